import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { heldVersion, readFrozen } from '#functions/table/contract-version.ts';
import { ledgerKeys, storedMoneyIn } from '#functions/table/ledger.ts';
import { selectionWrite } from '#functions/table/selection.ts';
import type { AtNeedPreview, TurnedLine } from '#shared/contract/at-need-views.ts';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import { appliedFunds, isGuaranteed } from '#shared/ledger/pre-need.ts';
import { typeMoves } from '#shared/lifecycles/case-type.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import type { Membership } from '#shared/model/membership.ts';
import { namedDrops, namesInLines } from '#shared/pricing/dropped-names.ts';
import { isOfGuarantee, turnedSelection } from '#shared/statement/guarantee.ts';
import { caseFor } from '../access/case-access.ts';
import { allowedMove } from '../changing/allowed-move.ts';
import { about, changeCase } from '../changing/change-case.ts';
import { tell } from '../changing/timeline-of.ts';
import { moneyNow } from '../money/money-of-case.ts';
import { checkAct } from './change-contract.ts';
import { type ContractFile, readContractFile } from './contract-file.ts';
import { draftStatement } from './draft-statement.ts';
import { selectionView } from './selection-view.ts';

/** Reads a pre-need contract that can be turned at-need now, with the selection that it becomes; 409 if it can't. */
async function turnable(context: OperationContext, file: ContractFile, membership: Membership) {
  checkAct(file, file.row, membership, 'turn');
  const { number } = heldVersion(file)!;
  const { statement, selection } = (await readFrozen(context.table, file.record.id, [number])).get(number)!;
  return { number, contract: statement, turned: turnedSelection(selection, statement, number) };
}

/** Returns what a line comes to after what reduces it, US cents; with or without what a guarantee takes off. Null without such a line. */
function netOf({ lines }: Statement, key: string, withGuarantee: boolean): number | null {
  const own = lines.filter((line) => line.key === key || (line.reduces === key && (withGuarantee || !isOfGuarantee(line))));
  return own.length > 0 ? own.reduce((sum, { amountCents }) => sum + amountCents, 0) : null;
}

/** Sets the lines of a pre-need contract, today's list, and the new statement side by side. */
function turnedLines(contract: Statement, statement: Statement): TurnedLine[] {
  const lines = [...statement.lines, ...contract.lines].filter(({ reduces }) => reduces === undefined);
  const once = new Map(lines.map((line) => [line.key, line]));
  return [...once.values()].map((line) => ({
    key: line.key,
    label: line.label,
    isGuaranteed: contract.lines.some(({ key }) => key === line.key) && isGuaranteed(contract, line),
    preNeedCents: netOf(contract, line.key, true),
    todayCents: netOf(statement, line.key, false),
    newCents: netOf(statement, line.key, true),
  }));
}

/** Returns what a pre-need contract would become by today's list, and how what is held pays for it. Changes nothing. */
export async function atNeedPreviewOf(context: OperationContext, id: string): Promise<AtNeedPreview> {
  const { record, membership } = await caseFor(context, id);
  const [file, row] = await Promise.all([
    readContractFile(context, record),
    context.table.get(ledgerKeys.money(id), { consistent: true }),
  ]);
  const { number, contract, turned } = await turnable(context, file, membership);
  const { statement, dropped } = await draftStatement(context, file, { selection: turned, amends: number });
  const stored = await storedMoneyIn(row ? [row] : [], id);
  const funds = appliedFunds(moneyNow({ record, stored }, context.now), contract);
  return {
    version: number,
    lines: turnedLines(contract, statement),
    preNeedTotalCents: contract.totals.totalCents,
    newTotalCents: statement.totals.totalCents,
    ...funds,
    balanceCents: statement.totals.totalCents - funds.creditCents,
    dropped: namedDrops(file.home, dropped, namesInLines(contract.lines), turned.choices.timing),
  };
}

/** Returns what makes a case At-need with its contract, unless it is that already. Its progress follows from the event. */
function typeChange(context: OperationContext, record: CaseRecord, membership: Membership) {
  const { type: from, providerLocationId } = record;
  if (from === 'at-need') return { events: [], writes: [] };
  allowedMove(typeMoves(record, membership), 'at-need', '');
  return {
    set: { type: 'at-need' as const, newCaseOptions: 'pre-need-turned-at-need' as const },
    expected: { type: from },
    events: [context.event('case.type-changed', { ...about(record), from, to: 'at-need' }, providerLocationId)],
    writes: [tell(context, record.id, { kind: 'type-changed', from, to: 'at-need' })],
  };
}

/**
 * Begins the statement of a funeral from its pre-need contract, as an amendment that is signed like any other: the same choices by today's list, and guaranteed prices
 * as they were. The contract holds until everyone has signed it. Of two people who do so, the second is told (409).
 */
export async function turnAtNeedOf(context: OperationContext, id: string): Promise<SelectionView> {
  const { record, membership } = await caseFor(context, id);
  const file = await readContractFile(context, record);
  if (!file.row) throw problem('not_found');
  const { number, turned } = await turnable(context, file, membership);
  const row = { ...file.row, selection: turned, amends: number };
  const { writes, ...change } = typeChange(context, record, membership);
  const told = { kind: 'amendment-started', subject: 'the statement of the funeral' } as const;
  await changeCase(context, record, {
    ...change,
    writes: [selectionWrite(id, row, callerName(context)), ...writes, tell(context, id, told)],
  });
  const after = { ...file, record: { ...record, type: 'at-need' as const }, row: { ...row, version: row.version + 1 } };
  return selectionView(context, after, membership);
}
