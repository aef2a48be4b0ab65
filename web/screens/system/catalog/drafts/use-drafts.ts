import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserStorage } from '#web/browser-storage.ts';
import { query } from '#web/session/query.ts';

/** How often colleagues’ drafts are looked for while the list is open. */
const POLL_MS = 30_000;

/** Loads every draft of every administrator. */
export const useDrafts = () =>
  useQuery({
    ...query.systemCatalog.getDrafts.queryOptions({ input: {} }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });

const storage = browserStorage('tab', 'catalog-release-note');

const noteIn = (stored: unknown): string => {
  const { note } = (stored ?? {}) as { note?: unknown };
  return typeof note === 'string' ? note : '';
};

/** Keeps why a release is published, for this tab, until it is. */
export function useReleaseNote() {
  const [note, setNote] = useState(() => noteIn(storage.read()));
  return [
    note,
    (next: string) => {
      setNote(next);
      storage.write(next === '' ? null : { note: next });
    },
  ] as const;
}
