import { listedEntry } from '#functions/catalog/entry-row.ts';
import { nounAt, openWorkbench, withDrafts } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import { usesWithEffects } from '#shared/catalog/retire-faults.ts';
import { os } from './implementer.ts';

/** The most that are named. */
const MAX_NAMED = 100;

export const getEntryUses = os.getEntryUses.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  const workbench = await openWorkbench(context);
  const listed = listedEntry(noun, workbench, input.id);
  if (!listed) throw problem('not_found');
  const { entry } = listed;
  const { counted } = listed.uses();
  const using = usesWithEffects(withDrafts(workbench.published, workbench.drafts), { noun: noun.name, entry });
  return {
    items: using.slice(0, MAX_NAMED).map((use) => ({
      noun: use.noun,
      id: use.entry.id,
      name: nameOfEntry(use.noun, use.entry),
      path: [...use.path],
      retiring: use.retiring,
    })),
    total: using.length,
    counted: counted && workbench.uses && { ...counted, on: workbench.uses.on },
  };
});
