import { CASE_PAGE, type CaseRow } from '#shared/contract/cases-views.ts';

export type CasePage = { items: CaseRow[]; nextCursor: string | null };

/** Further pages are bigger: whoever scrolls scrolls on. */
export const FURTHER = 100;

/** Leads come in and colleagues change cases while a list is looked at all day: so often it is asked anew, unless somebody scrolled far down it. */
export const CASES_POLL_MS = 30_000;

/** Every case once, in the order of its first page: one that was opened or moved while the pages came may stand on two of them. */
export function onceEach(pages: readonly CasePage[]): CaseRow[] {
  const known = new Map<string, CaseRow>();
  for (const { items } of pages) for (const row of items) if (!known.has(row.id)) known.set(row.id, row);
  return [...known.values()];
}

/** Whether the last page was short of what was asked for and still says how to go on: what it sifted is looked through a part at a time. */
export const isShort = (pages: readonly CasePage[]): boolean => {
  const last = pages.at(-1);
  return last !== undefined && last.nextCursor !== null && last.items.length < (pages.length === 1 ? CASE_PAGE : FURTHER);
};
