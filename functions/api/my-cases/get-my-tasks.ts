import { myCaseOf } from '#functions/cases/access/my-case.ts';
import { homeToday } from '#functions/tasks/home-today.ts';
import { myTasks } from '#functions/tasks/my-tasks.ts';
import { os } from './implementer.ts';

export const getMyTasks = os.getMyTasks.handler(async ({ input, context }) => {
  const own = await myCaseOf(context, input.id);
  const [items, today] = await Promise.all([myTasks(context, own), homeToday(context, own.record.providerLocationId)]);
  return { items, today };
});
