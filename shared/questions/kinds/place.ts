import type { Address } from '../../model/address.ts';
import { placeOfDeath } from '../../model/enumerations/place-of-death.ts';
import type { FieldType } from '../../model/enumerations/question.ts';
import { formatAddress } from '../../values/format-address.ts';
import { checkAddress } from './check-address.ts';
import type { QuestionKind } from './kind.ts';
import { hasWords, isObject } from './values.ts';

/** Parts that nobody typed: a country alone is the form's default, and ids and coordinates come from lookups. */
const untyped: ReadonlySet<string> = new Set(['id', 'country', 'countryCode', 'lat', 'lon'] satisfies (keyof Address)[]);

/** Writes an address. A postal address has no floor or room, but those help find the person; a county alone is better than nothing. */
function addressWords(stored: object): string {
  const value: Partial<Address> = Object.fromEntries(Object.entries(stored).filter(([, words]) => typeof words === 'string'));
  const outside = formatAddress({ ...value, stateCode: value.stateCode ?? value.state }) || value.formatted;
  const inside = [value.floor && `floor ${value.floor}`, value.room && `room ${value.room}`];
  const parts = [value.otherLocationName, outside, ...inside].filter(Boolean);
  if (parts.length > 0) return parts.join(', ');
  return [value.county, placeOfDeath.has(value.locationType) && placeOfDeath.label(value.locationType)]
    .filter(Boolean)
    .join(', ');
}

/** Places. */
export const places = {
  address: {
    isAnswered: (value) =>
      isObject(value) && Object.entries(value).some(([part, typed]) => !untyped.has(part) && hasWords(typed)),
    check: checkAddress,
    say: addressWords,
    fact: 'presence',
  },
} satisfies Partial<Record<FieldType, QuestionKind>>;
