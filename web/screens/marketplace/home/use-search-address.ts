import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { readSearch, type SearchAddress, toHomeSearch } from '../search-address.ts';

/**
 * Returns the search in the address, and how to change it. New words or a new place are a step that Back undoes; `replace` is for what only extends
 * or reorders the same list. Changing anything but the page goes back to the first page.
 */
export const useSearchAddress = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(params), [params]);
  const change = useCallback(
    (next: Partial<SearchAddress>, { replace = false }: { replace?: boolean } = {}) => {
      const address = paths.home(toHomeSearch({ ...search, page: 1, ...next }));
      // Pressing the same search twice is one step: the browser's address has it already, while the screen may still be loading.
      const isHere = address === location.pathname + location.search;
      // A checked box has to stay checked, so a change that only narrows the list renders during the press itself.
      return navigate(address, { replace: replace || isHere, flushSync: replace, preventScrollReset: true });
    },
    [navigate, search],
  );
  return { search, change };
};
