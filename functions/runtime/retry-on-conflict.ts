import { problem } from '#functions/problem.ts';
import { ConditionFailed } from '#functions/table/table.ts';

/** Refuses a save of a home's page that someone else has saved since. */
export const stalePage = () => problem('stale', { detail: 'Someone else on your team changed this page in the meantime.' });

/** How many times a write without a version is tried when someone else saves in between. */
const MAX_TRIES = 4;

/** Runs a read and a write that depends on it, and repeats both if someone else wrote in between. */
export async function retryOnConflict<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (tries === MAX_TRIES) throw stalePage();
    }
  }
}
