import type { Statement, StatementLine } from '../model/contract-version.ts';
import type { Payer } from '../model/selection.ts';
import { allocate } from '../pricing/allocate.ts';
import { requiredSentences } from './statement-of.ts';

/** Returns what is charged by a line, and what of a cash advance the home pays. A line in which none of this differs stays as it was signed. */
const asCharged = ({ label, quantity, unit, unitCents, amountCents, cashAdvance }: StatementLine): string => {
  const { payee, costCents, rebateCents, standing } = cashAdvance ?? {};
  return JSON.stringify([label, quantity, unit, unitCents, amountCents, payee, costCents, rebateCents, standing]);
};

const owedBy = (payers: Statement['payers']): number => payers.reduce((sum, { shareCents }) => sum + shareCents, 0);

/**
 * Returns what each payer owes of another total that nobody signs: what they agreed on, if that adds up to it, and otherwise as before, with the difference divided by
 * their shares. Fixed amounts don't follow a total, and the charges are what they are.
 */
function sharesAfter(before: Statement, { payers, totals }: Statement): Statement['payers'] {
  const { totalCents } = totals;
  const shares = new Map(payers.map(({ contactId, shareCents }) => [contactId, shareCents]));
  const agreed = before.payers.map((payer) => ({ ...payer, shareCents: shares.get(payer.contactId) ?? 0 }));
  if (before.payers.length === 0 || owedBy(agreed) === totalCents) return agreed;
  const weights = before.payers.map(({ shareCents }) => shareCents);
  const isOwed = weights.some((weight) => weight > 0);
  const parts = allocate(totalCents - owedBy(before.payers), isOwed ? weights : weights.map(() => 1));
  return before.payers.map((payer, at) => ({ ...payer, shareCents: payer.shareCents + parts[at]! }));
}

const sumOf = (lines: readonly StatementLine[]): number => lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
const advancesOf = ({ lines }: Statement): number =>
  sumOf(lines.filter(({ section, amountCents }) => section === 'cash-advances' && amountCents > 0));

/**
 * Returns a statement that nobody signs, such as one of actual charges: what was agreed on before, with its lines, sums, and shares as they are now. The people, the
 * rules, and the lists that were given are those of the statement before it. So the same charges again are the same statement.
 */
export function unsignedStatement(before: Statement, after: Statement): Statement {
  const agreed = new Map(before.lines.map((line) => [line.key, line]));
  const lines = after.lines.map((line) => {
    const former = agreed.get(line.key);
    return former && asCharged(former) === asCharged(line) ? former : line;
  });
  const { servicesCents, merchandiseCents, cashAdvancesCents } = before.totals;
  const sums = { servicesCents, merchandiseCents, cashAdvancesCents: cashAdvancesCents + advancesOf(after) - advancesOf(before) };
  return {
    ...before,
    lines,
    unpriced: after.unpriced,
    totals: { ...after.totals, ...sums },
    payers: sharesAfter(before, after),
    sentences: requiredSentences(lines),
  };
}

/** Returns payers with fixed amounts as a statement that nobody signed divides its total. */
export const payersAfter = (payers: readonly Payer[], statement: Statement): Payer[] =>
  payers.map((payer) => {
    const share = statement.payers.find(({ contactId }) => contactId === payer.contactId)?.shareCents;
    return payer.amountCents === undefined || share === undefined ? payer : { ...payer, amountCents: share };
  });
