import { staleCase } from '#functions/cases/changing/change-case.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { screenChanged } from '#functions/table/conference.ts';
import { heldVersion, newVersionWrites, readFrozen } from '#functions/table/contract-version.ts';
import { type SelectionRow, selectionWrite } from '#functions/table/selection.ts';
import type { Write } from '#functions/table/table.ts';
import { MAX_CONTRACT_VERSIONS, type Statement } from '#shared/model/contract-version.ts';
import type { CashAdvance, Selection } from '#shared/model/selection.ts';
import { contractChange } from '#shared/statement/contract-change.ts';
import { payersAfter } from '#shared/statement/unsigned-statement.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { admit, caseFor } from '../access/case-access.ts';
import { tell } from '../changing/timeline-of.ts';
import { type LedgerChange, postEntries, readSeenMoney, type SeenMoney } from '../money/post-entries.ts';
import { checkAct } from './change-contract.ts';
import { readContractFile } from './contract-file.ts';
import { draftStatement } from './draft-statement.ts';
import { refuseFindings, versionOf } from './open-contract.ts';
import { amendedEvent, heldChange, termsOf } from './post-version.ts';

/** The actual charge of a cash advance, by its line. */
type Actual = { lineKey: string; payee?: string | undefined; amountCents: number; costCents: number; rebateCents: number };

const isOf = (actual: Actual, { id, lineKey }: CashAdvance): boolean => actual.lineKey === (lineKey ?? `advance:${id}`);

/** Returns the cash advances of a statement that have an actual charge now. Refuses lines that aren't cash advances. */
function advancesWith(
  { cashAdvances }: Selection,
  { lines }: Statement,
  actuals: readonly Actual[],
  newId: () => string,
): CashAdvance[] {
  const errors = actuals.flatMap(({ lineKey }, at) =>
    lines.some(({ key, cashAdvance }) => key === lineKey && cashAdvance) ||
    cashAdvances.some((each) => isOf({ lineKey } as Actual, each))
      ? []
      : [{ field: `advances.${at}.lineKey`, message: 'This isn’t a cash advance of the contract.' }],
  );
  if (errors.length > 0) throw problem('invalid_input', { errors });
  const known = cashAdvances.map((advance) => {
    const actual = actuals.findLast((each) => isOf(each, advance));
    return actual ? { ...advance, ...charged(actual, advance.payee) } : advance;
  });
  const added = actuals
    .filter((actual) => !cashAdvances.some((advance) => isOf(actual, advance)))
    .map((actual): CashAdvance => {
      const line = lines.find(({ key }) => key === actual.lineKey)!;
      return { id: newId(), lineKey: line.key, name: line.label, origin: 'amendment', ...charged(actual, '') };
    });
  return [...known, ...added];
}

const charged = ({ payee, amountCents, costCents, rebateCents }: Actual, before: string) => ({
  payee: payee ?? before,
  ...{ amountCents, costCents, rebateCents },
  standing: 'actual' as const,
});

/** Returns what puts the charges into the selection, too: an amendment that is being prepared amends the version that they made. */
function amendingWrites(
  id: string,
  row: SelectionRow | undefined,
  { next, advances, before, newId }: { next: number; advances: readonly Actual[]; before: Statement; newId: () => string },
  savedBy: string,
): Write[] {
  if (!row) return [];
  const selection = { ...row.selection, cashAdvances: advancesWith(row.selection, before, advances, newId) };
  return [selectionWrite(id, { ...row, selection, amends: row.amends === null ? null : next }, savedBy)];
}

/** Refuses to change anything besides cash advances, and what follows from them. */
function checkAlone(before: Statement, after: Statement): void {
  const { added, removed, changed } = contractChange(before, after);
  const isOther = ({ section }: Statement['lines'][number]) =>
    section !== 'cash-advances' && section !== 'discounts' && section !== 'taxes';
  const other = [...added, ...removed, ...changed.map((each) => each.after)].find(isOther);
  if (other)
    throw problem('conflict', {
      detail: `${other.label} would change with this, and only cash advances may. Start an amendment instead.`,
    });
}

/** Returns what entering actual charges changes of a contract. */
async function actualsChange(
  context: OperationContext,
  { record, stored }: Pick<SeenMoney, 'record' | 'stored'>,
  { number, advances }: { number: number; advances: readonly Actual[] },
): Promise<LedgerChange> {
  const { table, now, newId } = context;
  const { membership } = await admit(context, record);
  const file = await readContractFile(context, record);
  checkAct(file, file.row, membership, 'record-actuals');
  const held = heldVersion(file)!;
  if (held.number !== number)
    throw staleCase('Another version is in force by now. Reload the page, and enter the charges again.');
  if (file.versions.length >= MAX_CONTRACT_VERSIONS)
    throw problem('conflict', { detail: `A contract has at most ${MAX_CONTRACT_VERSIONS} versions.` });
  const frozen = (await readFrozen(table, record.id, [number])).get(number)!;
  const before = frozen.statement;
  const entered = { ...frozen.selection, cashAdvances: advancesWith(frozen.selection, before, advances, newId) };
  const { statement, findings } = await draftStatement(context, file, { selection: entered, amends: number, isUnsigned: true });
  checkAlone(before, statement);
  refuseFindings(findings);
  const selection = { ...entered, payers: payersAfter(entered.payers, statement) };
  const next = await versionOf(context, file, { statement, documentId: null });
  if (next.hash === held.hash)
    throw problem('conflict', { detail: `Version ${number} has these charges already. Change one of them, or cancel.` });
  const today = dateInZone(now.toISOString(), file.home.timeZone);
  const version = { ...next, kind: 'actuals', standing: 'signed', signedOn: today } as const;
  return {
    ...heldChange(context, { record, stored }, { number: next.number, before, after: statement }, today),
    terms: termsOf(statement),
    writes: [
      ...newVersionWrites(version, { statement, selection }),
      screenChanged(record.id),
      ...amendingWrites(record.id, file.row, { next: next.number, advances, before, newId }, callerName(context)),
      tell(context, record.id, { kind: 'actuals-recorded' }),
    ],
    events: () => [amendedEvent(context, record, { version, frozen: { statement, selection }, before }, today)],
  };
}

/**
 * Enters the actual charges of cash advances into a signed contract: a version of its own, which nobody signs, and nothing but cash advances changes in it. What isn't
 * entered stays as it is, and what was entered is corrected by entering it again. The difference is posted in the same transaction. An amendment that is being prepared gets them, too.
 */
export async function recordActualsOf(
  context: OperationContext,
  { id, ...actuals }: { id: string; number: number; advances: readonly Actual[] },
): Promise<void> {
  const { record } = await caseFor(context, id);
  const read = () => readSeenMoney(context, record);
  await postEntries(context, await read(), (seen) => actualsChange(context, seen, actuals), read);
}
