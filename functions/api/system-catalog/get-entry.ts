import { rowOf } from '#functions/catalog/entry-row.ts';
import { entryIn, nounAt, openWorkbench } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';

export const getEntry = os.getEntry.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  const workbench = await openWorkbench(context);
  const row = rowOf(noun, workbench, input.id);
  if (!row) throw problem('not_found');
  return { ...row, published: entryIn(workbench.published, noun.name, input.id) ?? null };
});
