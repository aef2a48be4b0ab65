import * as z from 'zod';
import { retireEffects } from '#shared/catalog/noun.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { pageInput, pageOf } from './page.ts';
import {
  draftSchema,
  entryNameSchema,
  entryOrderSchema,
  entryRowSchema,
  entrySchema,
  entryStates,
  entryVersionSchema,
  foundEntrySchema,
  hash,
  MAX_ORDERED,
  MIN_REASON,
  noun,
  ofEntry,
  path,
  publishedEntrySchema,
  releaseChangeSchema,
  releaseSchema,
  SHORT_REASON,
  seenVersion,
  triggerRunSchema,
  useCountsSchema,
} from './system-catalog-views.ts';

const note = line(400);

/** `/api/system/{noun}`: the catalog, as administrators draft and publish it. */
export const systemCatalog = {
  getEntries: call({
    name: 'getEntries',
    method: 'GET',
    path: '/api/system/{noun}',
    access: 'system',
    summary: "Lists a noun's entries, drafts in place of what is published; by words, state, and group, in the order asked for",
  })
    .input(
      lazyObject(() => ({
        noun,
        pageSize: pageInput.pageSize,
        cursor: pageInput.cursor,
        query: z.string().trim().max(120).optional(),
        /** Retired entries are listed only where they are asked for, or have a draft. */
        state: z.enum([...entryStates, 'draft', 'faulty', 'retired', 'unused']).optional(),
        /** Only the entries of a group that are in order together, such as the services of a category. */
        group: line(120).optional(),
        /** Only entries with these values of fields: ids of choices and of other entries, `true` or `false` of switches. */
        where: z.record(line(60), line(120)).optional(),
        /** By place: the order in which families see them. By savedOn: drafts first, the newest first. */
        sort: z.enum(['name', 'place', 'savedOn']).default('name'),
      })),
    )
    .output(
      lazyObject(() => ({
        ...pageOf(entryRowSchema).shape,
        order: entryOrderSchema.nullable(),
        draftedOrders: z.array(z.string()),
      })),
    ),
  getEntry: call({
    name: 'getEntry',
    method: 'GET',
    path: '/api/system/{noun}/{id}',
    access: 'system',
    summary: "Returns an entry's draft, what it began from, and what is published",
  })
    .input(ofEntry)
    .output(
      lazyObject(() => ({
        ...entryRowSchema.shape,
        /** What is published, and its hash: a draft that is settled against it is saved with that as its base. */
        published: publishedEntrySchema.nullable(),
        publishedBase: hash.nullable(),
        /** What the draft began from; null if nothing was published then, or there is no draft. */
        began: publishedEntrySchema.nullable(),
      })),
    ),
  getEntryUses: call({
    name: 'getEntryUses',
    method: 'GET',
    path: '/api/system/{noun}/{id}/uses',
    access: 'system',
    summary:
      'Says what refers to an entry: entries of the catalog, exactly, and how much homes and families have, as counted nightly',
  })
    .input(ofEntry)
    .output(
      lazyObject(() => ({
        items: z.array(lazyObject(() => ({ ...entryNameSchema.shape, path, retiring: z.enum(retireEffects) }))),
        total: z.int(),
        counted: lazyObject(() => ({ ...useCountsSchema.shape, on: z.string() })).nullable(),
      })),
    ),
  saveEntry: call({
    name: 'saveEntry',
    method: 'POST',
    path: '/api/system/{noun}',
    access: 'system',
    summary:
      'Saves a draft of an entry, which nobody but administrators sees until it is published. It may have faults. `base` is the published entry that it began from, or that it was settled against',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ noun, entry: entrySchema, version: seenVersion, base: hash.nullable() })))
    .output(entryRowSchema),
  retireEntry: call({
    name: 'retireEntry',
    method: 'DELETE',
    path: '/api/system/{noun}/{id}',
    access: 'system',
    summary:
      'Drafts that nothing new takes an entry; refused while an entry that would not go on without it refers to it. One that was never published is erased, and the row is null',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ noun, id: guid, version: z.coerce.number().pipe(seenVersion) })))
    .output(lazyObject(() => ({ row: entryRowSchema.nullable() }))),
  restoreEntry: call({
    name: 'restoreEntry',
    method: 'POST',
    path: '/api/system/{noun}/{id}/restore',
    access: 'system',
    summary: 'Drafts that a retired entry is offered again',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ noun, id: guid, version: seenVersion })))
    .output(entryRowSchema),
  revertEntry: call({
    name: 'revertEntry',
    method: 'POST',
    path: '/api/system/{noun}/{id}/revert',
    access: 'system',
    summary: 'Drafts an entry as it was in a release. Publishes nothing',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ noun, id: guid, release: z.int().min(1).max(999_999), version: seenVersion })))
    .output(entryRowSchema),
  orderEntries: call({
    name: 'orderEntries',
    method: 'POST',
    path: '/api/system/{noun}/order',
    access: 'system',
    summary: 'Drafts the order of all entries of a group, over the version that was seen',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ noun, group: line(120), ids: z.array(guid).min(1).max(MAX_ORDERED), version: seenVersion })))
    .output(entryOrderSchema),
  getEntryHistory: call({
    name: 'getEntryHistory',
    method: 'GET',
    path: '/api/system/{noun}/{id}/history',
    access: 'system',
    summary: 'Lists the releases that changed an entry, the newest first: who, when, why, and which fields',
  })
    .input(lazyObject(() => ({ noun, id: guid, cursor: pageInput.cursor })))
    .output(pageOf(entryVersionSchema)),
  getDrafts: call({
    name: 'getDrafts',
    method: 'GET',
    path: '/api/system/drafts',
    access: 'system',
    summary:
      'Lists the drafts of all nouns, the newest first: who, when, in how many fields, and what keeps them from being published',
  })
    .input(lazyObject(() => ({})))
    .output(lazyObject(() => ({ items: z.array(draftSchema), total: z.int().min(0) }))),
  searchCatalog: call({
    name: 'searchCatalog',
    method: 'GET',
    path: '/api/system/search',
    access: 'system',
    summary:
      'Finds entries of all nouns, drafts in place of what is published: by words, `noun:`, `is:` draft, retired, faulty, or unused, `reads:` an identifier, and `-` for what is not wanted',
  })
    .input(
      lazyObject(() => ({
        query: z.string().trim().max(200).default(''),
        pageSize: pageInput.pageSize,
        cursor: pageInput.cursor,
      })),
    )
    .output(pageOf(foundEntrySchema)),
  discardEntry: call({
    name: 'discardEntry',
    method: 'POST',
    path: '/api/system/{noun}/{id}/discard',
    access: 'system',
    summary: "Discards the draft of an entry, of a group's order, or a batch; also what a batch changes of one entry",
  })
    .input(lazyObject(() => ({ noun, id: guid, version })))
    .output(doneSchema),
  getReleases: call({
    name: 'getReleases',
    method: 'GET',
    path: '/api/system/releases',
    access: 'system',
    summary: 'Lists the releases of the catalog, the newest first',
  })
    .input(lazyObject(() => ({ pageSize: pageInput.pageSize, cursor: pageInput.cursor })))
    .output(pageOf(releaseSchema)),
  getRelease: call({
    name: 'getRelease',
    method: 'GET',
    path: '/api/system/releases/{release}',
    access: 'system',
    summary: 'Returns a release with everything that it changed, by field, and how far its triggers are over open cases',
  })
    .input(lazyObject(() => ({ release: z.coerce.number().int().min(1).max(999_999) })))
    .output(
      lazyObject(() => ({
        ...releaseSchema.shape,
        changes: z.array(releaseChangeSchema),
        /** Null if its triggers apply from now on only, and 30 days later. */
        overOpenCases: triggerRunSchema.nullable(),
      })),
    ),
  publishRelease: call({
    name: 'publishRelease',
    method: 'POST',
    path: '/api/system/releases',
    access: 'system',
    summary:
      'Publishes drafts together, in one instant, with those that they refer to. What prices, asks, triggers, or prints needs a dry run.',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        drafts: z
          .array(lazyObject(() => ({ noun, id: guid, version })))
          .min(1)
          .max(500),
        note,
        /** The dry run of just these drafts, which what prices, asks, triggers, or prints needs. */
        dryRunId: guid.optional(),
        /** Why they are published without one. It goes into the log. */
        withoutDryRun: line(400).min(MIN_REASON, SHORT_REASON).optional(),
        /**
         * Which of these drafts apply over open cases, too: triggers, and batches with triggers. A job gives each open case the tasks that they would have created from
         * what has happened in it so far. Other triggers apply from now on.
         */
        overOpenCases: z.array(guid).max(500).default([]),
      })),
    )
    .output(lazyObject(() => ({ ...releaseSchema.shape, broughtAlong: z.array(entryNameSchema) }))),
};
