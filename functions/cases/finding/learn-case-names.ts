import { type CaseRecord, readCase } from '#functions/table/case.ts';
import { learnNames } from '#functions/table/case-names.ts';
import type { Table } from '#functions/table/table.ts';
import { wordsOf } from '#shared/cases/words-of.ts';

/** Returns the names of the people of a case: the decedent, and its first contacts. Their phone numbers are no names. */
export const personWords = ({ decedentFullName, peopleWords }: Pick<CaseRecord, 'decedentFullName' | 'peopleWords'>): string[] =>
  wordsOf(`${decedentFullName} ${peopleWords}`).filter((word) => /\D/.test(word));

/** Lets a case be found by its people's names as they are now, even mistyped. A hidden case is learned when it is restored. */
export async function learnCaseNames(table: Table, caseId: string): Promise<void> {
  const record = await readCase(table, caseId);
  if (!record || record.deletedOn !== undefined) return;
  const { id, createdOn, providerLocationId } = record;
  await learnNames(table, providerLocationId, [{ id, createdOn, names: personWords(record) }]);
}
