import type { ContractChange, Statement, StatementLine } from '../model/contract-version.ts';

/** Returns what a family reads of a line besides how many there are. */
const perUnit = ({ label, unit, unitCents, cashAdvance }: StatementLine): string =>
  JSON.stringify([label, unit, unitCents, cashAdvance?.standing, cashAdvance?.payee]);

/** Returns what a family reads of a line: a change of anything else, such as the list that it traces to, isn't a change of the contract. */
const asRead = (line: StatementLine): string => JSON.stringify([perUnit(line), line.quantity, line.amountCents]);

/** Tells whether a line only adds more of what was agreed on, at the same price. More of what reduces a price isn't that. */
export const isMoreOf = (before: StatementLine, after: StatementLine): boolean =>
  perUnit(before) === perUnit(after) && after.unitCents >= 0 && after.quantity > before.quantity;

/**
 * Returns how one version of a contract changes into the next, line by line in the order of the statement, with the old and the new total. What is added, less what
 * is removed, and the changes add up to the difference, to the cent.
 */
export function contractChange(
  before: Pick<Statement, 'lines' | 'totals'>,
  after: Pick<Statement, 'lines' | 'totals'>,
): ContractChange {
  const then = new Map(before.lines.map((line) => [line.key, line]));
  const now = new Map(after.lines.map((line) => [line.key, line]));
  const [beforeCents, afterCents] = [before.totals.totalCents, after.totals.totalCents];
  return {
    added: after.lines.filter(({ key }) => !then.has(key)),
    removed: before.lines.filter(({ key }) => !now.has(key)),
    changed: after.lines.flatMap((line) => {
      const former = then.get(line.key);
      return former && asRead(former) !== asRead(line) ? [{ before: former, after: line }] : [];
    }),
    beforeCents,
    afterCents,
    differenceCents: afterCents - beforeCents,
  };
}
