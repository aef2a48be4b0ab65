import { isDeepStrictEqual } from 'node:util';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { screenChanged } from '#functions/table/conference.ts';
import { lastTrustWrites, type SelectionRow, selectionWrite } from '#functions/table/selection.ts';
import type { SubmissionRecord } from '#functions/table/submission.ts';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import { reachedInConference } from '#shared/lifecycles/arrangement-status.ts';
import { whyNotSelect } from '#shared/lifecycles/contract-status.ts';
import type { ArrangementStep } from '#shared/model/enumerations/case.ts';
import type { SelectionOrigin } from '#shared/model/enumerations/statement.ts';
import type { Selection } from '#shared/model/selection.ts';
import { withSameWishes } from '#shared/planner/same-wishes.ts';
import { caseFor } from '../access/case-access.ts';
import { about, changeCase } from '../changing/change-case.ts';
import { tellOnce } from '../changing/tell-once.ts';
import { byOf } from '../changing/timeline-of.ts';
import { type ContractFile, contractStanding, readContractFile } from './contract-file.ts';
import { draftStatement, selectedTotal } from './draft-statement.ts';
import { firstSelection, primarySubmission } from './first-selection.ts';
import { selectionView } from './selection-view.ts';

/** Bytes of a selection with its answers: an item of the table can have 400 KB. */
const MAX_BYTES = 350_000;

type Saving = {
  version: number;
  selection: Selection;
  step?: ArrangementStep | undefined;
  kept?: readonly string[] | undefined;
  keptOf?: string | undefined;
};

