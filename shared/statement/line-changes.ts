import type { Statement, StatementLine } from '../model/contract-version.ts';
import { quantityWords } from '../pricing/quantity-words.ts';
import { formatCents } from '../values/money.ts';
import { contractChange } from './contract-change.ts';

/** A line that a version of a contract adds, removes, or changes, with formatted amounts. */
export type LineChange = { name: string; before: string | null; after: string | null };

const priceWords = (line: StatementLine): string => {
  const quantity = quantityWords(line);
  return quantity ? `${quantity} = ${formatCents(line.amountCents)}` : formatCents(line.amountCents);
};

/** Returns what a version changes of the one before it, line by line, for those who read or sign it. */
function lineChangesOf(before: Pick<Statement, 'lines' | 'totals'>, after: Pick<Statement, 'lines' | 'totals'>): LineChange[] {
  const { added, removed, changed } = contractChange(before, after);
  return [
    ...added.map((line) => ({ name: line.label, before: null, after: priceWords(line) })),
    ...removed.map((line) => ({ name: line.label, before: priceWords(line), after: null })),
    ...changed.map((each) => ({ name: each.after.label, before: priceWords(each.before), after: priceWords(each.after) })),
  ];
}

/** Returns what the reader of a version has to know of its sums: what several pay is named only to those who pay it. */
export function ownSumsOf(statement: Statement, before: Statement | undefined, contactId: string | undefined) {
  const { payers, totals, dueOn } = statement;
  const own = payers.find((payer) => payer.contactId === contactId);
  return {
    totalCents: totals.totalCents,
    shareCents: payers.length > 1 && own ? own.shareCents : null,
    dueOn,
    change: before ? { totalCents: before.totals.totalCents, lines: lineChangesOf(before, statement) } : null,
  };
}
export type OwnSums = ReturnType<typeof ownSumsOf>;
