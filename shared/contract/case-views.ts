import * as z from 'zod';
import { caseStatus, decedentStatus, timing } from '#shared/model/enumerations/case.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, requiredLine } from '#shared/values/schemas.ts';

/** The columns that the list of cases can show beside the decedent's name, in order. */
export const caseColumnKeys = [
  'number',
  'status',
  'care',
  'type',
  'assigned',
  'contact',
  'phone',
  'tasks',
  'due',
  'died',
  'note',
  'progress',
  'opened',
] as const;
export type CaseColumnKey = (typeof caseColumnKeys)[number];

/** What the list can be sorted by; the order of opening is the table's own. */
export const caseSortKeys = ['opened', 'name', 'number', 'died', 'due'] as const;
export type CaseSortKey = (typeof caseSortKeys)[number];

/** The width of a column in pixels. */
export const columnWidth = { least: 60, most: 600 } as const;

/** How many views someone can save at a home, and how long a name may be. */
export const MAX_CASE_VIEWS = 20;
export const MAX_VIEW_NAME = 40;

const columnKey = () => z.enum([...caseColumnKeys, 'name']);
const tableFields = () => ({
  columns: z.array(z.enum(caseColumnKeys)).max(caseColumnKeys.length),
  /** Only of columns that someone resized. */
  widths: z.partialRecord(columnKey(), z.int().min(columnWidth.least).max(columnWidth.most)),
});

/** Describes which columns a table has, and how wide those are that someone resized. */
const caseTableSchema = lazyObject(tableFields);
export type CaseTableChoice = z.infer<typeof caseTableSchema>;

/** Describes a saved view: which cases, in what order, with which columns. An empty filter doesn't filter. */
const caseViewSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(MAX_VIEW_NAME),
  filters: lazyObject(() => ({
    status: z.enum([...caseStatus.values, 'open', 'all', '']),
    staff: z.union([guid, z.enum(['none', ''])]),
    type: z.enum([...timing.values, '']),
    care: z.enum([...decedentStatus.values, '']),
    words: line(120),
  })),
  sort: lazyObject(() => ({ by: z.enum(caseSortKeys), isDescending: z.boolean() })),
  ...tableFields(),
}));
export type CaseView = z.infer<typeof caseViewSchema>;

/** Describes everything that someone saved about the list of cases of a home. `table` is that of the built-in views; null until it is chosen. */
export const caseViewsSchema = lazyObject(() => ({
  version: z.int().min(0),
  table: caseTableSchema.nullable(),
  views: z.array(caseViewSchema).max(MAX_CASE_VIEWS),
}));
export type CaseViews = z.infer<typeof caseViewsSchema>;
