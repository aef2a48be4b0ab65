/** Publishing drafts of the catalog, which all tests of the cloud share. */
import { randomUUID } from 'node:crypto';
import type { StagedChanges } from '#shared/contract/system-batches.ts';
import type { DraftInShort, ReleaseInShort } from '#shared/contract/system-catalog-views.ts';
import { ask, ok, waitUntil } from '#test/cloud/cloud.ts';

type Published = ReleaseInShort & { broughtAlong: { noun: string; id: string; name: string }[] };
type Refusal = { detail?: string };

/** Publishes drafts without a dry run, again when another test was first, as an administrator would. Any other refusal is an error. */
export function publishDrafts(
  token: string,
  drafts: readonly { noun: string; id: string; version: number }[],
  more: object = {},
): Promise<Published> {
  const input = { drafts, note: 'For a test', withoutDryRun: 'For a test', ...more };
  return waitUntil(
    'its own turn to publish',
    async () => {
      const { status, body, text } = await ask<Published & Refusal>('publishRelease', input, { token, key: randomUUID() });
      if (status < 300) return body;
      if (body.detail?.startsWith('Someone else published')) return null;
      throw new Error(`publishRelease was answered with ${status}: ${text}`);
    },
    30,
  ) as Promise<Published>;
}

/** The catalog as a test found it: its newest release, and its drafts. */
type SeenCatalog = { release: number; drafts: ReadonlySet<string> };

const draftsOf = async (token: string): Promise<DraftInShort[]> =>
  (await ok<{ items: DraftInShort[] }>('getDrafts', {}, { token })).items;

/** Returns what `putCatalogBack` needs to know. */
export async function seenCatalog(token: string): Promise<SeenCatalog> {
  const { items } = await ok<{ items: ReleaseInShort[] }>('getReleases', { pageSize: 1 }, { token });
  return { release: items[0]?.release ?? 0, drafts: new Set((await draftsOf(token)).map(({ id }) => id)) };
}

/** Discards the drafts that a test made, and publishes the catalog as the test found it. Only for a cloud that no other test uses meanwhile. */
export async function putCatalogBack(token: string, { release, drafts }: SeenCatalog): Promise<void> {
  for (const { noun, id, version } of await draftsOf(token))
    if (!drafts.has(id)) await ok('discardEntry', { noun, id, version }, { token });
  if ((await seenCatalog(token)).release === release) return;
  const reverted = await ask<StagedChanges & Refusal>('revertRelease', { release: release + 1 }, { token, key: randomUUID() });
  if (reverted.body.detail?.includes('already')) return;
  const { batch } = reverted.body;
  if (!batch) throw new Error(`revertRelease was answered with ${reverted.status}: ${reverted.text}`);
  await publishDrafts(token, [{ noun: batch.noun, id: batch.id, version: batch.version }]);
}
