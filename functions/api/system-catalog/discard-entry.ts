import { logged, nounAt } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { discardWrite } from '#functions/table/catalog-draft.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

/** Discards a draft of the version that the screen saw. An entry that was never published is gone after that. */
export const discardEntry = os.discardEntry.handler(async ({ input, context }) => {
  const { name: noun } = nounAt(input.noun);
  const { id, version } = input;
  try {
    await context.table.transact([discardWrite({ noun, id, version }), logged(context, 'discarded', `${noun}/${id}`)]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw problem('stale', { detail: 'Someone saved or discarded this draft in the meantime. Look at it again.' });
  }
  return done;
});
