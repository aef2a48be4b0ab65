import { type CaseSortKey, type CaseView, caseSortKeys } from '#shared/contract/case-views.ts';
import { caseStatus, decedentStatus, timing } from '#shared/model/enumerations/case.ts';
import { isGuid } from '#shared/values/ids.ts';

/** Filters for the home's cases. An empty one doesn't filter, except that without words only open cases show until another status is chosen. */
export type CaseFilters = CaseView['filters'];
export type CaseSort = CaseView['sort'];
/** Where a list begins: its filters and its order, unless the address says otherwise. */
export type CaseBase = Pick<CaseView, 'filters' | 'sort'>;

/** How the cases are laid out: as a table, or as a board with a column for each status or each state of care. */
export type CaseLayout = 'table' | 'status-board' | 'care-board';

export const noFilters: CaseFilters = { status: '', staff: '', type: '', care: '', words: '' };
export const newestFirst: CaseSort = { by: 'opened', isDescending: true };
export const usualBase: CaseBase = { filters: noFilters, sort: newestFirst };

const names: Record<keyof CaseFilters, string> = { status: 'status', staff: 'staff', type: 'type', care: 'care', words: 'q' };

/** Reads the filters in an address. Invalid values that someone typed are ignored; what the address doesn't name is as in the view. */
export function filtersIn(search: URLSearchParams, base: CaseFilters = noFilters): CaseFilters {
  const said = (name: keyof CaseFilters): string => search.get(names[name]) ?? base[name];
  const [status, staff, type, care] = [said('status'), said('staff'), said('type'), said('care')];
  return {
    status: caseStatus.has(status) || status === 'open' || status === 'all' ? status : '',
    staff: staff === 'none' || isGuid(staff) ? (staff as CaseFilters['staff']) : '',
    type: timing.has(type) ? type : '',
    care: decedentStatus.has(care) ? care : '',
    words: said('words').slice(0, 120),
  };
}

/** Returns the search of an address with other filters; its view, its layout, and an open drawer stay. An empty value clears a filter of the view. */
export function withFilters(search: URLSearchParams, filters: CaseFilters, base: CaseFilters = noFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [field, name] of Object.entries(names) as [keyof CaseFilters, string][]) {
    if (filters[field] === base[field]) next.delete(name);
    else next.set(name, filters[field]);
  }
  return next;
}

/** Returns the status that the list shows: open cases until another is chosen, and all of them while someone searches for words. */
export const shownStatus = ({ status, words }: CaseFilters): Exclude<CaseFilters['status'], ''> =>
  status || (words.trim() ? 'all' : 'open');

const sortWord = ({ by, isDescending }: CaseSort) => `${isDescending ? '-' : ''}${by}`;

/** Reads the order in an address, such as `name` or, the last first, `-name`. */
export function sortIn(search: URLSearchParams, base: CaseSort = newestFirst): CaseSort {
  const word = search.get('sort') ?? '';
  const by = caseSortKeys.find((key) => key === word.replace(/^-/, ''));
  return by ? { by, isDescending: word.startsWith('-') } : base;
}

export function withSort(search: URLSearchParams, sort: CaseSort, base: CaseSort = newestFirst): URLSearchParams {
  const next = new URLSearchParams(search);
  if (isSameSort(sort, base)) next.delete('sort');
  else next.set('sort', sortWord(sort));
  return next;
}

export const isSameSort = (one: CaseSort, other: CaseSort): boolean => sortWord(one) === sortWord(other);

/** Returns the order after someone presses a column's heading: dates begin with the latest, everything else with the first. */
export const sortAfter = (sort: CaseSort, by: CaseSortKey): CaseSort =>
  sort.by === by ? { by, isDescending: !sort.isDescending } : { by, isDescending: by === 'opened' || by === 'died' };

const layouts: readonly CaseLayout[] = ['table', 'status-board', 'care-board'];

/** Reads the layout in an address. `view` had it before there were saved views. */
export const layoutIn = (search: URLSearchParams): CaseLayout =>
  layouts.find((layout) => layout === (search.get('layout') ?? search.get('view'))) ?? 'table';

export function withLayout(search: URLSearchParams, layout: CaseLayout): URLSearchParams {
  const next = new URLSearchParams(search);
  if (layouts.some((each) => each === next.get('view'))) next.delete('view');
  if (layout === 'table') next.delete('layout');
  else next.set('layout', layout);
  return next;
}

/** Returns the id of the saved view in an address. */
export function viewIn(search: URLSearchParams): string | null {
  const view = search.get('view') ?? '';
  return isGuid(view) ? view : null;
}

/** Returns the search of an address that opens a view as it was saved, or the built-in view of a status. A built-in view keeps the other filters of one. */
export function toView(search: URLSearchParams, view: { id: string } | { status: CaseFilters['status'] }): URLSearchParams {
  const layout = layoutIn(search);
  if ('id' in view) return withLayout(new URLSearchParams({ view: view.id }), layout);
  if (viewIn(search) !== null)
    return withFilters(withLayout(new URLSearchParams(), layout), { ...noFilters, status: view.status });
  const filters = filtersIn(search);
  const isUsual = view.status === 'open' && !filters.words;
  return withFilters(search, { ...filters, status: isUsual ? '' : view.status });
}

/** Whether the list shows fewer cases than the home's open ones. */
export const isFiltered = (filters: CaseFilters): boolean => Object.values(filters).some((value) => value !== '');

/** Returns the filters as the API takes them. */
export function filterInput(filters: CaseFilters) {
  const { staff, type, care, words } = filters;
  const status = shownStatus(filters);
  return {
    querry: words.trim(),
    ...(status === 'all' ? {} : { status }),
    ...(staff ? { employeeId: staff } : {}),
    ...(type ? { type } : {}),
    ...(care ? { decedentStatus: care } : {}),
  };
}
