import { triggerRunLaneDue } from '#events/catalog/trigger-run-lane-due.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { raise } from '#functions/table/outbox.ts';
import { readTriggerLane, triggerLaneWrite } from '#functions/table/trigger-run.ts';
import { triggerLaneStep } from '#functions/tasks/trigger-lane.ts';

/**
 * Does a step of a run of published triggers over open cases, and raises the next. How far it is, the next one's event, and the mark that this one is done are one
 * transaction: a step that dies is done again, finds the tasks that it made, and makes the rest.
 */
export const handler = reaction('fill-open-cases', triggerRunLaneDue.data, async ({ data }, context) => {
  const { release, lane } = data;
  const found = await readTriggerLane(context.table, release, lane);
  if (!found || found.lane.isDone) return undefined;
  const after = await triggerLaneStep(context, found.run, found.lane);
  const next = after.isDone ? [] : [raise(context.event('trigger-run.lane-due', data))];
  return [triggerLaneWrite(release, after), ...next];
});
