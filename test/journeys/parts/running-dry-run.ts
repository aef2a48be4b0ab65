import { randomUUID } from 'node:crypto';
import { newLanes } from '#functions/dry-run/full-run.ts';
import { type DryRunRecord, dryRunWrites } from '#functions/table/dry-run.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';

/** Writes a full run into the table that nothing goes on with, so that it is still running when it's cancelled. */
export async function runningDryRun(): Promise<string> {
  const run: DryRunRecord = {
    id: randomUUID(),
    size: 'full',
    startedOn: new Date().toISOString(),
    startedBy: 'Robin Vale',
    draftsHash: '0'.repeat(64),
    drafts: [],
    draftCount: 1,
    compared: [],
    cancelledOn: null,
    tally: null,
  };
  await openCloudTable().transact(dryRunWrites(run, newLanes()));
  return run.id;
}
