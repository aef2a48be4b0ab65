import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { NounScreen } from './noun-screens.ts';

/** The entry that was opened last, and the screen whose list has it. */
let opened: { path: string; id: string } | null = null;

/** The filters that lists had last, by their paths. */
const filtersOf = new Map<string, string>();

/** Remembers what a list is filtered by, for the way back from one of its entries. */
export const useListedFilters = ({ path }: NounScreen, search: string): void =>
  useEffect(() => void filtersOf.set(path, search), [path, search]);

/** Returns the address of a list, with the filters that it had last. */
export const listPath = ({ path }: NounScreen): string => path + (filtersOf.get(path) ?? '');

/** Remembers which entry is open, for its list. */
export const useOpenedEntry = ({ path }: NounScreen, id: string): void =>
  useEffect(() => {
    opened = { path, id };
  }, [path, id]);

/** Returns the entry that someone comes back from with the browser's Back; null if the list was opened in another way. */
export function useReturnedFrom({ path }: NounScreen): string | null {
  const isBack = useNavigationType() === NavigationType.Pop;
  const [id] = useState(() => (isBack && opened?.path === path ? opened.id : null));
  useEffect(() => {
    opened = null;
  }, []);
  return id;
}
