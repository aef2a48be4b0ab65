/** `/api/system/{noun}`: the catalog as administrators draft and publish it. One file per operation, in the contract's order. */
import { catalogBucket } from '#functions/catalog/catalog-bucket.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { discardEntry } from './discard-entry.ts';
import { getEntries } from './get-entries.ts';
import { getEntry } from './get-entry.ts';
import { getEntryUses } from './get-entry-uses.ts';
import { getRelease } from './get-release.ts';
import { getReleases } from './get-releases.ts';
import { os, type SystemCatalogContext } from './implementer.ts';
import { publishRelease } from './publish-release.ts';
import { saveEntry } from './save-entry.ts';

const router = os.router({
  getEntries,
  getEntry,
  getEntryUses,
  saveEntry,
  discardEntry,
  getReleases,
  getRelease,
  publishRelease,
});

const bucket = catalogBucket();

export const handler = apiHandler<SystemCatalogContext>({ router, context: (base) => ({ ...base, bucket }) });
