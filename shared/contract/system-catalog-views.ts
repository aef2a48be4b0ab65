import * as z from 'zod';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { questionGroupKind } from '#shared/model/enumerations/question.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, version } from '#shared/values/schemas.ts';

/** The most entries that are put in order together. */
export const MAX_ORDERED = 1000;

/** The fewest characters of a reason to publish without a dry run: one letter says nothing to those who read the log. */
export const MIN_REASON = 10;
export const SHORT_REASON = `Say why in at least ${MIN_REASON} characters.`;

/** The name of a noun in a path. An unknown one is a 404, like any other path that leads nowhere. */
export const noun = line(60);
export const path = z.array(z.union([z.string(), z.number()]));

/** Describes an entry of any noun, as a draft has it: it may still have faults. */
export const entrySchema = z.looseObject({ id: guid });
/** Describes an entry of any noun, as it is published or was: without faults. */
export const publishedEntrySchema = z.looseObject({ id: guid });

/** How an entry's draft compares to what is published. */
export const entryStates = ['published', 'new', 'changed'] as const;

const faultSchema = lazyObject(() => ({ path, message: z.string() }));
export const hash = z.string().length(64);

/**
 * What holds an entry: entries of the catalog that refer to it, counted exactly with drafts in place of what is published, and what homes and families have,
 * counted every night; null before the first count.
 */
export const useCountsSchema = lazyObject(() => ({
  homes: z.int().min(0),
  packages: z.int().min(0),
  plans: z.int().min(0),
  cases: z.int().min(0),
  documents: z.int().min(0),
}));
export type UseCounts = z.infer<typeof useCountsSchema>;

/**
 * Describes an entry with its draft's version, 0 for none. `base` is the hash of the published entry that the draft began from, or would begin from; null if
 * there was none. `isMoved` says that it was published differently since: the draft is settled by field and saved before it can be published. `savedBy` and
 * `savedOn` are the draft's.
 */
export const entryRowSchema = lazyObject(() => ({
  entry: entrySchema,
  name: z.string(),
  version: z.int().min(0),
  base: hash.nullable(),
  state: z.enum(entryStates),
  isMoved: z.boolean(),
  /** Retired, as the draft would have it, and as it's published. */
  isRetired: z.boolean(),
  wasRetired: z.boolean(),
  savedBy: z.string().nullable(),
  savedOn: z.string().nullable(),
  /** Who published the newest change of the entry, and when; null if it never was since that is kept. */
  lastChange: lazyObject(() => ({ by: z.string(), on: z.string() })).nullable(),
  faults: z.array(faultSchema),
  uses: lazyObject(() => ({ entries: z.int().min(0), counted: useCountsSchema.nullable() })),
  /** What its list counts for it among other entries, such as the items that have each of its values. Only in lists of nouns that count something. */
  tally: z.array(lazyObject(() => ({ id: z.string(), name: z.string(), count: z.int().min(0) }))).optional(),
}));
export type EntryRow = z.infer<typeof entryRowSchema>;

/** Names an entry, for sentences and links. */
export const entryNameSchema = lazyObject(() => ({ noun: z.enum(nounNames), id: guid, name: z.string() }));

export const releaseSchema = lazyObject(() => ({
  release: z.int().min(1),
  publishedOn: z.string(),
  publishedBy: z.string(),
  note: z.string(),
  /** How many entries it changed; null where nobody counted. */
  changeCount: z.int().min(0).nullable(),
}));
export type ReleaseInShort = z.infer<typeof releaseSchema>;

/**
 * Describes how far triggers are that a release published over open cases, too: how many triggers, how many open cases were looked at, and how many tasks these got.
 */
export const triggerRunSchema = lazyObject(() => ({
  isDone: z.boolean(),
  triggers: z.int().min(1),
  cases: z.int().min(0),
  tasks: z.int().min(0),
}));
export type TriggerRunView = z.infer<typeof triggerRunSchema>;

export const releaseChangeSchema = lazyObject(() => ({
  ...entryNameSchema.shape,
  kind: z.enum(['added', 'changed', 'removed']),
  fields: z.array(lazyObject(() => ({ path, before: z.json().optional(), after: z.json().optional() }))),
}));
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;

/**
 * Describes a draft among all drafts: of an entry, of the order of a group of entries, or a batch of many changes. Orders and batches are published and discarded by their own
 * ids, like entries. `fields` is how many fields differ from what is published, besides being retired, and of a new entry none; of a batch, how many entries.
 */
export const draftSchema = lazyObject(() => ({
  ...entryNameSchema.shape,
  kind: z.enum(['entry', 'order', 'batch']),
  version,
  state: z.enum(['new', 'changed']),
  isMoved: z.boolean(),
  /** Retired, as the draft would have it, and as it's published. */
  isRetired: z.boolean(),
  wasRetired: z.boolean(),
  savedBy: z.string(),
  savedOn: z.string(),
  faults: z.array(faultSchema),
  /** What to know before it's published, and what doesn't keep it from that. */
  warnings: z.array(faultSchema).optional(),
  fields: z.int().min(0),
  /** Of a batch, how many entries it retires. */
  retires: z.int().min(0).optional(),
  /** The fields that it changes of an entry, as the form calls them. */
  changed: z.array(z.string()).optional(),
  /** How many entries of each noun it changes, the most first: a batch may have several. */
  nouns: z.array(lazyObject(() => ({ noun: z.enum(nounNames), count: z.int().min(0) }))),
  /** Whether it leaves a trigger that creates tasks: one that it doesn't take out, retire, or withdraw. */
  createsTasks: z.boolean(),
  /** Which group an order is of: the category of services, the page of questions. Empty if its noun has only one order. */
  group: z.string().optional(),
  /** Drafts of what isn't published yet and that it refers to: they are published with it. */
  needs: z.array(lazyObject(() => ({ noun: z.enum(nounNames), id: guid }))),
}));
export type DraftInShort = z.infer<typeof draftSchema>;

/** Describes an entry that a search over everything found. */
export const foundEntrySchema = lazyObject(() => ({
  ...entryNameSchema.shape,
  state: z.enum(entryStates),
  isRetired: z.boolean(),
  wasRetired: z.boolean(),
  isFaulty: z.boolean(),
  savedBy: z.string().nullable(),
  /** Whether a group of questions is the planner's or a case's; null for anything else. */
  questionKind: z.enum(questionGroupKind.values).nullable(),
}));
export type FoundEntry = z.infer<typeof foundEntrySchema>;

/** Describes the order of a group of entries: the draft's, if there is one, which is of `version`; else as published, and 0. */
export const entryOrderSchema = lazyObject(() => ({
  id: guid,
  group: z.string(),
  ids: z.array(guid),
  version: z.int().min(0),
  isMoved: z.boolean(),
  savedBy: z.string().nullable(),
  savedOn: z.string().nullable(),
}));
export type EntryOrder = z.infer<typeof entryOrderSchema>;

/** Describes what a release did to one entry. */
export const entryVersionSchema = lazyObject(() => ({
  ...releaseSchema.shape,
  kind: releaseChangeSchema.shape.kind,
  fields: releaseChangeSchema.shape.fields,
}));
export type EntryVersion = z.infer<typeof entryVersionSchema>;

export const ofEntry = lazyObject(() => ({ noun, id: guid }));
/** The version of the draft that the screen saw, 0 for none. */
export const seenVersion = z.int().min(0).max(1_000_000_000);
