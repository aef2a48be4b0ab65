import type { CatalogEntries } from '#functions/catalog/entries.ts';
import { nameOfEntry } from '#functions/catalog/entry-row.ts';
import { publicationOf } from '#functions/catalog/publication.ts';
import { publishCatalog } from '#functions/catalog/publish-catalog.ts';
import { administratorOf, logged, openWorkbench } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { type CatalogDraft, discardWrite } from '#functions/table/catalog-draft.ts';
import { raise } from '#functions/table/outbox.ts';
import { MAX_WRITES, type Table } from '#functions/table/table.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import { os } from './implementer.ts';

/** Removes drafts that are published. One that was saved again meanwhile stays: it is a draft of the new release. */
async function removeDrafts(table: Table, drafts: readonly CatalogDraft[]): Promise<void> {
  for (let from = 0; from < drafts.length; from += MAX_WRITES) {
    const some = drafts.slice(from, from + MAX_WRITES);
    if (await wasWritten(table.transact(some.map(discardWrite)))) continue;
    for (const draft of some) await wasWritten(table.transact([discardWrite(draft)]));
  }
}

/**
 * Publishes drafts as one release. The release takes effect with one row; its drafts are removed after that, and until then count as none, because they are as
 * published.
 */
export const publishRelease = os.publishRelease.handler(async ({ input, context }) => {
  const { table, bucket, now } = context;
  const workbench = await openWorkbench(context);
  const { catalog, drafts, broughtAlong } = publicationOf(workbench, input.drafts);
  const about = { publishedOn: now.toISOString(), publishedBy: administratorOf(context), note: input.note };
  const release = (workbench.head?.release ?? 0) + 1;
  const event = context.event('catalog.published', { release, nouns: [...new Set(drafts.map(({ noun }) => noun))] });
  const published = publishCatalog({ table, bucket }, catalog as unknown as CatalogEntries, workbench.head, about, [
    logged(context, 'published', `release ${release}`),
    raise(event),
  ]);
  if (!(await wasWritten(published)))
    throw problem('conflict', { detail: 'Someone else published in the meantime. Look at the drafts again, then publish.' });
  await removeDrafts(table, drafts);
  return {
    release,
    ...about,
    broughtAlong: broughtAlong.map(({ noun, id, entry }) => ({ noun, id, name: nameOfEntry(noun, entry) })),
  };
});
