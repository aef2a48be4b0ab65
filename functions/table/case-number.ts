import type { Key, Table, Write } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#CASE-NUMBERS`;
const yearKey = (locationId: string, year: number): Key => ({ pk: partition(locationId), sk: `YEAR#${year}` });
const numberKey = (locationId: string, number: string): Key => ({
  pk: partition(locationId),
  sk: `NUMBER#${number.toLowerCase()}`,
});

/** The last number that a home has given in a year by counting; 0 before the first. */
export async function lastCaseNumber(table: Table, locationId: string, year: number): Promise<number> {
  const item = await table.get(yearKey(locationId, year), { consistent: true });
  return (item?.last as number | undefined) ?? 0;
}

/** Counts on from `last`; fails where somebody else has. In the transaction that opens the case: a case that is not opened leaves no gap. */
export const countOn = (locationId: string, year: number, last: number, next: number): Write => ({
  update: yearKey(locationId, year),
  set: { entityType: 'case-year', last: next },
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
