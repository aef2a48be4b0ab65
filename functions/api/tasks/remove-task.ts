import { staffOfHome } from '#functions/runtime/staff-of-home.ts';
import { remove } from '#functions/tasks/settle-task.ts';
import { settleForStaff } from '#functions/tasks/staff-task.ts';
import { os } from './implementer.ts';

export const removeTask = os.removeTask.handler(({ input, context }) => {
  staffOfHome(context);
  return settleForStaff(context, input.id, remove);
});
