import type { Key, Table, Write } from './table.ts';
import { ConditionFailed, wasWritten } from './write-failures.ts';

/** Days that a consumer remembers an event: longer than any queue keeps one (14). */
export const KEPT_DAYS = 15;
/** Seconds that one delivery may work on an event before another may take over: at least a reaction's timeout. */
export const CLAIM_SECONDS = 90;

/** Returns the partition of everything that a consumer remembers about an event. */
export const processedPartition = (consumer: string, eventId: string): string => `PROCESSED#${consumer}#${eventId}`;
const key = (consumer: string, eventId: string): Key => ({ pk: processedPartition(consumer, eventId), sk: 'PROCESSED' });
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** One delivery's claim on an event. */
export type EventClaim = { consumer: string; eventId: string; claimId: string };

/** Claims an event for this delivery. Returns `claimed`, or why it can't: it is `done`, or another delivery is working on it (`busy`). */
export async function claimEvent(table: Table, claim: EventClaim, now: Date): Promise<'claimed' | 'done' | 'busy'> {
  const seconds = secondsOf(now);
  const taken = table.update(
    key(claim.consumer, claim.eventId),
    {
      entityType: 'processed',
      claimId: claim.claimId,
      claimedUntil: seconds + CLAIM_SECONDS,
      expiresAt: seconds + KEPT_DAYS * 86_400,
    },
    {
      expression: 'attribute_not_exists(pk) OR (attribute_not_exists(doneOn) AND claimedUntil <= :now)',
      values: { ':now': seconds },
    },
  );
  if (await wasWritten(taken)) return 'claimed';
  const row = await table.get(key(claim.consumer, claim.eventId), { consistent: true });
  return row?.doneOn === undefined ? 'busy' : 'done';
}

const isMine = ({ claimId }: EventClaim) => ({
  expression: 'claimId = :claim AND attribute_not_exists(doneOn)',
  values: { ':claim': claimId },
});

/**
 * Marks the event as done together with what the reaction writes: both or neither. `ConditionFailed` names one of those writes, by its index. If another
 * delivery took over the event meanwhile, it throws a different error, since trying again would not help.
 */
export async function finishEvent(table: Table, claim: EventClaim, writes: Write[], now: Date): Promise<void> {
  const set = { doneOn: now.toISOString(), claimedUntil: undefined, failure: undefined };
  const mark = key(claim.consumer, claim.eventId);
  try {
    if (writes.length === 0) await table.update(mark, set, isMine(claim));
    else await table.transact([...writes, { update: mark, set, condition: isMine(claim) }]);
  } catch (error) {
    if (!(error instanceof ConditionFailed) || error.index < writes.length) throw error;
    throw new Error('Another delivery took this event over.', { cause: error });
  }
}

/** Releases the event after a failure, so that its next delivery needn't wait. `failure` says why, for the person who finds it among the dead letters. */
export async function releaseEvent(table: Table, claim: EventClaim, failure: string): Promise<void> {
  await wasWritten(table.update(key(claim.consumer, claim.eventId), { claimedUntil: 0, failure }, isMine(claim)));
}

/** Reads how far a consumer is with an event: whether it is done with it, else why it last failed, if it could say so. */
export async function readProcessed(
  table: Table,
  consumer: string,
  eventId: string,
): Promise<{ isDone: boolean; failure?: string }> {
  const item = await table.get(key(consumer, eventId), { consistent: true });
  return { isDone: item?.doneOn !== undefined, ...(item?.failure ? { failure: String(item.failure) } : {}) };
}
