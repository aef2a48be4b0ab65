import { CORPUS_SHARDS } from '#functions/table/corpus.ts';
import { type CorpusRow, shardPages } from '#functions/table/corpus-rows.ts';
import { type DryRunLane, LANES } from '#functions/table/dry-run.ts';
import type { Table } from '#functions/table/table.ts';
import type { HomePair } from '#shared/catalog/dry-run/compared-plan.ts';
import { addTally, emptyTally } from '#shared/catalog/dry-run/tally.ts';
import type { CatalogPair } from './dry-run-catalogs.ts';
import { beginRun, foundBy, openHome, type RunOverRows, runCases, runPlans, sorted } from './run-rows.ts';

/** Shards of one lane. */
export const SHARDS_PER_LANE = CORPUS_SHARDS / LANES;
/** After so many rows, a step ends and the next begins: what is lost by a crash is one step. */
const ROWS_PER_STEP = 8_000;

/** Returns the lanes of a run that has just begun. */
export const newLanes = (): DryRunLane[] =>
  Array.from({ length: LANES }, (_, lane) => ({ lane, done: 0, after: null, tally: emptyTally(), version: 1 }));

const shardIn = (lane: number, nth: number) => lane + nth * LANES;

/** What is kept between the pages of a step: the home that is open, and the rows of a case whose end wasn't read yet. */
type Open = { locationId: string | undefined; pair: HomePair | undefined; rest: CorpusRow[] };

/** Splits what was read into whole cases and plans, and the rows of a case that may go on. */
function wholeRows(rows: readonly CorpusRow[]): { whole: CorpusRow[]; rest: CorpusRow[] } {
  const last = rows.at(-1);
  if (last?.kind !== 'event') return { whole: [...rows], rest: [] };
  const from = rows.findIndex((row) => row.kind === 'event' && row.kase === last.kase);
  return { whole: rows.slice(0, from), rest: rows.slice(from) };
}

async function runRows(over: RunOverRows, open: Open, rows: readonly CorpusRow[], after: string | null): Promise<void> {
  for (const [locationId, own] of Map.groupBy(rows, (row) => row.locationId)) {
    if (open.locationId !== locationId) {
      // A home that an earlier step began has its list counted already.
      const isBegun = after?.startsWith(`${locationId}#`) ?? false;
      open.pair = await openHome(over, locationId, { countsList: !isBegun });
      open.locationId = locationId;
    }
    const { plans, cases } = sorted(own);
    runPlans(over, open.pair, plans);
    runCases(over, cases);
  }
}

/**
 * Does the next step of a lane: goes on in its shard where the last step ended, and through shards that have little. Returns the lane as it is after that; the same
 * step done twice gives the same.
 */
export async function laneStep(
  table: Table,
  catalogs: CatalogPair,
  lane: DryRunLane,
  now: Date,
  rowsPerStep = ROWS_PER_STEP,
): Promise<DryRunLane> {
  const over = beginRun(table, catalogs, now);
  const result = (done: number, after: string | null): DryRunLane => ({
    ...lane,
    done,
    after,
    tally: addTally(addTally(emptyTally(), lane.tally), foundBy(over)),
  });
  let read = 0;
  for (let { done, after } = lane; done < SHARDS_PER_LANE; done += 1, after = null) {
    const open: Open = { locationId: undefined, pair: undefined, rest: [] };
    for await (const page of shardPages(table, shardIn(lane.lane, done), { after, now })) {
      const { whole, rest } = wholeRows([...open.rest, ...page]);
      await runRows(over, open, whole, after);
      open.rest = rest;
      read += page.length;
      const last = whole.at(-1);
      if (read >= rowsPerStep && last) return result(done, last.at);
    }
    await runRows(over, open, open.rest, after);
  }
  return result(SHARDS_PER_LANE, null);
}
