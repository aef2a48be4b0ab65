import { baseOf, entryRow, listedEntry } from '#functions/catalog/entry-row.ts';
import { publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { nounAt, openWorkbench } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import type { CatalogDraft } from '#functions/table/catalog-draft.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { os } from './implementer.ts';

/** Returns the entry that a draft began from, out of the part of the release in which it was. */
async function beganFrom(draft: CatalogDraft | undefined): Promise<AnyEntry | null> {
  if (!draft?.began) return null;
  const entries = await publishedCatalog.once([[draft.began.name, draft.began.hash]]);
  return entries.find(({ id }) => id === draft.id) ?? null;
}

export const getEntry = os.getEntry.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  const listed = listedEntry(noun, await openWorkbench(context), input.id);
  if (!listed) throw problem('not_found');
  const { draft, published } = listed;
  return { ...entryRow(listed), published: published ?? null, publishedBase: baseOf(published), began: await beganFrom(draft) };
});
