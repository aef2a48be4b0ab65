import { CORPUS_SHARDS } from '#functions/table/corpus.ts';
import type { BegunDocuments, DryRunLane, DryRunRecord } from '#functions/table/dry-run.ts';
import { atLeast, shownTally } from '#shared/catalog/dry-run/shown-tally.ts';
import { addTally, emptyTally } from '#shared/catalog/dry-run/tally.ts';
import type { DryRunView } from '#shared/contract/system-dry-runs.ts';
import { SHARDS_PER_LANE } from './full-run.ts';

const stateOf = ({ size, cancelledOn }: DryRunRecord, done: number): DryRunView['state'] => {
  if (size === 'sample' || done >= CORPUS_SHARDS) return 'done';
  return cancelledOn === null ? 'running' : 'cancelled';
};

/** Returns how many documents were begun at least, like every other number of a run. */
const shownBegun = (begun: BegunDocuments) =>
  begun && { documents: begun.documents && (atLeast(begun.documents) || null), countedOn: begun.countedOn };

/** Returns a run as the calls answer it: how far it is, and what it found so far. */
export function dryRunView(run: DryRunRecord, lanes: readonly DryRunLane[]): DryRunView {
  const { id, size, startedOn, startedBy, drafts, draftCount, compared, tally, begun, begunOfChanged } = run;
  const done = lanes.reduce((sum, lane) => sum + Math.min(lane.done, SHARDS_PER_LANE), 0);
  const found = lanes.reduce((sum, lane) => addTally(sum, lane.tally), tally ?? emptyTally());
  return {
    id,
    size,
    state: stateOf(run, done),
    startedOn,
    startedBy,
    drafts,
    draftCount,
    progress: size === 'sample' ? { done: 1, of: 1 } : { done, of: CORPUS_SHARDS },
    result: {
      ...shownTally(found),
      compared: [...compared],
      ...(begun === undefined ? {} : { begun: shownBegun(begun) }),
      ...(begunOfChanged === undefined ? {} : { begunOfChanged: shownBegun(begunOfChanged) }),
    },
  };
}
