import type { Key, Table, Write } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#CASE-NUMBERS`;
const yearKey = (locationId: string, year: number): Key => ({ pk: partition(locationId), sk: `YEAR#${year}` });
const lineKey = (locationId: string, year: number): Key => ({ pk: partition(locationId), sk: `LINE#${year}` });
const numberKey = (locationId: string, number: string): Key => ({
  pk: partition(locationId),
  sk: `NUMBER#${number.toLowerCase()}`,
});

/** How far a home has counted in a year: the `last` number that it gave, and the last place in line that was `served`. */
export type CaseCount = { last: number; served: number };

/** Reads how far a home has counted in a year; 0 before the first. */
export async function readCaseCount(table: Table, locationId: string, year: number): Promise<CaseCount> {
  const item = await table.get(yearKey(locationId, year), { consistent: true });
  return { last: (item?.last as number | undefined) ?? 0, served: (item?.served as number | undefined) ?? 0 };
}

/**
 * Returns a place in line for the next number, each one more than the last. A place is no number: whoever dies with one leaves no gap among the
 * numbers, and those behind do not wait for long.
 */
export async function placeInLine(table: Table, locationId: string, year: number): Promise<number> {
  const { places } = await table.add(lineKey(locationId, year), { places: 1 }, { entityType: 'case-line' });
  return places as number;
}

/**
 * Counts on from `last`; fails where somebody else has. In the transaction that opens the case: a case that is not opened leaves no gap. `served` is
 * the place in line of whoever counts.
 */
export const countOn = (locationId: string, year: number, last: number, next: number, served?: number): Write => ({
  update: yearKey(locationId, year),
  set: { entityType: 'case-year', last: next, ...(served === undefined ? {} : { served }) },
  condition:
    last === 0
      ? { expression: 'attribute_not_exists(pk)' }
      : { expression: '#last = :last', names: { '#last': 'last' }, values: { ':last': last } },
});

/** Makes a number one case's; fails where another case of the home has it. The same claim made again holds. */
export const claimNumber = (locationId: string, number: string, caseId: string): Write => ({
  update: numberKey(locationId, number),
  set: { entityType: 'case-number', caseId },
  condition: { expression: 'attribute_not_exists(pk) OR caseId = :case', values: { ':case': caseId } },
});
export const releaseNumber = (locationId: string, number: string): Write => ({ delete: numberKey(locationId, number) });

/** Whose a number is. */
export async function caseOfNumber(table: Table, locationId: string, number: string): Promise<string | undefined> {
  const item = await table.get(numberKey(locationId, number), { consistent: true });
  return item?.caseId as string | undefined;
}
