import * as z from 'zod';
import { lazyFields, lazyObject } from '#shared/values/lazy-object.ts';

/** Sets the default number of items on a page of a list; the most is 100 (docs/decisions.md, Names and wire). */
const defaultPageSize = 20;
export const maxPageSize = 100;

/** The input of a list call: `page` (from 1) or, more cheaply, the `cursor` that the previous page returned. */
export const pageInput = lazyFields({
  page: () => z.coerce.number().int().min(1).max(10_000).optional(),
  pageSize: () => z.coerce.number().int().min(1).max(maxPageSize).default(defaultPageSize),
  cursor: () => z.string().min(1).max(1024).optional(),
});

/** Describes a page of a list: its items, the total if it is known without counting, and the cursor for the next page (`null` at the end). */
export const pageOf = <T extends z.ZodType>(item: T) =>
  lazyObject(() => ({ items: z.array(item), total: z.int().min(0).optional(), nextCursor: z.string().nullable() }));

/** Accepts a repeatable query value: `a=x&a=y`, `a[0]=x`, and a lone `a=x` all arrive as an array. */
export const queryList = <T extends z.ZodType>(item: T, max: number) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).max(max).default([]));
