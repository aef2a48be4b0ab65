import { useEffect, useRef, useState } from 'react';
import type { FoundItem, SearchItems } from './question-sources.ts';

/** Waits this long after the last keystroke before searching (docs/decisions.md, Screens). */
const DEBOUNCE_MS = 500;

export type ItemSearchState = {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  items: readonly FoundItem[];
  page: number;
  hasMore: boolean;
};

const nothing: ItemSearchState = { status: 'idle', items: [], page: 0, hasMore: false };

/** Loads pages of items for what is typed. A response that arrives after a newer request is ignored. */
export const useItemSearch = (searchItems: SearchItems, selected: readonly string[]) => {
  const [found, setFound] = useState(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (query: string, page: number) => {
    latest.current += 1;
    const mine = latest.current;
    setFound((was) => ({ ...(page === 1 ? nothing : was), status: 'loading' }));
    const answer = await searchItems(query, page, selected).catch(() => undefined);
    if (mine !== latest.current) return;
    setFound((was) =>
      answer
        ? { status: 'ready', items: [...(page === 1 ? [] : was.items), ...answer.items], page, hasMore: answer.areThereMoreItems }
        : { ...was, status: 'failed' },
    );
  };
  return {
    found,
    /** Loads the first page immediately, when the list opens. */
    open: (query: string) => void ask(query, 1),
    /** Loads the first page after a pause in typing. */
    type: (query: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void ask(query, 1), DEBOUNCE_MS);
    },
    more: (query: string) => void ask(query, found.page + 1),
    close: () => {
      clearTimeout(timer.current);
      latest.current += 1;
      setFound(nothing);
    },
  };
};
