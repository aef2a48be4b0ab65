import { dryRunLaneDue } from '#events/catalog/dry-run-lane-due.ts';
import { catalogBucket } from '#functions/catalog/catalog-bucket.ts';
import { readRunCatalogs } from '#functions/dry-run/dry-run-catalogs.ts';
import { laneStep, SHARDS_PER_LANE } from '#functions/dry-run/full-run.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { laneWrite, readLane } from '#functions/table/dry-run.ts';
import { raise } from '#functions/table/outbox.ts';

/**
 * Does a step of a full dry run and raises the next. What the step found, the next one's event, and the mark that this one is done are one transaction: a step
 * that dies is done again, and one that comes twice counts once. A run that was cancelled or is gone goes on no more.
 */
export const handler = reaction('run-dry-run-lane', dryRunLaneDue.data, async ({ data }, { table, now, event }) => {
  const found = await readLane(table, data.dryRunId, data.lane);
  if (!found || found.run.cancelledOn !== null || found.lane.done >= SHARDS_PER_LANE) return undefined;
  const catalogs = await readRunCatalogs(catalogBucket(), data.dryRunId);
  const after = await laneStep(table, catalogs, found.lane, now);
  const isDone = after.done >= SHARDS_PER_LANE;
  return [laneWrite(found.run, after), ...(isDone ? [] : [raise(event('dry-run.lane-due', data))])];
});
