// US states, the district, territories, freely associated states and military post, with their two-letter codes (USPS Publication 28, appendix B).

/** Code, full name, kind. */
const table = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
  ['DC', 'District of Columbia', 'district'],
  ['AS', 'American Samoa', 'territory'],
  ['GU', 'Guam', 'territory'],
  ['MP', 'Northern Mariana Islands', 'territory'],
  ['PR', 'Puerto Rico', 'territory'],
  ['VI', 'U.S. Virgin Islands', 'territory'],
  ['FM', 'Federated States of Micronesia', 'associated'],
  ['MH', 'Marshall Islands', 'associated'],
  ['PW', 'Palau', 'associated'],
  ['AA', 'Armed Forces Americas', 'military'],
  ['AE', 'Armed Forces Europe', 'military'],
  ['AP', 'Armed Forces Pacific', 'military'],
] as const;

/** A two-letter code of the US postal service. */
export type StateCode = (typeof table)[number][0];

/** What a code stands for; homes stand only in the first three kinds, addresses may have any. */
export type StateKind = 'state' | 'district' | 'territory' | 'associated' | 'military';

/** All 62 codes: 50 states first, then the others. */
export const stateCodes = table.map(([code]) => code) as [StateCode, ...StateCode[]];

const names = new Map<string, string>(table.map(([code, name]) => [code, name]));
const kinds = new Map<string, StateKind>(table.map(([code, , kind]) => [code, (kind ?? 'state') as StateKind]));

/** Whether the text is a code, in capitals. */
export function isStateCode(text: string): text is StateCode {
  return names.has(text);
}

/** `MA` is Massachusetts. */
export function stateName(code: StateCode): string {
  return names.get(code) as string;
}

/** What the code stands for. */
export function stateKind(code: StateCode): StateKind {
  return kinds.get(code) as StateKind;
}

/** The code of a code or a full name in any case (`massachusetts`, `ma`), or `undefined`. */
export function stateCodeOf(text: string): StateCode | undefined {
  const wanted = text.trim().toLowerCase();
  return table.find(([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)?.[0];
}

/** The state selector's options, by name. Compared without a locale, which all are plain ASCII: loading one costs every cold start 8 ms. */
export const stateOptions: readonly { id: StateCode; text: string }[] = table
  .map(([code, name]) => ({ id: code, text: name }))
  .sort((a, b) => (a.text < b.text ? -1 : 1));
