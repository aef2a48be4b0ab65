import { caseKeys } from './case-keys.ts';
import { toItem } from './item.ts';
import type { Table } from './table.ts';
import { ConditionFailed, TableBusy } from './write-failures.ts';

/** The papers about money that are counted. Receipts have the number of their entry in the ledger. */
export type NumberedPaper = 'invoice' | 'account';
/** A paper that was given out: its number, the day that it has, and the hash of what it says. */
export type IssuedPaper = { number: number; on: string; hash: string };

type Issued = { last: Partial<Record<NumberedPaper, number>>; papers: Readonly<Record<string, IssuedPaper>> };

/** How many times a number is looked for while others take one. */
const MAX_TRIES = 10;

/**
 * Returns the number of a paper of a case: the one that it has if it says what it said when it was given out last, otherwise the next. No number is used twice.
 * `about` is the payer that it's for.
 */
export async function issuePaper(
  table: Table,
  { caseId, kind, about, hash, on }: { caseId: string; kind: NumberedPaper; about: string } & Omit<IssuedPaper, 'number'>,
): Promise<IssuedPaper> {
  const key = caseKeys.paperNumbers(caseId);
  const name = `${kind}#${about}`;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const item = await table.get(key, { consistent: true });
    const { last, papers } = (item ?? { last: {}, papers: {} }) as unknown as Issued;
    const before = papers[name];
    if (before?.hash === hash) return before;
    const issued = { number: (last[kind] ?? 0) + 1, on, hash };
    const version = (item?.version as number | undefined) ?? 0;
    const after: Issued = { last: { ...last, [kind]: issued.number }, papers: { ...papers, [name]: issued } };
    const put = toItem('paper-numbers', key, after, version + 1);
    try {
      await table.transact([version === 0 ? { put, unless: 'exists' } : { put, ifVersion: version }]);
      return issued;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw new TableBusy();
}
