import { priceListPaper } from '../../model/enumerations/price-list.ts';
import type { GeneralPriceList } from '../../model/general-price-list.ts';
import type { Finding, FindingPlace } from '../../model/price-list-finding.ts';
import { formatCalendarDate } from '../../values/dates.ts';
import { searchKey } from '../../values/text.ts';
import { finding } from './finding.ts';
import { hasPlaceholder } from './tells-something.ts';

/** Returns the digits of a number, with letters as on a telephone keypad. */
const digitsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => '22233344455566677778889999'[letter.charCodeAt(0) - 97] ?? '')
    .replace(/\D/g, '');

/**
 * Returns whether a text is a phone number that can be called: seven local digits, or ten of the North American plan, where neither the area code nor the
 * exchange begins with 0 or 1. "000-000-0000" and "TBD" aren't. A foreign number only needs enough digits.
 */
function isTelephone(text = ''): boolean {
  const number = text.replace(/\b(?:ext|extension|x)\b\.?\s*\d+\s*$/i, '');
  if (!/\d/.test(number)) return false;
  const digits = digitsOf(number).replace(/^1(?=\d{10}$)/, '');
  if (/^(\d)\1*$/.test(digits)) return false;
  if (digits.length === 10 && !/^\s*\+(?!1)/.test(number)) return /^[2-9]\d\d[2-9]/.test(digits);
  return digits.length >= 7;
}

/** The home's day, and the effective date of the current list. Without them, the check only requires that there is a date. */
export type CheckedOn = { today?: string; inForceOn?: string };

const HEAD = '16 CFR 453.2(b)(4)(i)(A)';
const TITLE = '16 CFR 453.2(b)(4)(i)(B)';
const DATE = '16 CFR 453.2(b)(4)(i)(C)';

const profile: FindingPlace = { kind: 'profile', label: 'General information' };
const dateSetting: FindingPlace = { kind: 'setting', field: 'effectiveOn', label: 'Effective date' };

const isName = (text = ''): boolean => /[\p{L}\p{N}]/u.test(text) && !hasPlaceholder(text);
const isAddress = (text = ''): boolean => /\p{L}{2}/u.test(text) && !hasPlaceholder(text);

/** Returns what a branch lacks, in words. A dash or a space doesn't count as text. */
const lacking = ({ name, address, telephone }: { name?: string; address?: string; telephone?: string } = {}): string[] => [
  ...(isName(name) ? [] : ['name']),
  ...(isAddress(address) ? [] : ['address']),
  ...(isTelephone(telephone) ? [] : ['telephone number']),
];

function checkBranches({ home, branches }: GeneralPriceList): Finding[] {
  const [own, ...further] = branches;
  // The home's own name is already at the head of the list.
  const missing = lacking({ ...own, name: home }).filter((part) => part !== 'name');
  return [
    ...(!isName(home)
      ? [
          finding({
            code: 'home-missing',
            clause: HEAD,
            place: profile,
            words: 'The list does not name the funeral home.',
            mend: 'Add the name of the home to its profile.',
          }),
        ]
      : []),
    ...(missing.length > 0
      ? [
          finding({
            code: 'branch-missing',
            clause: HEAD,
            place: profile,
            words: `The list doesn’t give the home’s ${missing.join(' or ')}.`,
            mend: `Add the ${missing.join(' and the ')} to the profile.`,
          }),
        ]
      : []),
    ...further.flatMap((branch) => {
      const { name } = branch;
      const parts = lacking(branch);
      return parts.length === 0
        ? []
        : [
            finding({
              code: 'branch-missing',
              clause: HEAD,
              place: { kind: 'setting', field: 'branches', label: name || 'Branch' },
              words: `The list doesn’t give the ${parts.join(' or ')} of the branch ${name}.`,
              mend: 'Complete the branch in the list’s settings, or remove it.',
              detail: name,
            }),
          ];
    }),
  ];
}

function checkDate({ effectiveOn }: GeneralPriceList, { today, inForceOn }: CheckedOn): Finding[] {
  const at = (code: 'effective-date-missing' | 'effective-date-future' | 'effective-date-before-last', words: string) => [
    finding({
      code,
      clause: DATE,
      place: dateSetting,
      words,
      mend: 'Set the date on which these prices take effect.',
      ...(today ? { fix: { target: 'settings' as const, set: { effectiveOn: today } }, fixWords: 'Set to today' } : {}),
    }),
  ];
  if (!effectiveOn) return at('effective-date-missing', 'The list has no effective date.');
  if (today && effectiveOn > today)
    return at(
      'effective-date-future',
      `The list says it takes effect on ${formatCalendarDate(effectiveOn)}, but its prices apply once it is published.`,
    );
  if (inForceOn && effectiveOn < inForceOn)
    return at(
      'effective-date-before-last',
      `The list says it took effect on ${formatCalendarDate(effectiveOn)}, before the current list (${formatCalendarDate(inForceOn)}).`,
    );
  return [];
}

/** Checks the head of the list: who, where, what, and since when. */
export function checkHead(content: GeneralPriceList, on: CheckedOn): Finding[] {
  const title = priceListPaper.label('gpl');
  return [
    ...checkBranches(content),
    ...(searchKey(content.title).includes(searchKey(title))
      ? []
      : [
          finding({
            code: 'title-missing',
            clause: TITLE,
            place: { kind: 'list', label: 'Title' },
            words: `The title doesn’t say "${title}".`,
            mend: `Title it "${title}".`,
          }),
        ]),
    ...checkDate(content, on),
  ];
}
