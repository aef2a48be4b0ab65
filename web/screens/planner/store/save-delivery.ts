import type { Arrangement } from '#shared/model/arrangement.ts';
import { problemOf } from '#web/session/api-problem.ts';
import type { PlanCalls, SavedPlan, SaveInput } from './plan-calls.ts';

/** Whether the server said what became of a call. Where it did not, the call may have been done or not. */
const isAnswered = (error: unknown): boolean => (problemOf(error)?.status ?? 500) < 500;

export const isSameArrangement = (one: Arrangement, other: Arrangement): boolean => JSON.stringify(one) === JSON.stringify(other);

type Parts = { save: PlanCalls['save']; newId: () => string; keep: () => Promise<void> };

/**
 * Sends saves so that each is done once, whatever becomes of the answers. One that was not answered is sent again, as it was and under the same request
 * id, before any other, also after a reload (`keep` writes it down): the version that came of it is never taken for another device's.
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
    /** The save that is still to be answered. */
    waiting: (): SaveInput | null => waiting,
    again: (input: SaveInput): Promise<SavedPlan> => deliver(input),
    send: (version: number | null, arrangement: Arrangement): Promise<SavedPlan> =>
      deliver({ requestId: newId(), version, arrangement }),
  };
};
