import { balancePaid, refundDueChanged } from '#events/catalog/payment-events.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { transactWithEvents } from '#functions/cases/changing/case-transaction.ts';
import { about, staleCase } from '#functions/cases/changing/change-case.ts';
import type { FactsMove } from '#functions/cases/changing/facts-of-case.ts';
import { byOf, type CaseContext } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import { bookKeys, booksIn, bookWrites } from '#functions/table/books.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { beforeNextTry, LONGEST_MS } from '#functions/table/chain.ts';
import { ledgerWrites, type StoredMoney } from '#functions/table/ledger.ts';
import { locationKeys } from '#functions/table/location.ts';
import { locationRowIn } from '#functions/table/location-row.ts';
import { ConditionFailed, TableBusy, type Write } from '#functions/table/table.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { overpaidCents, refundedPastWith } from '#shared/ledger/payment-status.ts';
import { moneyOf, withEntry } from '#shared/ledger/replay.ts';
import type { PreNeedTerms } from '#shared/model/funding.ts';
import { type LedgerEntry, ledgerEntrySchema, MAX_LEDGER_ENTRIES, type Money } from '#shared/model/ledger.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { ledgerMoney, type MoneyOfCase, readMoney } from './money-of-case.ts';
import { isPaidInFull } from './receipt-of.ts';
import { type Told, withTrustDue, writtenPayments } from './trust-due.ts';

/** An entry of a ledger, before it's known at which home it's made, and whether its day is closed there. */
export type NewEntry = Omit<LedgerEntry, 'locationId' | 'lateFor'>;

/** What a change enters, and what else it writes in the same transaction. */
export type LedgerChange = {
  /** One without postings is left out: nothing changed. */
  entries: readonly NewEntry[];
  /** By how much the sum of pending payments changes, US cents. */
  pendingCents?: number;
  /** When the signed contract is due (as before, if it doesn't say), whether a cash advance of it is still an estimate, its fee for a returned check, if any, and who pays it. */
  terms?: {
    dueOn: string | null | undefined;
    isEstimate: boolean;
    returnedCheckFeeCents?: number | null;
    namedPayers?: readonly string[];
  };
  /** The terms of the pre-need contract, if they change; null once it's turned at-need. */
  preNeed?: PreNeedTerms | null;
  /** Rows of the change, the timeline's entry among them. */
  writes?: readonly Write[];
  /** The events that report it, by what is owed after it. */
  events?: (after: Money) => readonly DomainEvent[];
  /** How it moves the facts of the case, by what is owed after it. */
  move?: (after: Money) => FactsMove;
};

/** What is known when a change is made, again after somebody else was first. */
export type SeenMoney = Pick<MoneyOfCase, 'record' | 'stored' | 'facts'>;
type MakeChange<Seen extends SeenMoney> = (seen: Seen) => LedgerChange | null | Promise<LedgerChange | null>;

export type Posted = Pick<StoredMoney, 'isEstimate' | 'returnedCheckFeeCents'> & {
  money: Money;
  entries: readonly LedgerEntry[];
  first: number;
};

/** Returns who makes an entry, as chains name them. A reaction acts for nobody. */
function actorOf(context: CaseContext): ChainEntryDraft['actor'] {
  const { kind, id, onBehalfOf } = byOf(context);
  if (kind === 'nobody' || id === null) return { kind: 'job', id: 'post-charges' };
  return { kind, id, ...(onBehalfOf ? { actsFor: onBehalfOf } : {}) };
}

const draftOf = (context: CaseContext, entry: LedgerEntry): ChainEntryDraft => {
  const at = context.now.toISOString();
  const data = JSON.parse(JSON.stringify(entry)) as ChainEntryDraft['data'];
  return { occurredOn: at, recordedOn: at, actor: actorOf(context), type: `ledger.${entry.kind}`, data };
};

