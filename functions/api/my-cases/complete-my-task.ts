import { settleForFamily } from '#functions/tasks/my-tasks.ts';
import { complete, reopen } from '#functions/tasks/settle-task.ts';
import { os } from './implementer.ts';

export const completeMyTask = os.completeMyTask.handler(({ input, context }) =>
  settleForFamily(context, input.caseTaskId, input.completed ? complete : reopen),
);
