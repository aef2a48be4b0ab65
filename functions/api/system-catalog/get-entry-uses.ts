import { nameOfEntry } from '#functions/catalog/entry-row.ts';
import { entryIn, nounAt, openWorkbench, withDrafts } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { offeredIds, referredIds } from '#shared/catalog/referred-ids.ts';
import { os } from './implementer.ts';

/** The most that are named. */
const MAX_NAMED = 100;

export const getEntryUses = os.getEntryUses.handler(async ({ input, context }) => {
  const asked = nounAt(input.noun);
  const noun = asked.name;
  const { published, drafts } = await openWorkbench(context);
  const catalog = withDrafts(published, drafts);
  const entry = entryIn(catalog, noun, input.id);
  if (!entry) throw problem('not_found');
  const ids = new Set(offeredIds(asked, entry));
  const uses = nounNames.flatMap((each) =>
    catalog[each]
      .filter((other) => referredIds(nouns[each], other).some(({ reference, id }) => reference.noun === noun && ids.has(id)))
      .map((other) => ({ noun: each, id: other.id, name: nameOfEntry(each, other) })),
  );
  return { items: uses.slice(0, MAX_NAMED), total: uses.length };
});
