/** `/api/system/{noun}`: the catalog as administrators draft and publish it. One file per operation, in the contract's order. */
import { catalogBucket } from '#functions/catalog/catalog-bucket.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { discardEntry } from './discard-entry.ts';
import { getDrafts } from './get-drafts.ts';
import { getEntries } from './get-entries.ts';
import { getEntry } from './get-entry.ts';
import { getEntryHistory } from './get-entry-history.ts';
import { getEntryUses } from './get-entry-uses.ts';
import { getRelease } from './get-release.ts';
import { getReleases } from './get-releases.ts';
import { os, type SystemCatalogContext } from './implementer.ts';
import { orderEntries } from './order-entries.ts';
import { publishRelease } from './publish-release.ts';
import { restoreEntry } from './restore-entry.ts';
import { retireEntry } from './retire-entry.ts';
import { revertEntry } from './revert-entry.ts';
import { saveEntry } from './save-entry.ts';
import { searchCatalog } from './search-catalog.ts';

const router = os.router({
  getEntries,
  getEntry,
  getEntryUses,
  saveEntry,
  retireEntry,
  restoreEntry,
  revertEntry,
  orderEntries,
  getEntryHistory,
  getDrafts,
  searchCatalog,
  discardEntry,
  getReleases,
  getRelease,
  publishRelease,
});

const bucket = catalogBucket();

export const handler = apiHandler<SystemCatalogContext>({ router, context: (base) => ({ ...base, bucket }) });
