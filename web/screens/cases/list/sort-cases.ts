import type { CaseSortKey } from '#shared/contract/case-views.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { type CaseSort, isSameSort, newestFirst } from './case-filters.ts';

/** The table keeps cases in the order in which they were opened. For any other order, at most so many are loaded and sorted (docs/decisions.md, Cases). */
export const SORTED_CASES = 1000;
/** The most pages that are loaded for that. A search by words has short pages. */
export const SORTED_PAGES = 12;

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** What each order compares; empty where a case has nothing to compare, which sorts it last. */
const keys: Record<CaseSortKey, (row: CaseRow) => string> = {
  opened: ({ createdOn }) => createdOn,
  name: ({ decedentLastName, decedentFirstName }) => `${decedentLastName} ${decedentFirstName}`.trim(),
  number: ({ caseNumber }) => caseNumber,
  died: ({ dateOfDeath }) => dateOfDeath ?? '',
  due: ({ nextTask }) => nextTask?.dueOn ?? '',
};

/** Returns cases in an order. Cases that are equal stay newest first, and those with nothing to compare come last either way. */
export function sortCases(rows: readonly CaseRow[], sort: CaseSort): readonly CaseRow[] {
  if (isSameSort(sort, newestFirst)) return rows;
  const key = keys[sort.by];
  const sign = sort.isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)];
    if (!one || !other) return Number(!one) - Number(!other);
    return sign * collator.compare(one, other);
  });
}
