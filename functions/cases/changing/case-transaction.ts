import type { EventName } from '#events/catalog/index.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { problem } from '#functions/problem.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { factsWrite, readFacts, type StoredFacts } from '#functions/table/case-facts.ts';
import { LONGEST_MS } from '#functions/table/chain.ts';
import { raise, raiseTogether } from '#functions/table/outbox.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { withFacts } from './carried-facts.ts';
import type { FactsMove } from './facts-of-case.ts';
import { firstFacts } from './first-facts.ts';
import type { CaseContext } from './timeline-of.ts';

/** Events that change no facts of the case: they carry its facts unchanged, and nobody has to wait for them. */
const changesNothing: ReadonlySet<EventName> = new Set([
  'note.added',
  'note.edited',
  'contact.invited',
  'contact.arrangement-requested',
  'custody.recorded',
  'custody.handoff-offered',
  'custody.handoff-accepted',
  'custody.handoff-refused',
  'custody.handoff-incomplete',
  'custody.handoff-overdue',
  'custody.taken-back',
  'decedent.number-revealed',
  'disposition.completed',
  'gate.overridden',
  'gate.passed-over',
  'identity.doubted',
  'payment.link-requested',
  'payment.review-due',
  'tag.disagreed',
]);

/** Events of one change of a case, still without its facts, and how the change moves the facts. */
export type CaseEventDraft = {
  events: readonly DomainEvent[];
  move?: FactsMove;
  /** The facts, if they were read with something else. They are read again if they have moved on since. */
  expected?: StoredFacts | undefined;
  /** Whether the change is only right for these facts: if they have moved on, it fails rather than being made over the later ones. */
  isExact?: boolean;
  /** Whether the events are one row of the outbox: a move has few rows left. */
  areTogether?: boolean;
  /** When it's given up at the latest (`performance.now()`), if it's part of something that has been tried already. */
  until?: number;
};

const asTheyAre: FactsMove = (facts) => facts;

/**
 * Returns what a change of a case writes besides its own rows: the facts after the change, and its events with them. The first write fails if the facts
 * have moved on since they were read; then all of these have to be made again.
 */
export async function writesWithEvents(
  context: Pick<CaseContext, 'table' | 'now'>,
  record: CaseRecord,
  { events, move = asTheyAre, expected: before, areTogether = false }: CaseEventDraft,
): Promise<Write[]> {
  if (events.length === 0) return [];
  const storedFacts = before ?? (await readFacts(context.table, record.id));
  const facts = move(storedFacts?.facts ?? (await firstFacts(context, record)));
  const isChanged = !storedFacts || events.some(({ name }) => !changesNothing.has(name as EventName));
  const [first, ...others] = events.map((event) => withFacts(event, facts));
  const raised =
    first && areTogether ? [raiseTogether(first, others)] : [first, ...others].flatMap((event) => (event ? [raise(event)] : []));
  return [...(isChanged ? [factsWrite(record, facts, storedFacts)] : []), ...raised];
}

/**
 * Writes a change of a case, all or nothing, with the resulting facts and the events that carry them. Waits for anyone who changes something else of the
 * case at the same moment, so that the later event has both. `ConditionFailed` names one of the writes themselves, by index.
 */
export async function transactWithEvents(
  context: Pick<CaseContext, 'table' | 'now' | 'randomBytes'>,
  record: CaseRecord,
  writes: readonly Write[],
  draft: CaseEventDraft,
): Promise<void> {
  const { until = performance.now() + LONGEST_MS } = draft;
  for (let tries = 1; tries === 1 || performance.now() < until; tries += 1) {
    const telling = await writesWithEvents(context, record, tries === 1 ? draft : { ...draft, expected: undefined });
    try {
      return await context.table.transact([...writes, ...telling]);
    } catch (error) {
      if (!(error instanceof ConditionFailed) || error.index < writes.length || draft.isExact) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(tries, 10) * (5 + (context.randomBytes()[0] ?? 0) / 8)));
  }
  throw problem('unavailable', {
    retryAfterSeconds: 1,
    detail: 'Many people are changing this case right now. Please try again.',
  });
}