/** Refuses purchasers and payers who aren't living people of the case, or are named twice. */
function checkPeople({ contacts }: ContractFile, { purchasers, payers }: Selection): void {
  const people = new Set(contacts.filter(({ contactType }) => contactType !== 'decedent').map(({ id }) => id));
  const errors = Object.entries({ purchasers, payers: payers.map(({ contactId }) => contactId) }).flatMap(([list, ids]) =>
    ids.flatMap((id, at) => {
      const field = `selection.${list}.${at}`;
      if (!people.has(id)) return [{ field, message: 'Choose someone from the contacts of this case.' }];
      return ids.indexOf(id) === at ? [] : [{ field, message: 'This person is listed twice.' }];
    }),
  );
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

type Dated = { by: string; on: string };

/** Returns pieces with who decided each and when: as it was, or the caller, now, if it's another one by now. */
function decided<Piece extends Dated>(pieces: readonly Piece[], before: readonly Piece[], now: Dated): Piece[] {
  const contentOf = ({ by: _by, on: _on, ...content }: Piece) => JSON.stringify(Object.entries(content).toSorted());
  const known = new Map(before.map((piece) => [contentOf(piece), piece]));
  return pieces.map((piece) => {
    const { by, on } = known.get(contentOf(piece)) ?? now;
    return { ...piece, by, on };
  });
}

/** Returns pieces with where each comes from: as it was, or from now on. */
const withOrigin = <Piece extends { id: string; origin: SelectionOrigin }>(
  pieces: readonly Piece[],
  before: readonly Piece[],
  origin: SelectionOrigin,
): Piece[] => pieces.map((piece) => ({ ...piece, origin: before.find(({ id }) => id === piece.id)?.origin ?? origin }));

/** Returns where each display service comes from, as far as that isn't what the selection was filled from. One that is as the plan has it was taken from the plan. */
function originsOf(
  after: Selection,
  before: Selection,
  { origin, sent }: { origin: SelectionOrigin; sent: SubmissionRecord | undefined },
): Selection['origins'] {
  const there = new Set(before.choices.selectedDisplayServices.map(({ displayServiceId: id }) => id));
  const inPlan = new Map(sent?.arrangement.selectedDisplayServices.map((each) => [each.displayServiceId, each]));
  return Object.fromEntries(
    after.choices.selectedDisplayServices.flatMap((each) => {
      const { displayServiceId: id } = each;
      const from = there.has(id) ? before.origins[id] : isDeepStrictEqual(each, inPlan.get(id)) ? 'plan' : origin;
      return from ? [[id, from] as const] : [];
    }),
  );
}

/** Returns how a funeral in the future is paid for, as it's kept. What was guaranteed when its contract was turned at-need is no longer the caller's to say. */
function fundingOf({ funding }: Selection, { funding: before }: Selection): Pick<Selection, 'funding'> {
  if (before?.turned) return { funding: before };
  return funding ? { funding: { ...funding, turned: undefined } } : {};
}

/**
 * Returns a selection as it's stored: the caller can't set who decided something, when, or where it comes from, and a question that was asked as a wish isn't asked
 * again.
 */
function settled(
  context: OperationContext,
  given: Selection,
  { record, home }: Pick<ContractFile, 'record' | 'home'>,
  { row: { selection: before, amends }, sent }: { row: SelectionRow; sent: SubmissionRecord | undefined },
): Selection {
  const now = { by: byOf(context).id ?? record.id, on: context.now.toISOString() };
  const origin = amends === null ? 'conference' : 'amendment';
  const { funding: _funding, ...rest } = given;
  return {
    ...rest,
    choices: withSameWishes(home, before.choices, given.choices),
    ...fundingOf(given, before),
    origins: originsOf(given, before, { origin, sent }),
    reductions: decided(given.reductions, before.reductions, now),
    quantityChanges: decided(given.quantityChanges, before.quantityChanges, now),
    specialOrders: withOrigin(given.specialOrders, before.specialOrders, origin),
    cashAdvances: withOrigin(given.cashAdvances, before.cashAdvances, origin),
  };
}

/**
 * Returns the lines that stay as they are, whatever the plan says: those that were kept before, as long as that was about the same sending of it. What the caller
 * keeps of an earlier sending says nothing about this one.
 */
function keptAfter(
  { kept }: SelectionRow,
  submissionId: string | undefined,
  { kept: keys, keptOf = submissionId }: Pick<Saving, 'kept' | 'keptOf'>,
): SelectionRow['kept'] {
  if (submissionId === undefined) return null;
  if (keys !== undefined && keptOf === submissionId) return { submissionId, keys: [...keys] };
  return kept?.submissionId === submissionId ? kept : null;
}

/**
 * Saves what was agreed on, over the version that the caller saw. The first save keeps what the plan or the case said. A step of the conference is kept in the
 * case, and the last one makes the arrangement ready for a contract.
 */
export async function saveSelectionOf(context: OperationContext, id: string, saving: Saving): Promise<SelectionView> {
  const { record, membership } = await caseFor(context, id);
  const file = await readContractFile(context, record);
  const sent = await primarySubmission(context, record);
  const row = file.row ?? (await firstSelection(context, file, sent));
  const whyNot = whyNotSelect(contractStanding(file, row));
  if (whyNot !== null) throw problem('conflict', { detail: whyNot });
  const stale = () =>
    staleRow(context, caseKeys.selection(id), 'changed what was agreed on in the meantime. Yours isn’t saved yet.');
  if (row.version !== saving.version) throw await stale();
  checkPeople(file, saving.selection);
  const selection = settled(context, saving.selection, file, { row, sent });
  if (Buffer.byteLength(JSON.stringify(selection)) > MAX_BYTES)
    throw problem('invalid_input', { errors: [{ field: 'selection', message: 'This is too much to keep. Shorten a text.' }] });
  const after: SelectionRow = { ...row, selection, kept: keptAfter(row, sent?.id, saving) };
  const { arrangementStatus: from, providerLocationId } = record;
  const to = row.amends === null ? reachedInConference(from, saving.step === 'summary-saved') : from;
  const isMoved = to !== from;
  const draft = await draftStatement(context, file, after);
  const selectedCents = selectedTotal(draft.statement);
  const set = {
    ...(isMoved ? { arrangementStatus: to } : {}),
    ...(saving.step ? { stepInProgress: saving.step } : {}),
    ...(row.amends === null && selectedCents !== record.selectedCents ? { selectedCents } : {}),
  };
  const event = context.event('arrangement.status-changed', { ...about(record), from, to }, providerLocationId);
  await changeCase(context, record, {
    ...(Object.keys(set).length > 0 ? { set, expected: { arrangementStatus: from } } : {}),
    events: isMoved ? [event] : [],
    writes: [
      selectionWrite(id, after, callerName(context)),
      ...lastTrustWrites(providerLocationId, selection),
      screenChanged(id),
      ...(await tellOnce(context, id, { kind: 'services-changed', subject: 'what was agreed on' })),
    ],
  });
  const saved = { ...file, record: { ...record, ...set }, row: { ...after, version: row.version + 1 } };
  return selectionView(context, saved, membership, draft);
}
