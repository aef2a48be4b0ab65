import { createHash } from 'node:crypto';
import { contractSigned } from '#events/catalog/contract-signed.ts';
import { screenChanged } from '#functions/table/conference.ts';
import {
  type FrozenVersion,
  heldVersion,
  readContract,
  readFrozen,
  type VersionRow,
  versionWrite,
} from '#functions/table/contract-version.ts';
import { readSelection, selectionWrite } from '#functions/table/selection.ts';
import type { Write } from '#functions/table/table.ts';
import { chargePostings } from '#shared/ledger/charge-postings.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { contractChange } from '#shared/statement/contract-change.ts';
import { about } from '../changing/change-case.ts';
import { type CaseContext, tell } from '../changing/timeline-of.ts';
import { ledgerMoney } from '../money/money-of-case.ts';
import type { LedgerChange, NewEntry, SeenMoney } from '../money/post-entries.ts';
import { planStatusWrites } from './change-contract.ts';
import { appliedEntry, depositEntry, isPreNeed, isTurning, preNeedTermsOf } from './pre-need-version.ts';

/** Returns the id of the entry that posts what a version changes: the same however often that is tried. */
export function entryOfVersion(
  caseId: string,
  number: number,
  what: 'charges' | 'voided' | 'deposits' | 'applied' = 'charges',
): string {
  const hex = createHash('sha256').update(`${caseId}#contract#${number}#${what}`).digest('hex');
  // A version 8 UUID, which is made of whatever its maker likes (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What a version in force from now on posts: all of its charges, or the difference to the version before it. */
function chargeEntry(
  caseId: string,
  { number, before, after }: { number: number; before: Statement | null; after: Statement },
  effectiveOn: string,
): NewEntry {
  return {
    id: entryOfVersion(caseId, number),
    kind: before ? 'charge-change' : 'charge',
    effectiveOn,
    contractVersion: number,
    postings: chargePostings(before, after),
  };
}

/**
 * Returns what a version in force from now on enters. A pre-need contract charges nothing before the funeral: its deposits become its receipts. The statement of the
 * funeral that takes its place charges all of itself, and uses what is held.
 */
export function heldChange(
  context: Pick<CaseContext, 'now'>,
  { record, stored }: Pick<SeenMoney, 'record' | 'stored'>,
  version: { number: number; before: Statement | null; after: Statement },
  effectiveOn: string,
): Pick<LedgerChange, 'entries' | 'preNeed'> {
  const { number, before, after } = version;
  const money = ledgerMoney(stored, context.now);
  const dated = (what: 'deposits' | 'applied') => ({
    id: entryOfVersion(record.id, number, what),
    effectiveOn,
    contractVersion: number,
  });
  if (isPreNeed(after)) return { entries: [depositEntry(dated('deposits'), money)], preNeed: preNeedTermsOf(after) };
  if (before === null || !isTurning(before, after)) return { entries: [chargeEntry(record.id, version, effectiveOn)] };
  return {
    entries: [
      chargeEntry(record.id, { number, before: null, after }, effectiveOn),
      appliedEntry(dated('applied'), money, { before, after }),
    ],
    preNeed: null,
  };
}

/**
 * Returns when a statement is due, what a returned check costs by it, and whether a charge of it isn't known yet. `signedOn` is the day of the first contract's
 * last signature: what was due on it stays due on it, whatever is signed later. A pre-need contract charges none of its payers yet.
 */
export const termsOf = (statement: Statement, signedOn?: string): NonNullable<LedgerChange['terms']> => ({
  dueOn: statement.dueOn ?? (statement.rules?.isDueOnSigning ? signedOn : null),
  returnedCheckFeeCents: statement.rules?.returnedCheckFeeCents ?? null,
  isEstimate: statement.lines.some(({ cashAdvance }) => cashAdvance?.standing === 'estimate'),
  ...(isPreNeed(statement) ? {} : { namedPayers: statement.payers.map(({ contactId }) => contactId) }),
});

/** A version in force from now on, what it froze, and what the version before it froze. */
type NextHeld = { version: VersionRow; frozen: FrozenVersion; before: Statement | null };

/** Reads a version that waits for signatures on this document; undefined if it doesn't wait any more. */
async function signedVersion(
  { table }: Pick<CaseContext, 'table'>,
  caseId: string,
  documentId: string,
): Promise<NextHeld | undefined> {
  const { versions } = await readContract(table, caseId);
  const version = versions.find((each) => each.documentId === documentId);
  if (version?.standing !== 'open') return undefined;
  const held = heldVersion({ versions });
  const frozen = await readFrozen(table, caseId, held ? [version.number, held.number] : [version.number]);
  return { version, frozen: frozen.get(version.number)!, before: held ? (frozen.get(held.number)?.statement ?? null) : null };
}

/** Returns what ends an amendment, once it's signed. */
async function amendedWrites({ table }: Pick<CaseContext, 'table'>, caseId: string): Promise<Write[]> {
  const row = await readSelection(table, caseId);
  return row && row.amends !== null ? [selectionWrite(caseId, { ...row, amends: null }, '')] : [];
}

/** Returns the event that another version of a contract is in force. */
export function amendedEvent(
  context: CaseContext,
  record: SeenMoney['record'],
  { version, frozen, before }: NextHeld,
  amendedOn: string,
) {
  const differenceCents = before ? contractChange(before, frozen.statement).differenceCents : 0;
  const data = { ...about(record), number: version.number, amendedOn, differenceCents };
  return context.event('contract.amended', data, record.providerLocationId);
}

/**
 * Returns what the last signature on a version's document leads to: the version takes effect, its charges are posted, and whoever waits for a signed contract is told.
 * Null if that has happened, or the version was taken back before everyone had signed.
 */
export async function signingChange(
  context: CaseContext,
  { record, stored }: SeenMoney,
  { documentId, signedOn }: { documentId: string; signedOn: string },
): Promise<LedgerChange | null> {
  const next = await signedVersion(context, record.id, documentId);
  if (!next) return null;
  const { version, frozen, before } = next;
  const data = { ...about(record), signedOn };
  const event = before
    ? amendedEvent(context, record, next, signedOn)
    : context.event('contract.signed', data, record.providerLocationId);
  return {
    ...heldChange(context, { record, stored }, { number: version.number, before, after: frozen.statement }, signedOn),
    terms: termsOf(frozen.statement, before && !isTurning(before, frozen.statement) ? undefined : signedOn),
    writes: [
      versionWrite({ ...version, standing: 'signed', signedOn }),
      screenChanged(record.id),
      ...(before ? await amendedWrites(context, record.id) : await planStatusWrites(context, record, 'contract-signed')),
      tell(context, record.id, { kind: 'contract-signed', subject: before ? 'an amendment of the contract' : 'the contract' }),
    ],
    events: () => [event],
    ...(before ? {} : { move: () => (facts) => contractSigned.moves(facts, data) }),
  };
}
