import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { readSearch, type SearchAddress, toHomeSearch } from '../search-address.ts';

/**
 * The search of the address and the way to another one. A change of words or place is a step that Back undoes; `replace` is for what only
 * lengthens or reorders the same list. A change of anything but the page begins at the first page again.
 */
export const useSearchAddress = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(params), [params]);
  const change = useCallback(
    (next: Partial<SearchAddress>, { replace = false }: { replace?: boolean } = {}) => {
      const address = paths.home(toHomeSearch({ ...search, page: 1, ...next }));
      // The same search pressed twice is one step: the browser's address is there already, while the screen may still be on its way.
      const isHere = address === location.pathname + location.search;
      // A ticked box stays ticked: what only narrows the list is drawn within the press itself.
      return navigate(address, { replace: replace || isHere, flushSync: replace, preventScrollReset: true });
    },
    [navigate, search],
  );
  return { search, change };
};
