import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { needsDryRun } from '#shared/catalog/reaches.ts';
import type { DryRunView } from '#shared/contract/system-dry-runs.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { reasonFault } from './dry-run-words.ts';
import { type Kept, keptIn } from './kept-run.ts';
import { useDryRun } from './use-full-runs.ts';

/** A draft as it was chosen. */
type ChosenDraft = { noun: NounName; id: string; version: number };

const nameOf = (drafts: readonly ChosenDraft[]) =>
  drafts
    .map(({ noun, id, version }) => `${noun} ${id} ${version}`)
    .sort()
    .join();

const storage = browserStorage('tab', 'catalog-dry-run');

/**
 * Keeps the dry run of chosen drafts: whether they need one, the last one of just these in this tab, and the reason to publish without. Another choice starts over;
 * `chosen` are what is asked for, `all` also what comes along.
 */
export function useDryRunGate(chosen: readonly ChosenDraft[], all: readonly ChosenDraft[]) {
  const [kept, setKept] = useState<Kept | null>(() => keptIn(storage.read()));
  const [reason, setReason] = useState('');
  const of = nameOf(all);
  const keyFor = useIdempotencyKey();
  const [turn, setTurn] = useState(0);
  const starting = useMutation({
    mutationFn: (size: DryRunView['size']) => {
      const input = { drafts: chosen.map(({ noun, id, version }) => ({ noun, id, version })), size };
      return api.systemDryRuns.startDryRun(input, { context: { idempotencyKey: keyFor({ ...input, turn }) } });
    },
    onSuccess: (run) => {
      storage.write({ of, id: run.id });
      setKept({ of, id: run.id, run });
      // Running it again is another run, also of the same drafts.
      setTurn((before) => before + 1);
    },
  });
  const ofThese = kept?.of === of ? kept : undefined;
  // A sample is answered as a whole. A full run goes on, and one of before is loaded again.
  const latest = useDryRun(ofThese?.run?.size === 'sample' ? undefined : ofThese?.id);
  const run = ofThese && (latest.data?.id === ofThese.id ? latest.data : ofThese.run);
  const isNeeded = needsDryRun(all.map(({ noun }) => noun));
  const fault = reasonFault(reason);
  const why = fault ? '' : reason.trim();
  const passes = run?.state === 'done';
  return {
    isNeeded,
    isPassed: !isNeeded || passes || why !== '',
    /** What publishing says of it. */
    input: passes ? { dryRunId: run.id } : isNeeded && why !== '' ? { withoutDryRun: why } : {},
    run,
    reason,
    setReason,
    /** What is wrong with the reason. */
    fault,
    starting,
  };
}
export type DryRunGate = ReturnType<typeof useDryRunGate>;
