import type { Arrangement } from '#shared/model/arrangement.ts';
import { problemOf } from '#web/session/api-problem.ts';
import type { PlanCalls, SavedPlan, SaveInput } from './plan-calls.ts';

/** Checks whether the server said what happened to a request. If it didn't, the request may have succeeded or not. */
const isAnswered = (error: unknown): boolean => (problemOf(error)?.status ?? 500) < 500;

export const isSameArrangement = (one: Arrangement, other: Arrangement): boolean => JSON.stringify(one) === JSON.stringify(other);

type Parts = { save: PlanCalls['save']; newId: () => string; keep: () => Promise<void> };

/**
 * Sends saves so that each happens once, even if responses are lost. An unanswered save is sent again unchanged and with the same request id before
 * any other, even after a reload (`keep` stores it), so that its version is never mistaken for another device's.
 */
export const createDelivery = (unanswered: SaveInput | null, { save, newId, keep }: Parts) => {
  let waiting = unanswered;
  const deliver = async (input: SaveInput): Promise<SavedPlan> => {
    waiting = input;
    await keep();
    try {
      const saved = await save(input);
      waiting = null;
      return saved;
    } catch (error) {
      if (isAnswered(error)) {
        waiting = null;
        await keep();
      }
      throw error;
    }
  };
  return {
    /** Returns the save that is not answered yet. */
    waiting: (): SaveInput | null => waiting,
    again: (input: SaveInput): Promise<SavedPlan> => deliver(input),
    send: (version: number | null, arrangement: Arrangement): Promise<SavedPlan> =>
      deliver({ requestId: newId(), version, arrangement }),
  };
};
