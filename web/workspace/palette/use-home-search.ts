import { useEffect, useState } from 'react';
import type { FoundCase } from '#shared/contract/search.ts';
import type { TaskOfDay } from '#shared/contract/tasks-views.ts';
import { api } from '#web/session/api.ts';
import type { FoundMessage } from './found-items.ts';

/** Waits this long after the last keystroke. */
const DEBOUNCE_MS = 80;
const MY_TASKS = 50;
const MESSAGES = 100;

export type HomeSearch = {
  cases: readonly FoundCase[];
  /** The query that the cases are for; an earlier one while the next answer is on its way. */
  of: string;
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
};

/** Searches a home as someone types. Drops answers that come too late, and keeps what was found until the next answer. */
export const useHomeSearch = (query: string, recent: readonly string[]): HomeSearch => {
  const [found, setFound] = useState<Pick<HomeSearch, 'cases' | 'of'>>({ cases: [], of: '' });
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<string | null>(recent.length === 0 ? '' : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (query === '' && recent.length === 0) {
      setFound({ cases: [], of: '' });
      setAnswered('');
      return;
    }
    const aborted = new AbortController();
    const { signal } = aborted;
    const ask = async () => {
      try {
        const input = query === '' ? { recent: [...recent] } : { query };
        const { cases } = await api.search.searchHome(input, { signal, context: { staysHere: true } });
        if (signal.aborted) return;
        setFound({ cases, of: query });
        setAnswered(query);
        setFailed(null);
      } catch {
        if (!signal.aborted) setFailed(query);
      }
    };
    const timer = setTimeout(() => void ask(), query === '' ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [query, recent, tries]);
  const state = failed === query ? 'failed' : answered === query ? 'ready' : 'loading';
  const retry = () => {
    setFailed(null);
    setTries((before) => before + 1);
  };
  return { ...found, state, retry };
};

/** Reads the messages that wait for the home or for this person once something is typed, to be found by who wrote. A search of cases doesn't read them. */
export const useOpenMessages = (isWanted: boolean): readonly FoundMessage[] => {
  const [messages, setMessages] = useState<readonly FoundMessage[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    const aborted = new AbortController();
    const options = { signal: aborted.signal, context: { staysHere: true } };
    const read = (view: 'new' | 'mine') => api.messages.getThreads({ view, pageSize: MESSAGES }, options);
    Promise.all([read('new'), read('mine')])
      .then((pages) =>
        setMessages([...new Map(pages.flatMap(({ items }) => items.map((each) => [each.id, each] as const))).values()]),
      )
      .catch(() => undefined);
    return () => aborted.abort();
  }, [isWanted]);
  return messages;
};

/** Reads the person's open tasks once, to be found by their words. Without them, a search still finds everything else. */
export const useMyTasks = (): readonly TaskOfDay[] => {
  const [tasks, setTasks] = useState<readonly TaskOfDay[]>([]);
  useEffect(() => {
    const aborted = new AbortController();
    const options = { signal: aborted.signal, context: { staysHere: true } };
    api.tasks
      .getMyDay({ whose: 'mine', pageSize: MY_TASKS }, options)
      .then(({ items }) => setTasks(items))
      .catch(() => undefined);
    return () => aborted.abort();
  }, []);
  return tasks;
};
