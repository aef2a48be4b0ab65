import { complete, reopen } from '#functions/tasks/settle-task.ts';
import { settleForStaff } from '#functions/tasks/staff-task.ts';
import { os } from './implementer.ts';

export const completeTask = os.completeTask.handler(({ input, context }) =>
  settleForStaff(context, input.caseTaskId, input.completed ? complete : reopen),
);
