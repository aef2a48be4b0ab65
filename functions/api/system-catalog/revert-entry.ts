import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { baseOf } from '#functions/catalog/entry-row.ts';
import { partsIn, publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { saveDraft } from '#functions/catalog/save-draft.ts';
import { entryIn, nounAt } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { readReleasePair } from '#functions/table/catalog-release.ts';
import { os } from './implementer.ts';

/** Drafts an entry as it was in a release, in place of its draft and of what is published now. */
export const revertEntry = os.revertEntry.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  const { found } = await readReleasePair(context.table, input.release);
  if (!found) throw problem('not_found');
  const entries = await publishedCatalog.once(partsIn(found, [noun.name]));
  const entry = entries.find(({ id }) => id === input.id);
  if (!entry) throw problem('conflict', { detail: `Release ${input.release} didn’t have this yet. To take it back, retire it.` });
  return changeCatalog(context, (workbench) => {
    const base = baseOf(entryIn(workbench.published, noun.name, input.id));
    return saveDraft(context, workbench, noun, { entry, version: input.version, base, did: 'reverted' });
  });
});
