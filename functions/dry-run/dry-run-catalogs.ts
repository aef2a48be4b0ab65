import { gunzipSync, gzipSync } from 'node:zlib';
import type { CatalogEntries } from '#functions/catalog/entries.ts';
import { publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { type PlanningEntries, planningEntries } from '#functions/catalog/read-catalog.ts';
import { sha256 } from '#functions/catalog/release-parts.ts';
import { hashOfEntry } from '#functions/catalog/workbench.ts';
import type { Release } from '#functions/table/catalog-release.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import type { AnyCatalog } from '#shared/catalog/catalog-faults.ts';
import type { ChangedEntry } from '#shared/catalog/dry-run/changed-rules.ts';
import { withEntries } from '#shared/catalog/dry-run/dry-run.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import type { GplTemplate } from '#shared/model/paper-template.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { dryRunsFolder } from './dry-runs-folder.ts';

const keyOf = (id: string) => `${dryRunsFolder}${id}.json.gz`;

/** The catalog that is published, and as it would be. */
export type CatalogPair = { before: AnyCatalog; after: AnyCatalog };

/** What a full run needs to go on anywhere: the parts of the release it began from, and the entries that its drafts change. */
type StoredRun = { parts: Release['parts']; changes: readonly Pick<ChangedEntry, 'noun' | 'id' | 'after'>[] };

/**
 * Returns the SHA-256 of what drafts change: of each entry as it is published and as it would be. The same drafts over the same catalog have the same hash, in any
 * order.
 */
export const hashOfChanges = (changes: readonly ChangedEntry[]): string =>
  sha256(
    canonicalJson(
      changes
        .map(({ noun, id, before, after }) =>
          [noun, id, ...[before, after].map((entry) => (entry ? hashOfEntry(entry) : null))].join(' '),
        )
        .sort(),
    ),
  );

/** Stores what a full run is about. */
export async function storeRun(bucket: Bucket, runId: string, { parts, changes }: StoredRun): Promise<void> {
  const stored: StoredRun = { parts, changes: changes.map(({ noun, id, after }) => ({ noun, id, after })) };
  await bucket.write(keyOf(runId), gzipSync(JSON.stringify(stored)), { type: 'application/gzip' });
}

/** Reads the two catalogs of a full run. Parts never change, so they are those that it began from. */
export async function readRunCatalogs(bucket: Bucket, runId: string): Promise<CatalogPair> {
  const found = await bucket.read(keyOf(runId));
  if (!found) throw new Error('The drafts of a dry run are missing from the bucket of the catalog.');
  const { parts, changes } = JSON.parse(gunzipSync(found.bytes).toString('utf8')) as StoredRun;
  const before: AnyCatalog = await publishedCatalog.of({ parts }, nounNames);
  return { before, after: withEntries(before, changes) };
}

/** What plans and price lists read of a catalog. */
export type PricedEntries = PlanningEntries & { gplTemplates: readonly GplTemplate[] };

/** Returns what plans and price lists read of a catalog: of questions, those of plans. */
export function pricedEntriesOf(catalog: AnyCatalog): PricedEntries {
  const entries = catalog as unknown as CatalogEntries;
  const questionGroups = entries.questionGroups.filter(({ kind }) => kind === 'pricing');
  return { ...planningEntries({ ...entries, questionGroups }), gplTemplates: entries.gplTemplates };
}
