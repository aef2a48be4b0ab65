// US states, the district, territories, freely associated states, and military post, with their two-letter codes (USPS Publication 28, appendix B).

import { type StateCode, stateCodes } from './state-codes.ts';

const names: Readonly<Record<StateCode, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  DC: 'District of Columbia',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  FM: 'Federated States of Micronesia',
  MH: 'Marshall Islands',
  PW: 'Palau',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};

/** What a code stands for. Homes are only in the first three kinds; addresses may have any. */
export type StateKind = 'state' | 'district' | 'territory' | 'associated' | 'military';

const otherKinds: Partial<Record<StateCode, StateKind>> = {
  DC: 'district',
  AS: 'territory',
  GU: 'territory',
  MP: 'territory',
  PR: 'territory',
  VI: 'territory',
  FM: 'associated',
  MH: 'associated',
  PW: 'associated',
  AA: 'military',
  AE: 'military',
  AP: 'military',
};

/** Returns the name of a code: `MA` is Massachusetts. */
export const stateName = (code: StateCode): string => names[code];

/** Returns what the code stands for. */
export const stateKind = (code: StateCode): StateKind => otherKinds[code] ?? 'state';

/** Returns the code for a code or full name in any case (`massachusetts`, `ma`), or `undefined`. */
export function stateCodeOf(text: string): StateCode | undefined {
  const wanted = text.trim().toLowerCase();
  return stateCodes.find((code) => code.toLowerCase() === wanted || names[code].toLowerCase() === wanted);
}

/** The state selector's options, by name. Compared without a locale, because all are plain ASCII and loading one adds 8 ms to every cold start. */
export const stateOptions: readonly { id: StateCode; text: string }[] = stateCodes
  .map((code) => ({ id: code, text: names[code] }))
  .sort((a, b) => (a.text < b.text ? -1 : 1));
