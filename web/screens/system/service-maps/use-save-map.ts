import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { cellOf, type MappedEntry, mergedCells } from '#shared/catalog/service-map/mapped-entry.ts';
import { api } from '#web/session/api.ts';
import { messageOf, problemOf } from '#web/session/api-problem.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { toast } from '#web/ui/toast.ts';
import { useReplaceRows } from '../every-entry/use-every-entry.ts';
import type { EditedEntry, MapEdit, SettledEntry } from './settled-edits.ts';
import type { MapEdits } from './use-map-edits.ts';

/** A cell that someone changed here, and a colleague in another way, and saved: what it was to be here, and who the colleague is. */
export type MapConflict = MapEdit & { savedBy: string };

type Saved =
  | ({ kind: 'saved' } & SettledEntry)
  | ({ kind: 'conflict'; cells: readonly MapConflict[] } & SettledEntry)
  | { kind: 'failed'; id: string; words: string };

/** How often an entry is saved over what colleagues save in the meantime. */
const MAX_TRIES = 3;

type Saving = { noun: NounName; sent: EditedEntry; usualCents: MapEdits['usualCents'] };

/** Puts someone's cells together with what a colleague saved, and tries again unless both changed the same cell. */
async function saveOver(saving: Saving, { row, entry: mine }: EditedEntry, tries: number): Promise<Saved> {
  const { noun, sent, usualCents } = saving;
  const latest = await api.systemCatalog.getEntry({ noun, id: mine.id });
  const both = { base: row.entry as MappedEntry, mine, saved: latest.entry as MappedEntry };
  const { entry, conflicts } = mergedCells(both, usualCents);
  if (conflicts.length === 0) return saveOne(saving, { row: latest, entry }, tries + 1);
  const savedBy = latest.savedBy ?? 'A release';
  const cells = conflicts.map((serviceId) => ({ id: mine.id, serviceId, cell: cellOf(mine, serviceId), savedBy }));
  return { kind: 'conflict', sent, row: latest, entry, cells };
}

/** Saves one entry over the version that its changes began with. */
async function saveOne(saving: Saving, over: EditedEntry = saving.sent, tries = 1): Promise<Saved> {
  const { noun, sent } = saving;
  const { row, entry } = over;
  const failed = (error: unknown): Saved => ({ kind: 'failed', id: entry.id, words: messageOf(error) });
  try {
    const saved = await api.systemCatalog.saveEntry(
      { noun, entry, version: row.version, base: row.base },
      { context: { idempotencyKey: newIdempotencyKey() } },
    );
    return { kind: 'saved', sent, row: saved, entry: saved.entry as MappedEntry };
  } catch (error) {
    if (problemOf(error)?.code !== 'stale' || tries >= MAX_TRIES) return failed(error);
  }
  return saveOver(saving, over, tries).catch(failed);
}

const draftsSaved = (count: number): string => (count === 1 ? '1 draft saved.' : `${count} drafts saved.`);
const isOf =
  <Kind extends Saved['kind']>(kind: Kind) =>
  (result: Saved): result is Extract<Saved, { kind: Kind }> =>
    result.kind === kind;

/** Returns one conflict a cell: the last one. Those of earlier saves stay until someone has chosen. */
const newestOf = (conflicts: readonly MapConflict[]): readonly MapConflict[] => [
  ...new Map(conflicts.map((conflict) => [`${conflict.id} ${conflict.serviceId}`, conflict])).values(),
];

/**
 * Saves every changed entry as a draft, one after the other. What a colleague saved meanwhile is kept: cells that only one of the two changed are put together,
 * and of the others, the colleague's is shown until someone chooses. What can't be saved stays, with the reason.
 */
export const useSaveMap = (noun: NounName, edits: MapEdits) => {
  const replaceRows = useReplaceRows(noun);
  const [conflicts, setConflicts] = useState<readonly MapConflict[]>([]);
  const save = useMutation({
    mutationFn: async () => {
      const results: Saved[] = [];
      for (const sent of edits.changed.values()) results.push(await saveOne({ noun, sent, usualCents: edits.usualCents }));
      return results;
    },
    onSuccess: (results) => {
      const saved = results.filter(isOf('saved'));
      const met = results.filter(isOf('conflict'));
      replaceRows([...saved, ...met].map(({ row }) => row));
      const later = edits.settle([...saved, ...met]).map((cell): MapConflict => ({ ...cell, savedBy: 'A colleague' }));
      setConflicts((open) => newestOf([...open, ...met.flatMap(({ cells }) => cells), ...later]));
      if (saved.length > 0) toast(draftsSaved(saved.length), { tone: 'success' });
    },
  });
  const failures = save.data?.filter(isOf('failed')) ?? [];
  /** Puts the cell of this screen in place of the colleague's, or leaves it as the colleague saved it. */
  const choose = (chosen: MapConflict, isMine: boolean) => {
    if (isMine) edits.edit([chosen]);
    setConflicts((before) => before.filter((each) => each !== chosen));
  };
  return { save: () => save.mutate(), isSaving: save.isPending, failures, conflicts, choose };
};
