import { ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { familyDesk } from '#test/journeys/parts/family-desk.ts';
import { colleague, putTask, taskDesk, taskNamed } from '#test/journeys/parts/task-desk.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;
type Desk = Awaited<ReturnType<typeof taskDesk>>;

const onTasks =
  (input: (of: Desk & { taskId: string }) => object | Promise<object>): Recipe =>
  async () => {
    const of = await taskDesk();
    const { id: taskId } = await taskNamed(of.staff, of.row.id, 'Arrangement conference');
    // Then what administrators maintain about tasks is warm in the Lambda.
    await ok('getTasksForCase', { id: of.row.id }, of.staff);
    return { input: await input({ ...of, taskId }), options: keyed(of.staff) };
  };

/** Returns a relative of a case with a task that is theirs. */
const ofFamily =
  (input: (of: { caseId: string; taskId: string }) => object): Recipe =>
  async () => {
    const { row, staff, family } = await familyDesk();
    const { id: taskId } = await taskNamed(staff, row.id, 'Tell us who should know');
    return { input: input({ caseId: row.id, taskId }), options: keyed(family.by) };
  };

/** Requests of the calls about tasks, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getTasksForCase: onTasks(({ row: { id } }) => ({ id, pageSize: 100 })),
  getCaseTasksAndServices: onTasks(({ row: { id } }) => ({ id })),
  calculateTaskCompletion: onTasks(async ({ row }) => {
    await putTask(row, { name: 'Is active', completeWhen: { '==': [{ var: 'caseStatus' }, 'active'] } });
    return { caseId: row.id };
  }),
  completeTask: onTasks(({ taskId }) => ({ caseTaskId: taskId, completed: true })),
  removeTask: onTasks(({ taskId }) => ({ id: taskId })),
  restoreTask: onTasks(async ({ taskId, staff }) => {
    await ok('removeTask', { id: taskId }, keyed(staff));
    return { id: taskId };
  }),
  getMyDay: onTasks(() => ({ whose: 'all', pageSize: 100 })),
  setTaskDigest: async () => {
    const ines = await colleague(await taskDesk(), 'Ines');
    return { input: { isWanted: true }, options: keyed(ines.by) };
  },
  getMyTasks: ofFamily(({ caseId }) => ({ id: caseId })),
  completeMyTask: ofFamily(({ taskId }) => ({ caseTaskId: taskId, completed: true })),
};
