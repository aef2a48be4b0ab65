import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { EntryOrder } from '#shared/contract/system-catalog-views.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { api } from '#web/session/api.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { toast } from '#web/ui/toast.ts';
import { useForgetCatalog } from '../use-forget-catalog.ts';

/** An order as it's put here, over the one that was seen. */
type Move = { of: EntryOrder; ids: readonly string[] };

/** Keeps what was moved in each group until it's saved: another group may be chosen meanwhile. */
export function useMoves(noun: NounName, onSaved: () => void) {
  const [moves, setMoves] = useState<ReadonlyMap<string, Move>>(new Map());
  const forget = useForgetCatalog();
  const keyFor = useIdempotencyKey();
  useUnsaved(moves.size > 0);
  const drop = (group: string) => setMoves((now) => new Map([...now].filter(([each]) => each !== group)));
  const save = async ({ of: { group, version }, ids }: Move) => {
    const input = { noun, group, ids: [...ids], version };
    try {
      await api.systemCatalog.orderEntries(input, { context: { idempotencyKey: keyFor(input) } });
      drop(group);
    } catch (error) {
      // The colleague's order is shown then, to be moved again.
      if (problemOf(error)?.code === 'stale') drop(group);
      throw error;
    }
  };
  const saving = useMutation({
    mutationFn: async () => {
      for (const move of moves.values()) await save(move);
      return moves.size;
    },
    onSuccess: (count) => {
      toast(count > 1 ? 'The orders are saved as drafts.' : 'The order is saved as a draft.', { tone: 'success' });
      onSaved();
    },
    onSettled: forget,
  });
  return {
    /** Returns the order as it is on the screen. One that a colleague saved meanwhile is shown as it is saved. */
    idsOf: (order: EntryOrder): readonly string[] => {
      const moved = moves.get(order.group);
      return moved?.of.version === order.version ? moved.ids : order.ids;
    },
    move: (of: EntryOrder, ids: readonly string[]) => setMoves((now) => new Map([...now, [of.group, { of, ids }]])),
    isMoved: moves.size > 0,
    saving,
  };
}
