import { ORPCError } from '@orpc/server';
import type { DomainEvent } from '#events/envelope.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseOf, caseUpdate, listChanges } from '#functions/table/case.ts';
import type { StoredFacts } from '#functions/table/case-facts.ts';
import type { Write } from '#functions/table/table.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import type { Case } from '#shared/model/case.ts';
import { type CaseEventDraft, transactWithEvents } from './case-transaction.ts';
import { type FactsMove, rowMove } from './facts-of-case.ts';
import { changedBy } from './timeline-of.ts';

/** Returns the refusal when someone else changed the same thing first: nothing was changed. */
export const staleCase = (detail = 'Someone changed this in the meantime. Your changes aren’t saved yet.') =>
  problem('stale', { detail });

/** Tells whether a change failed because somebody else changed the same thing first. */
export const isStale = (error: unknown): boolean => error instanceof ORPCError && error.code === 'stale';

/** Returns what every event of a case names. */
export const about = ({ id, providerLocationId }: CaseRecord) => ({ caseId: id, locationId: providerLocationId });

type Change = {
  /** Fields of the case's own row. A change that doesn't touch the row has none. */
  set?: Partial<CaseRecord>;
  /** Attributes that must still have these values. If they move the case's place in its lists, the ones that make that place are added. */
  expected?: Record<string, unknown>;
  events?: readonly DomainEvent[];
  /** How facts change that don't follow from `set`. */
  move?: FactsMove;
  /** The facts, if they have already been read. */
  facts?: StoredFacts | undefined;
  /** Whether it’s only right for the facts that were read: 409 `stale` if they have moved on. */
  isExact?: boolean;
  /** Whether its events are one row of the outbox. */
  areTogether?: boolean;
  /** What else belongs in the transaction, the timeline's entry first. */
  writes: readonly Write[];
};

/** Writes all or nothing; 409 `stale` if something is no longer as the caller saw it. */
async function writeCase(
  context: OperationContext,
  record: CaseRecord,
  writes: readonly Write[],
  draft: CaseEventDraft,
): Promise<void> {
  try {
    await transactWithEvents(context, record, writes, draft);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw staleCase();
  }
}

/** Changes a case in one transaction with its timeline and its events. Returns the case after the change; 409 `stale` if it has changed since. */
export async function changeCase(context: OperationContext, record: CaseRecord, change: Change): Promise<Case> {
  const { events = [], move, facts: storedFacts, isExact = false, areTogether = false, writes } = change;
  if (!change.set) {
    await writeCase(context, record, writes, { events, expected: storedFacts, isExact, areTogether, ...(move ? { move } : {}) });
    return caseOf(record);
  }
  const set = { ...change.set, ...listChanges(record, change.set), ...changedBy(context, record.id) };
  const ofRow = rowMove(record, change.set);
  await writeCase(context, record, [caseUpdate(record.id, set, change.expected ?? {}), ...writes], {
    events,
    expected: storedFacts,
    isExact,
    areTogether,
    move: (facts) => (move ? move(ofRow(facts)) : ofRow(facts)),
  });
  const { gsi1pk: _status, gsi2pk: _member, ...fields } = set;
  const after = Object.entries({ ...record, ...fields }).filter(([, value]) => value !== undefined);
  return caseOf(Object.fromEntries(after) as CaseRecord);
}
