import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { saveDraft } from '#functions/catalog/save-draft.ts';
import { nounAt } from '#functions/catalog/workbench.ts';
import { os } from './implementer.ts';

/** Saves a draft over the version that the screen saw, of the published entry that it began from or was settled against. */
export const saveEntry = os.saveEntry.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  return changeCatalog(context, (workbench) => saveDraft(context, workbench, noun, input));
});
