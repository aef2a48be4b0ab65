import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { pageInput } from './page.ts';
import { stagedSchema } from './system-batches.ts';
import { noun, path, releaseChangeSchema } from './system-catalog-views.ts';

/** The formats of files that are imported and exported. */
const formats = ['json', 'csv'] as const;
export type ImportFormat = (typeof formats)[number];
/** The most bytes of a file of each format, and the most entries. */
export const importLimits: Readonly<Record<ImportFormat, number>> = { json: 10_000_000, csv: 5_000_000 };
export const MAX_IMPORT_ROWS = 5000;
/** The most pictures that come with one file. */
export const MAX_IMPORT_PICTURES = 500;

/** How far an import is: its file is being checked, was checked, can't be read, or what it has was taken. */
const states = ['checking', 'checked', 'unreadable', 'taken'] as const;
const results = ['new', 'changed', 'same', 'refused'] as const;
export type ImportResult = (typeof results)[number];
export type ImportCounts = Record<ImportResult, number>;
/** How many rows do what, before any is checked. */
export const noCounts: ImportCounts = { new: 0, changed: 0, same: 0, refused: 0 };

/** Describes a row of a file: the entry that it means, what it would do, which fields it changes, and what is wrong with it. */
const importRowSchema = lazyObject(() => ({
  row: z.int().min(1),
  id: guid.nullable(),
  name: z.string(),
  result: z.enum(results),
  fields: z.array(z.string()),
  /** What a changed row changes, before and after. */
  changes: releaseChangeSchema.shape.fields,
  /** Fields that the entry has and whose cells are blank: they stay as they are. */
  kept: z.array(z.string()),
  faults: z.array(lazyObject(() => ({ path, message: z.string() }))),
}));
export type ImportRow = z.infer<typeof importRowSchema>;

/** Describes an import without its rows. `checked` of `total` rows are checked so far. */
const importSchema = lazyObject(() => ({
  id: guid,
  fileName: z.string(),
  state: z.enum(states),
  checked: z.int().min(0),
  total: z.int().min(0),
  counts: z.record(z.enum(results), z.int().min(0)),
  /** What is wrong with the whole file. */
  problem: z.string().nullable(),
  importedBy: z.string(),
  importedOn: z.string(),
}));
export type Import = z.infer<typeof importSchema>;

const ofImport = lazyObject(() => ({ noun, id: guid }));

/** `/api/system/{noun}`: entries of the catalog from a file, and as a file. */
export const systemImports = {
  beginImport: call({
    name: 'beginImport',
    method: 'POST',
    path: '/api/system/{noun}/imports',
    access: 'system',
    summary: 'Returns an address to which a file of exactly this many bytes can be sent (PUT) for five minutes',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ noun, format: z.enum(formats), bytes: z.int().min(1).max(importLimits.json) })))
    .output(lazyObject(() => ({ id: guid, url: z.string(), type: z.string() }))),
  checkImport: call({
    name: 'checkImport',
    method: 'POST',
    path: '/api/system/{noun}/imports/{id}/check',
    access: 'system',
    summary: 'Starts checking a file that was sent. Changes nothing in the catalog',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ noun, id: guid, format: z.enum(formats), fileName: line(200) })))
    .output(importSchema),
  getImport: call({
    name: 'getImport',
    method: 'GET',
    path: '/api/system/{noun}/imports/{id}',
    access: 'system',
    summary: 'Returns how far an import is, and what each row would do',
  })
    .input(
      lazyObject(() => ({
        noun,
        id: guid,
        result: z.enum(results).optional(),
        pageSize: pageInput.pageSize,
        cursor: pageInput.cursor,
      })),
    )
    .output(lazyObject(() => ({ ...importSchema.shape, items: z.array(importRowSchema), nextCursor: z.string().nullable() }))),
  takeImport: call({
    name: 'takeImport',
    method: 'POST',
    path: '/api/system/{noun}/imports/{id}/take',
    access: 'system',
    summary: 'Drafts what an import found as one batch: all of it, refused if any row was; the chosen rows; or every sound row',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        ...ofImport.shape,
        which: z.enum(['all', 'chosen', 'sound']),
        rows: z.array(z.int().min(1)).max(MAX_IMPORT_ROWS).default([]),
      })),
    )
    .output(stagedSchema),
  exportEntries: call({
    name: 'exportEntries',
    method: 'GET',
    path: '/api/system/{noun}/export',
    access: 'system',
    summary: 'Returns the address of a file with all entries, drafts in place of what is published, for five minutes',
  })
    .input(lazyObject(() => ({ noun, as: z.enum(formats) })))
    .output(lazyObject(() => ({ url: z.string(), fileName: z.string(), entries: z.int().min(0) }))),
};
