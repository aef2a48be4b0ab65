import type { Statement, StatementFinding } from '../model/contract-version.ts';
import { checkFees } from './checks/check-fees.ts';
import { checkFunding } from './checks/check-funding.ts';
import { checkGiven } from './checks/check-given.ts';
import { checkLikely } from './checks/check-likely.ts';
import { checkLines } from './checks/check-lines.ts';
import { checkStatement } from './checks/check-statement.ts';
import { checkWording } from './checks/check-wording.ts';
import type { ReconcileOptions, StatementLists } from './listed-prices.ts';

/**
 * Returns what is wrong with a statement (docs/decisions.md, Contract and payments), each with its clause and how to fix it. What `must` be fixed keeps a
 * contract from being opened and signed.
 */
export function reconcile(statement: Statement, lists: StatementLists, options: ReconcileOptions = {}): StatementFinding[] {
  const found = [
    ...checkGiven(statement, lists, options),
    ...checkLines(statement, lists, options),
    ...checkFees(statement, lists),
    ...checkWording(statement),
    ...checkStatement(statement, options),
    ...checkFunding(statement),
    ...checkLikely(statement, options),
  ];
  return [...new Map(found.map((each) => [each.id, each])).values()];
}

/** Returns whether a contract with these findings may be opened and signed. */
export const mayBeSigned = (findings: readonly StatementFinding[]): boolean =>
  findings.every(({ severity }) => severity !== 'must');
