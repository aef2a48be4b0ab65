import { remove } from '#functions/tasks/settle-task.ts';
import { settleForStaff } from '#functions/tasks/staff-task.ts';
import { os } from './implementer.ts';

export const removeTask = os.removeTask.handler(({ input, context }) => settleForStaff(context, input.id, remove));
