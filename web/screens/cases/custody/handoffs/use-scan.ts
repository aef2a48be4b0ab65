import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ScannedHandoff } from '#shared/contract/handoffs.ts';
import { query, useIdempotencyKey } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';

/** Returns what reloads everything that shows a hand-off: the case’s hand-offs, tags, and status, and the list on Today. */
export const useHandoffsChanged = () => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [
      query.handoffs.key(),
      query.tags.key(),
      query.cases.key(),
      query.custodyPages.key(),
      query.personalEffects.key(),
    ])
      void client.invalidateQueries({ queryKey });
  };
};

type Send<Input> = (input: Input, options: { context: { idempotencyKey: string } }) => Promise<ScannedHandoff>;

/** Sends what somebody says along with the tag that they scanned. `done` says what was done; the tag of another case is a stop, and what was filled in is kept. */
export function useScan<Input>(send: Send<Input>, done: string) {
  const keyFor = useIdempotencyKey();
  const changed = useHandoffsChanged();
  return useMutation({
    mutationFn: (input: Input) => send(input, { context: { idempotencyKey: keyFor(input) } }),
    onSuccess: ({ finding }) => {
      if (finding === 'confirmed') toast(done, { tone: 'success' });
      changed();
    },
    // Somebody else may have been first: what’s on the screen is old then.
    onError: changed,
  });
}
