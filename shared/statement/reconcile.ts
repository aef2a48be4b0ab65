import type { Statement, StatementFinding, StatementLine } from '../model/contract-version.ts';
import { checkFees } from './checks/check-fees.ts';
import { checkFunding } from './checks/check-funding.ts';
import { checkGiven } from './checks/check-given.ts';
import { checkLikely } from './checks/check-likely.ts';
import { checkLines } from './checks/check-lines.ts';
import { checkStatement } from './checks/check-statement.ts';
import { checkWording } from './checks/check-wording.ts';
import { contractChange } from './contract-change.ts';
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

/** Returns whether a line says what else of the statement the basic services fee is in, or is charged beside. */
const isBesideFee = ({ section, gplLine }: StatementLine): boolean =>
  section === 'services' || section === 'package' || gplLine === 'caskets';

/**
 * Returns what is wrong with a statement that amends a signed one. What was signed stays valid, even if we'd refuse it today: a problem that the signed
 * version has at an unchanged line is only a warning. Otherwise nobody could charge what the florist billed.
 */
export function reconcileAfter(
  signed: Statement,
  statement: Statement,
  lists: StatementLists,
  options: ReconcileOptions = {},
): StatementFinding[] {
  const kept = { ...options, kept: signed.lines };
  const wordsOf = new Map(reconcile(signed, lists, kept).map(({ id, words }) => [id, words]));
  const { added, removed, changed } = contractChange(signed, statement);
  const others = [...added, ...removed, ...changed.map(({ after }) => after)];
  const touched = new Set(others.map(({ key }) => key));
  const isSame = ({ id, code, lineKey, words }: StatementFinding): boolean =>
    wordsOf.get(id) === words &&
    (lineKey === null || !touched.has(lineKey)) &&
    (code !== 'basic-fee-twice' || !others.some(isBesideFee));
  return reconcile(statement, lists, kept).map((each) => (isSame(each) ? { ...each, severity: 'warn' } : each));
}

/** Returns whether a contract with these findings may be opened and signed. */
export const mayBeSigned = (findings: readonly StatementFinding[]): boolean =>
  findings.every(({ severity }) => severity !== 'must');
