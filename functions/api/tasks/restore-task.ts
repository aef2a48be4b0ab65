import { restore } from '#functions/tasks/settle-task.ts';
import { settleForStaff } from '#functions/tasks/staff-task.ts';
import { os } from './implementer.ts';

export const restoreTask = os.restoreTask.handler(({ input, context }) => settleForStaff(context, input.id, restore));