/** Returns the sums after a change. */
function moneyAfter(
  stored: StoredMoney,
  change: Pick<LedgerChange, 'entries' | 'pendingCents' | 'terms' | 'preNeed' | 'writes'>,
  now: Date,
): Money {
  const before = ledgerMoney(stored, now);
  const { pendingCents, dueOn, preNeed, namedPayers, refundedPast, status: _, updatedOn: _on, ...sums } = before;
  const after = change.entries.reduce((each, entry) => withEntry(each, entry), sums);
  const beside = {
    pendingCents: pendingCents + (change.pendingCents ?? 0),
    dueOn: change.terms?.dueOn === undefined ? dueOn : change.terms.dueOn,
    preNeed: change.preNeed === undefined ? preNeed : change.preNeed,
    namedPayers: change.terms?.namedPayers === undefined ? namedPayers : [...change.terms.namedPayers],
    refundedPast: refundedPastWith(refundedPast, writtenPayments(change.writes ?? [])),
    updatedOn: now.toISOString(),
  };
  return moneyOf(after, beside);
}

/** Until when a home's books are closed, and the first day that is open from today on. */
type OpenDay = { closedThrough: string; firstOpen: string };

/** Reads what a closed day moves an entry to; null if no day is closed. Today itself may be closed already: then it's tomorrow. */
async function readOpenDay({ table, now }: CaseContext, locationId: string): Promise<OpenDay | null> {
  const items = await table.getMany([bookKeys.books(locationId), locationKeys.profile(locationId)], { consistent: true });
  const { closedThrough } = booksIn(items);
  if (closedThrough === null) return null;
  const today = dateInZone(now.toISOString(), locationRowIn(items)?.timeZone ?? 'UTC');
  return { closedThrough, firstOpen: today > closedThrough ? today : addDays(closedThrough, 1) };
}

/** A closed day takes nothing more: what is for it takes effect on the first open one, and says for which day it was. */
const onOpenDay = (entry: NewEntry, open: OpenDay | null): Omit<LedgerEntry, 'locationId'> =>
  open === null || entry.effectiveOn > open.closedThrough
    ? entry
    : { ...entry, effectiveOn: open.firstOpen, lateFor: entry.effectiveOn };

type Attempt = { seen: SeenMoney; change: LedgerChange; open: OpenDay | null; until: number };

/** Adds the event that reports that more is paid than is due from now on, or no longer, and what that makes of the facts. */
function withRefundDue(
  context: CaseContext,
  { id: caseId, providerLocationId: locationId }: CaseRecord,
  { before, after, day }: { before: Money; after: Money; day: string | undefined },
  told: Told,
): Told {
  const isDue = overpaidCents(after) > 0;
  if (day === undefined || isDue === overpaidCents(before) > 0) return told;
  const data = { caseId, locationId, since: isDue ? day : null };
  return {
    events: [...told.events, context.event('refund.due-changed', data, locationId)],
    move: (facts) => refundDueChanged.moves(told.move ? told.move(facts) : facts, data),
  };
}

/**
 * Moves the day on which a case was paid in full with whatever changes what is owed, such as a signature, an amendment, actual charges, or a void contract. A change
 * that reports nothing else reports that.
 */
function withPaidOn(
  context: CaseContext,
  { record, facts }: Pick<SeenMoney, 'record' | 'facts'>,
  { after, day }: { after: Money; day: string | undefined },
  told: Told,
): Told {
  const isPaid = isPaidInFull(after);
  if (day === undefined || isPaid === (facts?.facts.balancePaidOn !== undefined)) return told;
  const changed = () => context.event('case.facts-changed', about(record), record.providerLocationId);
  return {
    events: told.events.length > 0 ? told.events : [changed()],
    move: (known) => balancePaid(told.move ? told.move(known) : known, isPaid, day),
  };
}

/**
 * Returns whether the limit of entries holds for a change. It's for what people enter: what a processor reports, or a signature charges, has happened already, and what
 * only takes back, or changes what a contract charges, as voiding it does, is never in the way of putting a case right.
 */
