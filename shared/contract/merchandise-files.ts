import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { cents, guid, line, signedCents } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { seenCount } from './merchandise-views.ts';
import { pageInput } from './page.ts';
import { savedRowSchema } from './pricing-views.ts';

const base = '/api/merchandise';

/** The most bytes and rows of a file. */
export const MAX_CSV_BYTES = 5_000_000;
export const MAX_CSV_ROWS = 5000;

/** Describes a change of many prices: by basis points (half up), by cents, to one price, or rounded to a multiple of cents. */
const priceChangeSchema = z.discriminatedUnion('by', [
  lazyObject(() => ({ by: z.literal('basis-points'), basisPoints: z.int().min(-10_000).max(100_000) })),
  lazyObject(() => ({ by: z.literal('cents'), cents: signedCents })),
  lazyObject(() => ({ by: z.literal('set'), priceCents: cents })),
  lazyObject(() => ({ by: z.literal('round'), toCents: z.int().min(1).max(1_000_000) })),
  /** Gives each row its `priceCents`: what it was before a change that is taken back. */
  lazyObject(() => ({ by: z.literal('undo') })),
]);

/** Names a price by its item and variant, at the version that the screen has seen. */
const pricedRow = lazyObject(() => ({ id: guid, variantId: guid.optional(), version: seenCount }));

/** Describes what a row was and what a change makes of it. */
const changedRowSchema = lazyObject(() => ({
  ...pricedRow.shape,
  name: z.string(),
  /** Null without a price, like what it becomes. */
  beforeCents: cents.nullable(),
  afterCents: cents.nullable(),
  /** Why the change makes no price of it; null if it does. */
  fault: z.string().nullable(),
}));
export type ChangedRow = z.infer<typeof changedRowSchema>;

/** Describes which prices to change, and how. `priceCents` is only for taking a change back. */
const merchandiseChangeSchema = lazyObject(() => ({
  change: priceChangeSchema,
  rows: z
    .array(lazyObject(() => ({ ...pricedRow.shape, priceCents: cents.nullable().default(null) })))
    .min(1)
    .max(300),
  isPreview: z.boolean().default(false),
}));
export type MerchandiseChange = z.infer<typeof merchandiseChangeSchema>;

const results = ['new', 'changed', 'same', 'refused'] as const;
/** How far an import is: its file is being checked, was checked, or can't be read; its rows are being saved, or were saved. */
const states = ['checking', 'checked', 'unreadable', 'saving', 'saved'] as const;

/** Describes an import: how far it is, and how many of its rows do what. */
const merchandiseImportSchema = lazyObject(() => ({
  id: guid,
  fileName: z.string(),
  state: z.enum(states),
  total: z.int().min(0),
  counts: z.record(z.enum(results), z.int().min(0)),
  /** How many rows were saved, and how many weren't because someone else had changed them since the file was checked. */
  saved: z.int().min(0),
  stale: z.int().min(0),
  /** What is wrong with the whole file. */
  problem: z.string().nullable(),
  importedBy: z.string(),
  importedOn: z.string(),
}));

export type MerchandiseImport = z.infer<typeof merchandiseImportSchema>;

/** Describes a row of a file: the item that it means, what it would do, each change before and after, and what is wrong with it. */
const importedRowSchema = lazyObject(() => ({
  row: z.int().min(1),
  id: guid.nullable(),
  variantId: guid.nullable(),
  name: z.string(),
  result: z.enum(results),
  /** By the columns of the file; null is nothing. `saved` is what someone else saved since the file was checked, so that the row wasn't. */
  changes: z.array(
    lazyObject(() => ({
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      saved: z.string().nullable().optional(),
    })),
  ),
  /** Null for what is wrong with the whole row. */
  faults: z.array(lazyObject(() => ({ field: z.string().nullable(), message: z.string() }))),
  /** Whether it was saved; null for one that wasn't to be, or not yet. */
  isSaved: z.boolean().nullable(),
}));
export type MerchandiseImportRow = z.infer<typeof importedRowSchema>;

/** `/api/merchandise`: many prices at a time, and a home's merchandise from a file and as a file. */
export const merchandiseFiles = {
  changeMerchandisePrices: call({
    name: 'changeMerchandisePrices',
    method: 'POST',
    path: `${base}/bulkPrices`,
    access: 'prices.change',
    summary: 'Changes prices alike, row by row, or takes such a change back; with isPreview, only says what they would be',
  })
    .input(merchandiseChangeSchema)
    .output(
      lazyObject(() => ({
        rows: z.array(changedRowSchema),
        /** Empty for a preview. */
        results: z.array(savedRowSchema),
      })),
    ),
  beginMerchandiseImport: call({
    name: 'beginMerchandiseImport',
    method: 'POST',
    path: `${base}/imports`,
    access: 'prices.change',
    summary: 'Returns an address to which a CSV file of exactly this many bytes can be sent (PUT) for five minutes',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ bytes: z.int().min(1).max(MAX_CSV_BYTES) })))
    .output(lazyObject(() => ({ id: guid, url: z.string(), type: z.string() }))),
  checkMerchandiseImport: call({
    name: 'checkMerchandiseImport',
    method: 'POST',
    path: `${base}/imports/{id}/check`,
    access: 'prices.change',
    summary: 'Checks a file that was sent, row by row. Changes nothing yet',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, fileName: line(200) })))
    .output(merchandiseImportSchema),
  getMerchandiseImport: call({
    name: 'getMerchandiseImport',
    method: 'GET',
    path: `${base}/imports/{id}`,
    access: 'prices.change',
    summary: 'Returns how far an import is, and what each row would do',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        result: z.enum(results).optional(),
        pageSize: pageInput.pageSize,
        cursor: pageInput.cursor,
      })),
    )
    .output(
      lazyObject(() => ({
        ...merchandiseImportSchema.shape,
        items: z.array(importedRowSchema),
        nextCursor: z.string().nullable(),
      })),
    ),
  takeMerchandiseImport: call({
    name: 'takeMerchandiseImport',
    method: 'POST',
    path: `${base}/imports/{id}/take`,
    access: 'prices.change',
    summary: 'Starts saving what an import found: all of it, or every sound row',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, which: z.enum(['all', 'sound']) })))
    .output(merchandiseImportSchema),
  exportMerchandise: call({
    name: 'exportMerchandise',
    method: 'GET',
    path: `${base}/export`,
    access: 'prices.read',
    summary: 'Returns the address of a CSV file of what the home sells, for five minutes; importing it again changes nothing',
  })
    .input(lazyObject(() => ({ categoryId: guid.optional() })))
    .output(lazyObject(() => ({ url: z.string(), fileName: z.string(), rows: z.int().min(0) }))),
};
