import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { listedEntry } from '#functions/catalog/entry-row.ts';
import { saveDraft } from '#functions/catalog/save-draft.ts';
import { nounAt } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { withRetired } from '#shared/catalog/retired.ts';
import { os } from './implementer.ts';

/** Drafts an entry as one that is offered again. Where only a draft retired it, that may leave nothing to publish. */
export const restoreEntry = os.restoreEntry.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  return changeCatalog(context, (workbench) => {
    const listed = listedEntry(noun, workbench, input.id);
    if (!listed) throw problem('not_found');
    const entry = withRetired(listed.entry, false);
    return saveDraft(context, workbench, noun, { entry, version: input.version, did: 'restored' });
  });
});
