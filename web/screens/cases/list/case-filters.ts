import {
  type CaseStatus,
  caseStatus,
  type DecedentStatus,
  decedentStatus,
  type Timing,
  timing,
} from '#shared/model/enumerations/case.ts';
import { isGuid } from '#shared/values/ids.ts';

/** Filters for the home's cases. An empty one doesn't filter. */
export type CaseFilters = {
  status: CaseStatus | '';
  /** A member's id; `none` means unassigned. */
  staff: string;
  type: Timing | '';
  care: DecedentStatus | '';
  words: string;
};

/** How the cases are laid out: as a table, or as a board with a column for each status or each state of care. */
export type CaseView = 'table' | 'status-board' | 'care-board';

export const noFilters: CaseFilters = { status: '', staff: '', type: '', care: '', words: '' };

const names: Record<keyof CaseFilters, string> = { status: 'status', staff: 'staff', type: 'type', care: 'care', words: 'q' };

/** Reads the filters in an address. Invalid values that someone typed are ignored. */
export function filtersIn(search: URLSearchParams): CaseFilters {
  const said = (name: keyof CaseFilters) => search.get(names[name]) ?? '';
  const [status, staff, type, care] = [said('status'), said('staff'), said('type'), said('care')];
  return {
    status: caseStatus.has(status) ? status : '',
    staff: staff === 'none' || isGuid(staff) ? staff : '',
    type: timing.has(type) ? type : '',
    care: decedentStatus.has(care) ? care : '',
    words: said('words').slice(0, 120),
  };
}

/** Returns the search of an address with other filters; its view and an open drawer stay. */
export function withFilters(search: URLSearchParams, filters: CaseFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [field, name] of Object.entries(names)) {
    const value = filters[field as keyof CaseFilters];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

const views: readonly CaseView[] = ['table', 'status-board', 'care-board'];

export const viewIn = (search: URLSearchParams): CaseView => views.find((view) => view === search.get('view')) ?? 'table';

export const withView = (search: URLSearchParams, view: CaseView): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (view === 'table') next.delete('view');
  else next.set('view', view);
  return next;
};

export const isFiltered = (filters: CaseFilters): boolean => Object.values(filters).some((value) => value !== '');

/** Returns the filters as the API takes them. */
export const filterInput = ({ status, staff, type, care, words }: CaseFilters) => ({
  querry: words.trim(),
  ...(status ? { status } : {}),
  ...(staff ? { employeeId: staff } : {}),
  ...(type ? { type } : {}),
  ...(care ? { decedentStatus: care } : {}),
});
