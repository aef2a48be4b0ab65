import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaseItemChange, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import type { FamilyOption } from '#shared/model/enumerations/case.ts';
import { browserStorage } from '#web/browser-storage.ts';
import type { SearchItems } from '#web/questions/question-sources.ts';
import { isUnreachable } from '#web/session/api-problem.ts';
import { api, newIdempotencyKey, problemOf, query } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';
import { toast } from '#web/ui/toast.ts';
import { pollEvery } from '../tasks/use-task-list.ts';
import { type AddedItem, isWaitingChanges, type WaitingChange, withWaiting } from './waiting-changes.ts';

const keyed = (idempotencyKey: string) => ({ context: { idempotencyKey } });

/** Stores changes that couldn't be sent until the tab is closed, and sends them in order once the network is back. */
function useWaiting(id: string, send: (change: WaitingChange) => Promise<CaseMerchandise>) {
  const { user } = useSession();
  const storageKey = `yarrow:case-goods:${user?.id ?? ''}:${id}`;
  const [waiting, setWaiting] = useState<readonly WaitingChange[]>(() => {
    const stored = browserStorage('tab', storageKey).read();
    return isWaitingChanges(stored) ? stored : [];
  });
  const [refused, setRefused] = useState<{ change: WaitingChange; error: unknown } | null>(null);
  const now = useRef({ waiting, send, isSending: false });
  now.current.send = send;
  const keep = useCallback(
    (next: readonly WaitingChange[]) => {
      now.current.waiting = next;
      setWaiting(next);
      browserStorage('tab', storageKey).write(next.length > 0 ? next : null);
    },
    [storageKey],
  );
  const sendAll = useCallback(async () => {
    if (now.current.isSending) return;
    now.current.isSending = true;
    for (let [first] = now.current.waiting; first; [first] = now.current.waiting) {
      const change = first;
      const error = await now.current.send(change).then(
        () => null,
        (each: unknown) => each,
      );
      if (error && isUnreachable(error)) break;
      if (error) setRefused({ change, error });
      keep(now.current.waiting.filter(({ key }) => key !== change.key));
    }
    now.current.isSending = false;
  }, [keep]);
  useEffect(() => {
    const again = () => void sendAll();
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [sendAll]);
  const wait = (change: WaitingChange) => keep(withWaiting(now.current.waiting, change));
  /** Returns a change together with what else was to be saved with waiting items, which it replaces and which no longer wait. */
  const insteadOf = (change: WaitingChange, items: readonly string[]): WaitingChange => {
    if (items.length === 0) return change;
    const next = withWaiting(now.current.waiting, change, items);
    keep(next.slice(0, -1));
    return next.at(-1) ?? change;
  };
  return { waiting, refused, sendAll, wait, insteadOf };
}

/** Says what was removed, with a way back that goes away with the next change, so that it never brings back a second of what was replaced. */
function useRemoved() {
  const end = useRef<() => void>(undefined);
  return {
    sayRemoved: (name: string, undo?: () => void) => {
      end.current = toast(`${name} removed.`, undo ? { undo } : {});
    },
    endUndo: () => end.current?.(),
  };
}

type Choice = { item: Pick<AddedItem, 'locationItemId' | 'name'>; itemCategoryId: string; instead: readonly string[] };

/** Returns the merchandise of a case, and how to change it over the versions that the person saw. `onSaved` runs after each save. */
export function useCaseMerchandise(id: string, onSaved: () => void = () => undefined) {
  const client = useQueryClient();
  const options = query.caseMerchandise.getCaseMerchandise.queryOptions({ input: { id } });
  const found = useQuery({
    ...options,
    refetchInterval: pollEvery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

  /** Takes over what a save returned. If someone else was first, or took the right to choose, it reloads what is so now before it throws. */
  const taken = async (saving: Promise<CaseMerchandise>): Promise<CaseMerchandise> => {
    try {
      const saved = await saving;
      client.setQueryData(options.queryKey, saved);
      onSaved();
      return saved;
    } catch (error) {
      const code = problemOf(error)?.code ?? '';
      if (['stale', 'forbidden', 'not_found'].includes(code)) await found.refetch();
      if (code === 'not_found') void client.invalidateQueries({ queryKey: query.myCases.getMyCase.key() });
      throw error;
    }
  };
  const send = ({ key, changes: items }: WaitingChange) =>
    taken(api.caseMerchandise.saveCaseMerchandise({ id, items }, keyed(key)));
  const { wait, insteadOf, ...kept } = useWaiting(id, send);
  const { sayRemoved, endUndo } = useRemoved();
  const sendOrWait = async (change: WaitingChange): Promise<CaseMerchandise | undefined> => {
    endUndo();
    try {
      return await send(change);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      wait(change);
      return undefined;
    }
  };
  return {
    found,
    ...kept,
    sayRemoved,
    /** Saves changes of one press, all or none. Without a network they wait, and nothing is returned. */
    change: (name: string, ...changes: CaseItemChange[]) => sendOrWait({ key: newIdempotencyKey(), name, changes }),
    /** Chooses an item by these changes, as `change` does. Items of `instead` that only wait to be chosen are then not chosen. */
    choose: ({ item: { locationItemId, name }, itemCategoryId, instead }: Choice, ...changes: CaseItemChange[]) => {
      const isNew = changes.some((each) => each.locationItemId === locationItemId && each.version === null);
      const added = isNew ? { added: [{ locationItemId, itemCategoryId, name }] } : {};
      return sendOrWait(insteadOf({ key: newIdempotencyKey(), name, changes, ...added }, instead));
    },
    allow: (version: number, itemCategoryId: string, familyOption: FamilyOption) => {
      const input = { id, version, options: [{ itemCategoryId, familyOption }] };
      return taken(api.caseMerchandise.saveCaseMerchandiseOptions(input, keyed(newIdempotencyKey())));
    },
    /** Keeps what the case has of a category, whatever the plan says of it now. */
    keep: (planVersion: number, itemCategoryId: string) =>
      taken(api.caseMerchandise.keepCaseMerchandise({ id, itemCategoryId, planVersion }, keyed(newIdempotencyKey()))),
    /** Searches a category as the planner does. Finding nothing at all may mean that the home just closed it. */
    searchIn:
      (itemCategoryId: string): SearchItems =>
      async (Query, PageNumber, SelectedItems) => {
        const search = { id, CategoryIds: [itemCategoryId], Query, PageNumber, SelectedItems: [...SelectedItems] };
        const page = await api.caseMerchandise.findCaseMerchandise(search);
        if (Query === '' && page.items.length === 0) void found.refetch();
        return page;
      },
  };
}
export type CaseGoods = Omit<ReturnType<typeof useCaseMerchandise>, 'found'>;
