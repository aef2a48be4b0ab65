import { useCallback, useEffect, useRef } from 'react';
import type { Point } from '#shared/values/geo.ts';
import { PRODUCT_NAME } from '#web/routing/page-title.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ResultsSkeleton } from './home/results-skeleton.tsx';
import { useSearchAddress } from './home/use-search-address.ts';
import { Welcome } from './home/welcome.tsx';
import { type Need, needs } from './need.ts';
import { isSearch } from './search-address.ts';

const loadResults = () => import('./home/results.tsx');
const Results = lazyPart(loadResults, 'The list of homes');

/** `/`: the welcome with its search box, or the results if the address has a search. */
export const Component = () => {
  const { search, change } = useSearchAddress();
  const hasSearched = useRef(false);
  const find = useCallback(
    (query: string, place: Point | null) => {
      hasSearched.current = true;
      void change({ query, place });
    },
    [change],
  );
  const setNeed = useCallback((need: Need) => void change({ need, sort: needs[need].sort }, { replace: true }), [change]);
  const isWelcome = !isSearch(search);
  useEffect(() => {
    // The results set the title to a place. Going back doesn't change the path, so nothing else resets it.
    if (isWelcome) document.title = PRODUCT_NAME;
  }, [isWelcome]);
  if (isWelcome) {
    return (
      <Welcome
        need={search.need}
        onNeed={setNeed}
        onSearch={find}
        onApproach={() => {
          // If the early load fails, the search loads it again.
          loadResults().catch(() => undefined);
        }}
      />
    );
  }
  return <Results onSearch={find} onNeed={setNeed} takesFocus={hasSearched.current} fallback={<ResultsSkeleton />} />;
};
