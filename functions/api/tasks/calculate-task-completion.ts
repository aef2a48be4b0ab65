import { caseFor } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { judgeEveryTask } from '#functions/tasks/judge-tasks.ts';
import { os } from './implementer.ts';

export const calculateTaskCompletion = os.calculateTaskCompletion.handler(async ({ input, context }) => {
  const { record } = await caseFor(context, input.caseId);
  const done = await judgeEveryTask(context, { caseId: record.id, locationId: record.providerLocationId });
  if (!done) throw problem('not_found');
  return { openTasks: done.openTasks ?? 0, changed: done.changed };
});