const isLimited = (context: CaseContext, entered: readonly NewEntry[]): boolean =>
  byOf(context).kind !== 'nobody' && entered.some(({ kind }) => kind !== 'reversal' && kind !== 'charge-change');

/** Makes one attempt. Returns nothing if somebody else was first, others hold a row of it, or an entry's day is closed. */
async function attempt(context: CaseContext, { seen, change, open, until }: Attempt): Promise<Posted | undefined> {
  const { record, stored, facts } = seen;
  const { id: caseId, providerLocationId: locationId } = record;
  const entered = change.entries.filter(({ postings }) => postings.length > 0);
  if (isLimited(context, entered) && stored.head.sequence + entered.length > MAX_LEDGER_ENTRIES)
    throw problem('conflict', {
      detail: `The ledger of a case has at most ${MAX_LEDGER_ENTRIES.toLocaleString('en-US')} entries.`,
    });
  const entries = entered.map((entry) => ledgerEntrySchema.parse({ ...onOpenDay(entry, open), locationId }));
  const money = moneyAfter(stored, { ...change, entries }, context.now);
  const { isEstimate, returnedCheckFeeCents = null } = change.terms ?? stored;
  const beside = { isEstimate, returnedCheckFeeCents };
  const drafts = entries.map((entry) => draftOf(context, entry));
  const { ids, chain } = await ledgerWrites({ caseId, locationId, seen: stored, entries, drafts, money, ...beside });
  const told = { events: change.events?.(money) ?? [], move: change.move?.(money) };
  const balance = {
    before: ledgerMoney(stored, context.now),
    after: money,
    day: (entries.at(-1) ?? change.entries.at(-1))?.effectiveOn,
  };
  const refundDue = withRefundDue(context, record, balance, told);
  const moved = { after: money, writes: change.writes ?? [], isOtherContract: change.preNeed !== undefined };
  const { events, move } = withPaidOn(context, seen, balance, await withTrustDue(context, seen, moved, refundDue));
  const writes = [...(change.writes ?? []), ...ids, ...chain, ...bookWrites(locationId, entries)];
  try {
    await transactWithEvents(context, record, writes, { events, expected: facts, until, ...(move ? { move } : {}) });
    return { money, ...beside, entries, first: stored.head.sequence + 1 };
  } catch (error) {
    if (!(error instanceof ConditionFailed || error instanceof TableBusy)) throw error;
    return undefined;
  }
}

/**
 * Enters a change into the ledger of a case, and moves its sums with the rows, the facts, and the events of the change: all or nothing. If anything of it was
 * changed by somebody else first, `make` is asked again about what is there then. It may refuse, or find that everything is done already and return null, and
 * so does this. `read` reads more than the case with its money. Whether a day is closed is read only after an attempt failed: few are for a day that is.
 */
export async function postEntries<Seen extends SeenMoney>(
  context: CaseContext,
  seen: Seen,
  make: MakeChange<Seen>,
  read: () => Promise<Seen>,
): Promise<Posted | null> {
  const until = performance.now() + LONGEST_MS;
  for (let tries = 1; tries === 1 || performance.now() < until; tries += 1) {
    const now = tries === 1 ? seen : await read();
    const change = await make(now);
    if (!change) return null;
    const open = tries === 1 ? null : await readOpenDay(context, now.record.providerLocationId);
    const posted = await attempt(context, { seen: now, change, open, until });
    if (posted) return posted;
    await beforeNextTry(tries, () => context.randomBytes());
  }
  throw new TableBusy();
}

/** Reads what `postEntries` depends on if a change needs no more than the case with its money; 409 if the case is gone. */
export async function readSeenMoney({ table }: Pick<CaseContext, 'table'>, { id }: Pick<CaseRecord, 'id'>): Promise<SeenMoney> {
  const { record, stored, facts } = await readMoney(table, id);
  if (!record || record.deletedOn !== undefined) throw staleCase();
  return { record, stored, facts };
}
