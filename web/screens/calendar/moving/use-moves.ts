import { useEffect, useRef, useState } from 'react';
import { dayWords, spanWords } from '#shared/calendar/words.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { dayOf } from '#shared/values/wall-time.ts';
import { api, messageOf, newIdempotencyKey, problemOf } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { entryInputOf } from '../entry/entry-input.ts';
import { useCalendarChanged } from '../use-calendar.ts';
import { isSamePlace, keyTarget, type MoveTarget, movedEntry, movedLike } from './move-target.ts';
import { savesInOrder } from './saves-in-order.ts';

/** A move by keys is saved once no key was pressed for this long, so that an hour is one save and not four. */
const SETTLE_MS = 900;

const whenWords = (entry: CalendarEntry) => `${dayWords(dayOf(entry.startsAt))}, ${spanWords(entry)}`;

const sentences = (...parts: readonly (string | null)[]) => parts.flatMap((part) => (part ? `${part}.` : [])).join(' ');

/** Moves the focus to an entry once it's drawn where it is now, so that the next key moves no other. */
const focusEntry = (id: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus());

type Pending = { before: CalendarEntry; after: CalendarEntry };

/** What the calendar shows moved before it is saved, and how entries are moved. */
export type Moves = {
  /** Returns an entry as the screen shows it: where it was just moved. */
  shown: (entry: CalendarEntry) => CalendarEntry;
  move: (entry: CalendarEntry, target: MoveTarget) => void;
  /** Moves by a key. Returns false if the key moves nothing. */
  press: (entry: CalendarEntry, key: string) => boolean;
  /** Saves a move by keys now. Returns the entry once its moves are saved. */
  settle: (entry: CalendarEntry) => Promise<CalendarEntry>;
  /** Takes back a move by keys that isn't saved yet. */
  takeBack: () => boolean;
  /** The move that is about to be saved, for screen readers. */
  words: string;
};

/** Moves entries, and says what the new time conflicts with: shown right away, saved over the version that was seen, undone by the toast, and put back if they can't be saved. */
export const useMoves = (conflictOf: (entry: CalendarEntry) => string | null): Moves => {
  const { saved, refresh, find } = useCalendarChanged();
  const [moved, setMoved] = useState<ReadonlyMap<string, CalendarEntry>>(new Map());
  const [pending, setPending] = useState<Pending | null>(null);
  // A later move of the same entry is shown until it is saved too.
  const drop = (after: CalendarEntry) =>
    setMoved((all) => new Map([...all].filter(([id, shown]) => id !== after.id || shown !== after)));
  const [send] = useState(() =>
    savesInOrder((entry: CalendarEntry, idempotencyKey) =>
      api.calendar.changeCalendarEntry(entryInputOf(entry), { context: { idempotencyKey } }),
    ),
  );

  // A retry repeats the key: what was saved although the answer was lost isn't saved twice.
  const save = async ({ before, after }: Pending, key = newIdempotencyKey()): Promise<void> => {
    setMoved((all) => new Map(all).set(after.id, after));
    try {
      const entry = await send(after, key);
      saved(entry);
      drop(after);
      toast(sentences(`Moved to ${whenWords(entry)}`, conflictOf(entry)), {
        tone: 'success',
        undo: () => void save({ before: entry, after: { ...before, version: entry.version } }).then(() => focusEntry(entry.id)),
      });
    } catch (error) {
      drop(after);
      refresh();
      const isStale = problemOf(error)?.code === 'stale';
      const retry = () => {
        const now = (isStale && find(after.id)) || before;
        return save({ before: now, after: isStale ? movedLike(now, { before, after }) : after }, isStale ? undefined : key);
      };
      toast(messageOf(error), { tone: 'danger', retry: () => void retry() });
    }
  };

  const running = useRef<Promise<unknown>>(Promise.resolve());
  const start = (move: Pending) => {
    running.current = Promise.all([running.current, save(move)]);
  };
  const latest = useRef({ pending, start });
  useEffect(() => {
    latest.current = { pending, start };
  });
  const savePending = () => {
    const { pending: now } = latest.current;
    setPending(null);
    if (now && !isSamePlace(now.before, now.after)) latest.current.start(now);
  };
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setPending(null);
      if (!isSamePlace(pending.before, pending.after)) latest.current.start(pending);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  return {
    shown: (entry) => (pending?.after.id === entry.id ? pending.after : (moved.get(entry.id) ?? entry)),
    move: (entry, target) => {
      const after = movedEntry(entry, target);
      if (!isSamePlace(entry, after)) start({ before: entry, after });
    },
    press: (entry, key) => {
      if (pending && pending.before.id !== entry.id) savePending();
      const before = pending?.before.id === entry.id ? pending.before : entry;
      const target = keyTarget(key, entry);
      if (!target) return false;
      setPending({ before, after: movedEntry(entry, target) });
      return true;
    },
    settle: async (entry) => {
      savePending();
      await running.current;
      return find(entry.id) ?? entry;
    },
    takeBack: () => {
      setPending(null);
      return pending !== null;
    },
    words: pending ? `${pending.after.title}: ${whenWords(pending.after)}` : '',
  };
};
