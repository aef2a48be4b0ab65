import type { EntryRow } from '#shared/contract/system-catalog-views.ts';

/** Leaves out what is retired and has no draft, as lists do. */
export const listedRows = (rows: readonly EntryRow[]): readonly EntryRow[] =>
  rows.filter(({ isRetired, version }) => !isRetired || version > 0);
