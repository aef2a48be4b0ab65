import type { NounScreen } from '../noun-screens.ts';

/** What a list shows, as its address says. */
export type ListFilters = { words: string; state: ListState; sort: ListSort; where: Readonly<Record<string, string>> };

export const listStates = [
  { value: '', label: 'All but retired' },
  { value: 'draft', label: 'Drafts' },
  { value: 'faulty', label: 'Needs fixes' },
  { value: 'unused', label: 'Unused' },
  { value: 'retired', label: 'Retired' },
] as const;
type ListState = (typeof listStates)[number]['value'];

export const listSorts = [
  { value: '', label: 'By name' },
  { value: 'place', label: 'As families see it' },
  { value: 'savedOn', label: 'Newest drafts first' },
] as const;
type ListSort = (typeof listSorts)[number]['value'];

const oneOf = <Value extends string>(choices: readonly { value: Value }[], text: string | null): Value | undefined =>
  choices.find(({ value }) => value === text)?.value;

/** Reads the filters of an address. What it doesn't know, it leaves out. */
export function filtersIn(search: URLSearchParams, fields: readonly string[]): ListFilters {
  const where = fields.flatMap((field) => {
    const value = search.get(field);
    return value ? [[field, value] as const] : [];
  });
  return {
    words: search.get('query')?.trim() ?? '',
    state: oneOf(listStates, search.get('state')) ?? '',
    sort: oneOf(listSorts, search.get('sort')) ?? '',
    where: Object.fromEntries(where),
  };
}

/** Writes filters into an address, whose other parts stay. */
export function withFilters(search: URLSearchParams, { words, state, sort, where }: ListFilters, fields: readonly string[]) {
  const next = new URLSearchParams(search);
  const parts = { query: words, state, sort, ...Object.fromEntries(fields.map((field) => [field, where[field] ?? ''])) };
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const noFilters: ListFilters = { words: '', state: '', sort: '', where: {} };

/** Returns whether a list leaves anything out. */
export const isFiltered = ({ words, state, where }: ListFilters): boolean =>
  words !== '' || state !== '' || Object.keys(where).length > 0;

/** Returns what the call asks for: the screen's own entries, narrowed by the filters. */
export const listInput = ({ noun, only = {} }: NounScreen, { words, state, sort, where }: ListFilters) => ({
  noun,
  query: words || undefined,
  state: state || undefined,
  sort: sort || ('name' as const),
  where: { ...where, ...only },
});
