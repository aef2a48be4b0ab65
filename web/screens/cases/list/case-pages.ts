import { CASE_PAGE, type CaseRow } from '#shared/contract/cases-views.ts';

export type CasePage = { items: CaseRow[]; nextCursor: string | null };

/** Further pages are bigger: people who scroll keep scrolling. */
export const FURTHER = 100;

/** Leads come in and colleagues change cases while a list is open all day, so it reloads this often, unless someone has scrolled far down. */
export const CASES_POLL_MS = 30_000;

/** Returns every case once, in the order of the first page it is on: a case that was opened or moved while the pages loaded may be on two of them. */
export function onceEach(pages: readonly CasePage[]): CaseRow[] {
  const known = new Map<string, CaseRow>();
  for (const { items } of pages) for (const row of items) if (!known.has(row.id)) known.set(row.id, row);
  return [...known.values()];
}

/** Returns whether the last page has fewer cases than requested but isn't the last: the server searches a part at a time. */
export const isShort = (pages: readonly CasePage[]): boolean => {
  const last = pages.at(-1);
  return last !== undefined && last.nextCursor !== null && last.items.length < (pages.length === 1 ? CASE_PAGE : FURTHER);
};
