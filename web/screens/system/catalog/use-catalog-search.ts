import { useEffect, useState } from 'react';
import type { FoundEntry } from '#shared/contract/system-catalog-views.ts';
import { api } from '#web/session/api.ts';
import { problemOf } from '#web/session/api-problem.ts';

/** Waits this long after the last keystroke. */
const DEBOUNCE_MS = 120;
const MOST = 30;

export type CatalogSearch = {
  found: readonly FoundEntry[];
  /** The query that they are for; an earlier one while the next answer is on its way. */
  of: string;
  /** How many there are, of which at most the first ones are found. */
  total: number;
  state: 'loading' | 'ready' | 'failed';
  /** What of the query isn't understood. */
  failedWords?: string;
  retry: () => void;
};

const nothing = { found: [], of: '', total: 0 };

/** Searches all nouns as someone types. Drops answers that come too late. Nothing is searched for no words. */
export const useCatalogSearch = (query: string): CatalogSearch => {
  const [answer, setAnswer] = useState<Pick<CatalogSearch, 'found' | 'of' | 'total'>>(nothing);
  const [failed, setFailed] = useState<{ of: string; words?: string } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (query === '') {
      setAnswer(nothing);
      return;
    }
    const aborted = new AbortController();
    const { signal } = aborted;
    const ask = async () => {
      try {
        const input = { query, pageSize: MOST };
        const page = await api.systemCatalog.searchCatalog(input, { signal });
        if (signal.aborted) return;
        setAnswer({ found: page.items, of: query, total: page.total ?? page.items.length });
        setFailed(null);
      } catch (error) {
        const words = problemOf(error)
          ?.errors?.map(({ message }) => message)
          .join(' ');
        if (!signal.aborted) setFailed({ of: query, ...(words ? { words } : {}) });
      }
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [query, tries]);
  const retry = () => {
    setFailed(null);
    setTries((before) => before + 1);
  };
  const state = failed?.of === query && query !== '' ? 'failed' : answer.of === query ? 'ready' : 'loading';
  return { ...answer, state, retry, ...(failed?.words ? { failedWords: failed.words } : {}) };
};
