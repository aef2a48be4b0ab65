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
export const priceChangeSchema = z.discriminatedUnion('by', [
  lazyObject(() => ({ by: z.literal('basis-points'), basisPoints: z.int().min(-10_000).max(100_000) })),
  lazyObject(() => ({ by: z.literal('cents'), cents: signedCents })),
  lazyObject(() => ({ by: z.literal('set'), priceCents: cents })),
  lazyObject(() => ({ by: z.literal('round'), toCents: z.int().min(1).max(1_000_000) })),
]);
export type PriceChange = z.infer<typeof priceChangeSchema>;

/** Names a price by its item and variant, at the version that the screen has seen. */
const pricedRow = lazyObject(() => ({ id: guid, variantId: guid.optional(), version: seenCount }));

const results = ['new', 'changed', 'same', 'refused'] as const;
const states = ['checking', 'checked', 'unreadable', 'taken'] as const;

/** Describes an import: how far it is, and how many of its rows do what. */
const merchandiseImportSchema = lazyObject(() => ({
  id: guid,
  fileName: z.string(),
  state: z.enum(states),
  total: z.int().min(0),
  counts: z.record(z.enum(results), z.int().min(0)),
  /** What is wrong with the whole file. */
  problem: z.string().nullable(),
  importedBy: z.string(),
  importedOn: z.string(),
}));

/** Describes a row of a file: the item that it means, what it would do, each change before and after, and what is wrong with it. */
const importedRowSchema = lazyObject(() => ({
  row: z.int().min(1),
  id: guid.nullable(),
  variantId: guid.nullable(),
  name: z.string(),
  result: z.enum(results),
  changes: z.array(lazyObject(() => ({ field: z.string(), before: z.string(), after: z.string() }))),
  faults: z.array(lazyObject(() => ({ field: z.string(), message: z.string() }))),
}));

/** `/api/merchandise`: many prices at a time, and a home's merchandise from a file and as a file. */
export const merchandiseFiles = {
  changeMerchandisePrices: call({
    name: 'changeMerchandisePrices',
    method: 'POST',
    path: `${base}/bulkPrices`,
    access: 'prices.change',
    summary: 'Changes prices alike, row by row; with isPreview, only says what they would be',
  })
    .input(
      lazyObject(() => ({
        change: priceChangeSchema,
        rows: z.array(pricedRow).min(1).max(300),
        isPreview: z.boolean().default(false),
      })),
    )
    .output(
      lazyObject(() => ({
        rows: z.array(
          lazyObject(() => ({
            ...pricedRow.shape,
            name: z.string(),
            beforeCents: cents.nullable(),
            /** Null if the row has no price to change, or if the change would leave what a price can be. */
            afterCents: cents.nullable(),
          })),
        ),
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
