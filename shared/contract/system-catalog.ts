import * as z from 'zod';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { pageInput, pageOf } from './page.ts';

/** The name of a noun in a path. An unknown one is a 404, like any other path that leads nowhere. */
const noun = line(60);
const path = z.array(z.union([z.string(), z.number()]));

/** Describes an entry of any noun, as a draft has it: it may still have faults. */
const entrySchema = z.looseObject({ id: guid });

/** How an entry's draft compares to what is published. */
const entryStates = ['published', 'new', 'changed'] as const;

/**
 * Describes an entry with its draft's version, 0 for none, and the hash of the published entry that a draft would begin from, null if it was never published.
 * `savedBy` and `savedOn` are the draft's.
 */
const entryRowSchema = lazyObject(() => ({
  entry: entrySchema,
  name: z.string(),
  version: z.int().min(0),
  base: z.string().nullable(),
  state: z.enum(entryStates),
  savedBy: z.string().nullable(),
  savedOn: z.string().nullable(),
  faults: z.array(lazyObject(() => ({ path, message: z.string() }))),
}));
export type EntryRow = z.infer<typeof entryRowSchema>;

/** Names an entry, for sentences and links. */
const entryNameSchema = lazyObject(() => ({ noun: z.enum(nounNames), id: guid, name: z.string() }));

const releaseSchema = lazyObject(() => ({
  release: z.int().min(1),
  publishedOn: z.string(),
  publishedBy: z.string(),
  note: z.string(),
}));
export type ReleaseInShort = z.infer<typeof releaseSchema>;

const releaseChangeSchema = lazyObject(() => ({
  ...entryNameSchema.shape,
  kind: z.enum(['added', 'changed', 'removed']),
  fields: z.array(lazyObject(() => ({ path, before: z.json().optional(), after: z.json().optional() }))),
}));
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;

const note = line(400);

/** `/api/system/{noun}`: the catalog, as administrators draft and publish it. */
export const systemCatalog = {
  getEntries: call({
    name: 'getEntries',
    method: 'GET',
    path: '/api/system/{noun}',
    access: 'system',
    summary: "Lists a noun's entries by name, drafts in place of what is published; by words, and by state",
  })
    .input(
      lazyObject(() => ({
        noun,
        pageSize: pageInput.pageSize,
        cursor: pageInput.cursor,
        query: z.string().trim().max(120).optional(),
        state: z.enum([...entryStates, 'draft', 'faulty']).optional(),
      })),
    )
    .output(pageOf(entryRowSchema)),
  getEntry: call({
    name: 'getEntry',
    method: 'GET',
    path: '/api/system/{noun}/{id}',
    access: 'system',
    summary: "Returns an entry's draft, and what is published",
  })
    .input(lazyObject(() => ({ noun, id: guid })))
    .output(lazyObject(() => ({ ...entryRowSchema.shape, published: entrySchema.nullable() }))),
  getEntryUses: call({
    name: 'getEntryUses',
    method: 'GET',
    path: '/api/system/{noun}/{id}/uses',
    access: 'system',
    summary: 'Lists the entries of the catalog that refer to an entry, drafts in place of what is published',
  })
    .input(lazyObject(() => ({ noun, id: guid })))
    .output(lazyObject(() => ({ items: z.array(entryNameSchema), total: z.int() }))),
  saveEntry: call({
    name: 'saveEntry',
    method: 'POST',
    path: '/api/system/{noun}',
    access: 'system',
    summary: 'Saves a draft of an entry, which nobody but administrators sees until it is published. It may have faults.',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ noun, entry: entrySchema, version: z.int().min(0), base: z.string().length(64).nullable() })))
    .output(entryRowSchema),
  discardEntry: call({
    name: 'discardEntry',
    method: 'POST',
    path: '/api/system/{noun}/{id}/discard',
    access: 'system',
    summary: "Discards an entry's draft",
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
    summary: 'Returns a release with everything that it changed, by field',
  })
    .input(lazyObject(() => ({ release: z.coerce.number().int().min(1).max(999_999) })))
    .output(lazyObject(() => ({ ...releaseSchema.shape, changes: z.array(releaseChangeSchema) }))),
  publishRelease: call({
    name: 'publishRelease',
    method: 'POST',
    path: '/api/system/releases',
    access: 'system',
    summary: 'Publishes drafts together, in one instant, with the drafts that they refer to',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        drafts: z
          .array(lazyObject(() => ({ noun, id: guid, version })))
          .min(1)
          .max(500),
        note,
      })),
    )
    .output(lazyObject(() => ({ ...releaseSchema.shape, broughtAlong: z.array(entryNameSchema) }))),
};
