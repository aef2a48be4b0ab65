/** `/api/system`: changes of many entries of the catalog at a time. One file per operation, in the contract's order. */
import { catalogBucket } from '#functions/catalog/catalog-bucket.ts';
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { editEntries } from './edit-entries.ts';
import { getBatchEntries } from './get-batch-entries.ts';
import { os, type SystemBatchesContext } from './implementer.ts';
import { mergeVendors } from './merge-vendors.ts';
import { renameAttributeValue } from './rename-attribute-value.ts';
import { revertRelease } from './revert-release.ts';

const router = os.router({
  editEntries,
  revertRelease,
  mergeVendors,
  renameAttributeValue,
  getBatchEntries,
});

const bucket = catalogBucket();

export const handler = apiHandler<SystemBatchesContext>({ router, context: (base) => ({ ...base, bucket }) });
