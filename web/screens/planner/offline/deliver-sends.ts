import type { PlanView } from '#shared/model/plan-view.ts';
import { problemOf } from '#web/session/api-problem.ts';
import type { QueuedSend, SendValues } from '../store/offline-database.ts';
import type { SendQueue } from './send-queue.ts';

/** The result of saving the plan first: the version to send, or why the family has to look at it again. */
export type SaveOutcome = { version: number } | { trouble: string };

export type DeliveryParts = {
  queue: SendQueue;
  /** Returns the account that is signed in; null if there is none. */
  ownerId: () => Promise<string | null>;
  /** Saves the plan's unsaved changes. Rejects if the server can't be reached. */
  ready: (send: QueuedSend) => Promise<SaveOutcome>;
  submit: (input: { id: string; version: number } & SendValues, idempotencyKey: string) => Promise<PlanView>;
  onSent: (send: QueuedSend, view: PlanView) => void;
  /** Lets only one tab work at a time. */
  withLock: <Result>(task: () => Promise<Result>) => Promise<Result>;
};

const CHANGED = 'The plan was changed on another device after you asked us to send it. Look at it, then send it again.';

/** Checks whether the same request may succeed later. `stale` and refusals won't; a request that is still being processed will. */
const isForLater = (error: unknown): boolean => {
  const problem = problemOf(error);
  return !problem || problem.status >= 500 || problem.status === 429 || problem.retryAfterSeconds !== undefined;
};

const troubleOf = (error: unknown): string => {
  const problem = problemOf(error);
  if (problem?.code === 'stale') return CHANGED;
  if (problem?.code === 'not_found') return 'We couldn’t find this plan. If it is in your account, sign in, then send it again.';
  return problem?.errors?.[0]?.message ?? problem?.detail ?? problem?.title ?? 'Something went wrong.';
};

/** Sends each queued plan once. Resolves to how many can still be sent without the family. */
export const createDeliverSends = ({ queue, ownerId, ready, submit, onSent, withLock }: DeliveryParts) => {
  const readied = async (send: QueuedSend): Promise<(QueuedSend & { version: number }) | null> => {
    if (send.version !== null) return { ...send, version: send.version };
    const result = await ready(send);
    // It may have been canceled while the plan was being saved.
    const still = await queue.get(send.planId);
    if (still?.idempotencyKey !== send.idempotencyKey) return null;
    if ('trouble' in result) {
      await queue.put({ ...send, trouble: result.trouble });
      return null;
    }
    const next = { ...send, version: result.version };
    await queue.put(next);
    return next;
  };
  const deliver = async (waiting: QueuedSend): Promise<void> => {
    const send = await readied(waiting);
    if (!send) return;
    const { planId: id, version, values, idempotencyKey } = send;
    try {
      const view = await submit({ id, version, ...values }, idempotencyKey);
      await queue.remove(id);
      onSent(send, view);
    } catch (error) {
      if (isForLater(error)) throw error;
      await queue.put({ ...send, trouble: troubleOf(error) });
    }
  };
  const isDue = (send: QueuedSend, owner: string | null) =>
    send.trouble === null && (send.ownerId === null || send.ownerId === owner);
  return (): Promise<number> =>
    withLock(async () => {
      const owner = await ownerId();
      const due = (await queue.refresh()).filter((send) => isDue(send, owner));
      for (const send of due) {
        // One that has to wait holds up none behind it.
        await deliver(send).catch(() => undefined);
      }
      return (await queue.refresh()).filter((send) => isDue(send, owner)).length;
    });
};
