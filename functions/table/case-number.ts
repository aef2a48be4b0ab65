import type { Key, Table, Write } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#CASE-NUMBERS`;
const yearKey = (locationId: string, year: number): Key => ({ pk: partition(locationId), sk: `YEAR#${year}` });
const lineKey = (locationId: string, year: number): Key => ({ pk: partition(locationId), sk: `LINE#${year}` });
const numberKey = (locationId: string, number: string): Key => ({
  pk: partition(locationId),
  sk: `NUMBER#${number.toLowerCase()}`,
});

/** How far a home has counted in a year: the `last` number that it gave out, and the last place in line that was `served`. */
export type CaseCount = { last: number; served: number };

/** Reads how far a home has counted in a year; 0 before the first. */
export async function readCaseCount(table: Table, locationId: string, year: number): Promise<CaseCount> {
  const item = await table.get(yearKey(locationId, year), { consistent: true });
  return { last: (item?.last as number | undefined) ?? 0, served: (item?.served as number | undefined) ?? 0 };
}

/**
 * Returns a place in line for the next number, each one higher than the last. A place is not a number: a request that dies with one leaves no gap among the
 * numbers, and the ones behind it don't wait long.
 */
export async function placeInLine(table: Table, locationId: string, year: number): Promise<number> {
  const { places } = await table.add(lineKey(locationId, year), { places: 1 }, { entityType: 'case-line' });
  return places as number;
}

/**
 * Counts on from `last`; fails if someone else has. Goes into the transaction that opens the case: a case that isn't opened leaves no gap. `served` is the
 * caller's place in line.
 */
export const countOn = (locationId: string, year: number, last: number, next: number, served?: number): Write => ({
  update: yearKey(locationId, year),
  set: { entityType: 'case-year', last: next, ...(served === undefined ? {} : { served }) },
  condition:
    last === 0
      ? { expression: 'attribute_not_exists(pk)' }
      : { expression: '#last = :last', names: { '#last': 'last' }, values: { ':last': last } },
});

/** Claims a number for a case; fails if another case of the home has it. Repeating the same claim succeeds. */
export const claimNumber = (locationId: string, number: string, caseId: string): Write => ({
  update: numberKey(locationId, number),
  set: { entityType: 'case-number', caseId },
  condition: { expression: 'attribute_not_exists(pk) OR caseId = :case', values: { ':case': caseId } },
});
export const releaseNumber = (locationId: string, number: string): Write => ({ delete: numberKey(locationId, number) });

/** Returns the case that has a number. */
export async function caseOfNumber(table: Table, locationId: string, number: string): Promise<string | undefined> {
  const item = await table.get(numberKey(locationId, number), { consistent: true });
  return item?.caseId as string | undefined;
}
