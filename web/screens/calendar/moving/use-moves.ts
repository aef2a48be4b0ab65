import { useEffect, useRef, useState } from 'react';
import { dayWords, spanWords } from '#shared/calendar/words.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { dayOf } from '#shared/values/wall-time.ts';
import { api, messageOf, newIdempotencyKey } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { entryInputOf } from '../entry/entry-input.ts';
import { useCalendarChanged } from '../use-calendar.ts';
import { isSamePlace, keyTarget, type MoveTarget, movedEntry } from './move-target.ts';

/** A move by keys is saved once no key was pressed for this long, so that an hour is one save and not four. */
const SETTLE_MS = 900;

const whenWords = (entry: CalendarEntry) => `${dayWords(dayOf(entry.startsAt))}, ${spanWords(entry)}`;

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
  /** Saves a move by keys now, or takes it back. */
  settle: () => void;
  takeBack: () => boolean;
  /** The move that is about to be saved, for screen readers. */
  words: string;
};

/** Moves entries: shown right away, saved over the version that was seen, undone by the toast, and put back if they can't be saved. */
export const useMoves = (): Moves => {
  const { saved, refresh } = useCalendarChanged();
  const [moved, setMoved] = useState<ReadonlyMap<string, CalendarEntry>>(new Map());
  const [pending, setPending] = useState<Pending | null>(null);
  const drop = (id: string) => setMoved((all) => new Map([...all].filter(([each]) => each !== id)));

  const save = async ({ before, after }: Pending): Promise<void> => {
    // A retry repeats the key: what was saved although the answer was lost isn't saved twice.
    const context = { idempotencyKey: newIdempotencyKey() };
    const send = async (): Promise<void> => {
      setMoved((all) => new Map(all).set(after.id, after));
      try {
        const entry = await api.calendar.changeCalendarEntry(entryInputOf(after), { context });
        saved(entry);
        drop(after.id);
        toast(`Moved to ${whenWords(entry)}.`, {
          tone: 'success',
          undo: () => void save({ before: entry, after: { ...before, version: entry.version } }).then(() => focusEntry(entry.id)),
        });
      } catch (error) {
        drop(after.id);
        refresh();
        toast(messageOf(error), { tone: 'danger', retry: () => void send() });
      }
    };
    await send();
  };

  const latest = useRef({ pending, save });
  useEffect(() => {
    latest.current = { pending, save };
  });
  const settle = () => {
    const { pending: now } = latest.current;
    setPending(null);
    if (now && !isSamePlace(now.before, now.after)) void latest.current.save(now);
  };
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setPending(null);
      if (!isSamePlace(pending.before, pending.after)) void latest.current.save(pending);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  return {
    shown: (entry) => (pending?.after.id === entry.id ? pending.after : (moved.get(entry.id) ?? entry)),
    move: (entry, target) => {
      const after = movedEntry(entry, target);
      if (!isSamePlace(entry, after)) void save({ before: entry, after });
    },
    press: (entry, key) => {
      const before = pending?.before.id === entry.id ? pending.before : entry;
      const target = keyTarget(key, entry);
      if (!target) return false;
      setPending({ before, after: movedEntry(entry, target) });
      return true;
    },
    settle,
    takeBack: () => {
      setPending(null);
      return pending !== null;
    },
    words: pending ? `${pending.after.title}: ${whenWords(pending.after)}` : '',
  };
};
