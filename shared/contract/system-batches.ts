import * as z from 'zod';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, requiredLine, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { pageInput, pageOf } from './page.ts';
import { noun, releaseChangeSchema, seenVersion } from './system-catalog-views.ts';

/** The most entries that one call changes. */
const MAX_BULK_ROWS = 5000;

/** What made a batch. */
const batchKinds = ['import', 'bulk-edit', 'merge', 'rename', 'revert'] as const;

/** Describes many changes that are drafted, published, and discarded together, by `noun`, id, and version, like the draft of one entry. */
const batchSchema = lazyObject(() => ({
  id: guid,
  noun: z.enum(nounNames),
  kind: z.enum(batchKinds),
  title: z.string(),
  count: z.int().min(0),
  version,
  savedBy: z.string(),
  savedOn: z.string(),
}));

/** Describes what was staged: the batch, null if every entry that changed has a draft of its own, and how many were saved in such drafts. */
export const stagedSchema = lazyObject(() => ({ batch: batchSchema.nullable(), savedInDrafts: z.int().min(0) }));
export type StagedChanges = z.infer<typeof stagedSchema>;

/** What became of a row: changed, as it was already, changed by someone else meanwhile, gone, or it can't take these values. */
const bulkResults = ['changed', 'same', 'stale', 'gone', 'refused'] as const;
const bulkResultSchema = lazyObject(() => ({ id: guid, result: z.enum(bulkResults), message: z.string().optional() }));
export type BulkResult = z.infer<typeof bulkResultSchema>;

/** Describes values of fields that many entries get. */
export const fieldValuesSchema = z.looseObject({});

/** `/api/system`: changes of many entries of the catalog at a time, each a batch. */
export const systemBatches = {
  editEntries: call({
    name: 'editEntries',
    method: 'POST',
    path: '/api/system/{noun}/bulk',
    access: 'system',
    summary:
      'Drafts the same values of fields for many entries, each at the version that was seen: its draft’s, or 0. `null` clears a field. Answers for every row',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        noun,
        rows: z
          .array(z.tuple([guid, seenVersion]))
          .min(1)
          .max(MAX_BULK_ROWS),
        set: fieldValuesSchema,
      })),
    )
    .output(lazyObject(() => ({ ...stagedSchema.shape, rows: z.array(bulkResultSchema) }))),
  revertRelease: call({
    name: 'revertRelease',
    method: 'POST',
    path: '/api/system/releases/{release}/revert',
    access: 'system',
    summary:
      'Drafts the catalog as it was before a release, as one batch. What later releases changed goes back, too. Publishes nothing',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ release: z.coerce.number().int().min(1).max(999_999) })))
    .output(stagedSchema),
  mergeVendors: call({
    name: 'mergeVendors',
    method: 'POST',
    path: '/api/system/vendors/{id}/merge',
    access: 'system',
    summary: 'Drafts that another vendor has all items of a vendor, which is retired, as one batch',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, into: guid, version: seenVersion })))
    .output(stagedSchema),
  renameAttributeValue: call({
    name: 'renameAttributeValue',
    method: 'POST',
    path: '/api/system/attributes/{id}/renameValue',
    access: 'system',
    summary: 'Drafts another name for a value of an attribute, in every item and quick filter that has it, as one batch',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, from: requiredLine(120), to: requiredLine(120), version: seenVersion })))
    .output(stagedSchema),
  getBatchEntries: call({
    name: 'getBatchEntries',
    method: 'GET',
    path: '/api/system/batches/{id}',
    access: 'system',
    summary: 'Lists the entries that a batch still changes, with what changes by field',
  })
    .input(lazyObject(() => ({ id: guid, pageSize: pageInput.pageSize, cursor: pageInput.cursor })))
    .output(pageOf(releaseChangeSchema)),
};
