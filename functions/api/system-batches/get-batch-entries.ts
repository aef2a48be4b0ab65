import { pageAfter } from '#functions/catalog/found-entries.ts';
import { changeOf } from '#functions/catalog/release-changes.ts';
import { entryIn, openWorkbench, placeOf } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';

/** Lists what a batch still changes: not what is saved over it, or is published that way already. */
export const getBatchEntries = os.getBatchEntries.handler(async ({ input, context }) => {
  const { batches, drafts, published } = await openWorkbench(context);
  if (!batches.some(({ id }) => id === input.id)) throw problem('not_found');
  const changes = drafts.filter(({ batch }) => batch === input.id);
  const { page, ...rest } = pageAfter(changes, placeOf, input);
  const items = page.flatMap(({ noun, id, entry, isRemoval }) =>
    changeOf(noun, entryIn(published, noun, id), isRemoval ? undefined : entry),
  );
  return { items, ...rest };
});
