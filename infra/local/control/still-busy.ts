import type { EventSource } from '../event-sources.ts';
import type { Queue } from '../queues/queue.ts';
import type { Queues } from '../queues/queues.ts';

/** Queues that something takes from: what lies in a dead-letter queue waits for a person, not for this machine. */
const workQueues = (queues: Queues): Queue[] => [queues.invocations, ...queues.all()].filter((queue) => queue.isTakenFrom);

/** The queues with something in them, in whatever state. */
const filled = (queues: Queues): string[] =>
  workQueues(queues)
    .filter((queue) => queue.nextAt() !== undefined)
    .map(({ settings }) => settings.name);

/**
 * What is under way: queues that hold something, else streams with something new in them. Empty only where the queues were empty, then the streams, then the
 * queues again: what a reaction wrote last would otherwise slip through between two looks.
 */
export async function stillBusy(queues: Queues, sources: readonly EventSource[]): Promise<string[]> {
  const before = filled(queues);
  if (before.length > 0) return before;
  const caughtUp = await Promise.all(sources.map((source) => source.isCaughtUp?.() ?? true));
  return caughtUp.every(Boolean) ? filled(queues) : ['a stream'];
}
