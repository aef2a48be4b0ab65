import { caseActor } from '#functions/cases/access/case-access.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { homeToday } from '#functions/tasks/home-today.ts';
import { myDay } from '#functions/tasks/my-day.ts';
import { taskCatalog } from '#functions/tasks/task-catalog.ts';
import { os } from './implementer.ts';

export const getMyDay = os.getMyDay.handler(async ({ input, context }) => {
  const { table, now } = context;
  const { membership } = caseActor(context);
  const [catalog, today, employee] = await Promise.all([
    taskCatalog(table, now),
    homeToday(context, membership.locationId),
    readEmployee(table, membership.locationId, membership.employeeId),
  ]);
  const page = await myDay(context, membership, catalog, today, input);
  return { ...page, today, wantsDigest: employee?.noTaskDigest !== true };
});
