import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { cellOf, isSameCell, type MappedEntry, usualPriceOf, withCell } from '#shared/catalog/service-map/mapped-entry.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { toast } from '#web/ui/toast.ts';
import { keptOver } from './kept-edits.ts';
import { type Changed, type MapEdit, type SettledEntry, settledEdits } from './settled-edits.ts';

type History = { past: readonly Changed[]; changed: Changed; future: readonly Changed[] };

const begunWith = (changed: Changed): History => ({ past: [], changed, future: [] });
/** How many changes can be undone. */
const MAX_CHANGES = 200;

const entryIn = (row: EntryRow): MappedEntry => row.entry as MappedEntry;

/** Leaves out entries that are as they were. */
const withoutUnchanged = (changed: Changed): Changed => new Map([...changed].filter(([, { entry, row }]) => entry !== row.entry));

/** Where this browser keeps what was changed on the map of a noun and isn't saved. */
export const mapStorage = (noun: NounName) => browserStorage('browser', `catalog-map:${noun}`);

/**
 * Keeps what was changed of some entries until it's saved, in this browser too, with the rows that the changes began with and everything that can be undone.
 * Rows that are loaded again later don't get under the changes: a colleague's work would be saved over unseen.
 */
export const useMapEdits = (noun: NounName, rows: readonly EntryRow[]) => {
  const [{ past, changed, future }, setHistory] = useState<History>(() => begunWith(keptOver(rows, mapStorage(noun).read())));
  const [wasKept, setWasKept] = useState(changed.size > 0);
  useEffect(() => mapStorage(noun).write(changed.size > 0 ? [...changed.values()] : null), [noun, changed]);
  const saved = useMemo(() => new Map(rows.map((row) => [row.entry.id, row])), [rows]);
  const entryOf = useCallback(
    (id: string): MappedEntry | undefined => changed.get(id)?.entry ?? (saved.get(id)?.entry as MappedEntry | undefined),
    [changed, saved],
  );
  const latest = useRef({ changed, saved });
  latest.current = { changed, saved };

  const usualCents = (serviceId: string): number => usualPriceOf([...latest.current.saved.values()].map(entryIn), serviceId);

  const edit = (edits: readonly MapEdit[]) => {
    const next = new Map(latest.current.changed);
    for (const { id, serviceId, cell } of edits) {
      const row = next.get(id)?.row ?? latest.current.saved.get(id);
      if (row)
        next.set(id, { row, entry: withCell(next.get(id)?.entry ?? entryIn(row), serviceId, cell, usualCents(serviceId)) });
    }
    const kept = withoutUnchanged(next);
    latest.current.changed = kept;
    setHistory(({ past: before, changed: now }) => ({ past: [...before, now].slice(-MAX_CHANGES), changed: kept, future: [] }));
  };
  const undo = () =>
    setHistory((now) => {
      const last = now.past.at(-1);
      return last ? { past: now.past.slice(0, -1), changed: last, future: [...now.future, now.changed] } : now;
    });
  const redo = () =>
    setHistory((now) => {
      const next = now.future.at(-1);
      return next ? { past: [...now.past, now.changed], changed: next, future: now.future.slice(0, -1) } : now;
    });
  /**
   * Takes what was saved off the changes, and returns the cells that a colleague changed too. What was undone or changed before a save belongs to entries that
   * are no more.
   */
  const settle = (settled: readonly SettledEntry[]): readonly MapEdit[] => {
    const next = settledEdits(latest.current.changed, settled, usualCents);
    latest.current.changed = next.changed;
    setHistory(begunWith(next.changed));
    setWasKept(false);
    return next.conflicts;
  };
  const begin = (next: Changed) => {
    latest.current.changed = next;
    setHistory(begunWith(next));
    setWasKept(false);
  };
  /** Shows the entries as they are saved, in place of what this browser kept. Undoing it works after the map is left, too. */
  const discardKept = () => {
    begin(new Map());
    const undo = () => {
      mapStorage(noun).write([...changed.values()]);
      begin(changed);
    };
    toast('What you changed is discarded.', { undo });
  };
  /** Returns a cell as it was when the changes began. */
  const savedCell = (id: string, serviceId: string) => {
    const row = changed.get(id)?.row ?? saved.get(id);
    return row && cellOf(entryIn(row), serviceId);
  };
  const isChanged = (id: string, serviceId: string): boolean => {
    const edited = changed.get(id);
    return edited !== undefined && !isSameCell(cellOf(edited.entry, serviceId), cellOf(entryIn(edited.row), serviceId));
  };
  const canUndo = past.length > 0;
  const canRedo = future.length > 0;
  const kept = { wasKept: wasKept && changed.size > 0, discardKept };
  return { changed, entryOf, edit, undo, redo, canUndo, canRedo, settle, isChanged, savedCell, usualCents, ...kept };
};
export type MapEdits = ReturnType<typeof useMapEdits>;
