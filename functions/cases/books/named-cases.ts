import { type CaseRecord, readCases } from '#functions/table/case.ts';
import type { Table } from '#functions/table/table.ts';

export type NamedCase = { caseId: string; caseNumber: string; caseName: string };

/** Reads what cases are called, each once: a hundred in a request. What isn't there any more has no number and no name. */
export async function namedCases(table: Table, ids: readonly string[]): Promise<(caseId: string) => NamedCase> {
  const records = await readCases(table, [...new Set(ids)]);
  const known = new Map<string, CaseRecord>(records.map((record) => [record.id, record]));
  return (caseId) => {
    const { caseNumber = '', decedentFullName: caseName = '' } = known.get(caseId) ?? {};
    return { caseId, caseNumber, caseName };
  };
}
