import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '#web/browser-storage.ts';
import { useSession } from '#web/session/use-session.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { type FirstCallDraft, type KeptCalls, keptCalls, toStore, withDraft, withOpened, withoutDraft } from './call-drafts.ts';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/**
 * Keeps first calls in this browser, under the person's id, so that they survive a crash, a closed tab, and a lost connection. Another person who signs in
 * here sees only their own. Every write begins with what is stored, so that two tabs keep both calls.
 */
export const useCallDrafts = () => {
  const { user, systemUser } = useSession();
  const personId = (systemUser ?? user)?.id ?? '';
  const { locationId } = useWorkspace();
  const storage = useMemo(
    () => browserStorage('browser', `yarrow:first-calls:${personId}:${locationId}`),
    [personId, locationId],
  );
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(storage.read()),
    () => 'null',
  );
  const kept = useMemo(() => keptCalls(JSON.parse(text), new Date().toISOString()), [text]);
  return useMemo(() => {
    const read = () => keptCalls(storage.read(), new Date().toISOString());
    const change = (next: (before: KeptCalls) => KeptCalls) => {
      storage.write(toStore(next(read())));
      for (const listener of listeners) listener();
    };
    return {
      ...kept,
      /** Stores a draft, and says whether this browser keeps it. Some private windows don't. */
      keep: (draft: FirstCallDraft): boolean => {
        change((before) => withDraft(before, draft));
        const isKept = read().calls.some(({ id }) => id === draft.id);
        return isKept || withDraft({ calls: [], opened: [] }, draft).calls.length === 0;
      },
      discard: (id: string) => change((before) => withoutDraft(before, id)),
      markOpened: (id: string) => change((before) => withOpened(before, id)),
      find: (id: string) => read().calls.find((draft) => draft.id === id),
    };
  }, [kept, storage]);
};
