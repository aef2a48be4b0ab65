import type { TaskView } from '#shared/contract/tasks-views.ts';
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

const florist = { name: 'Call the florist', note: '', ownerId: null, dueOn: null };

/** Returns a trade company that works on the case. */
async function tradeOn(of: Desk) {
  const company = await colleague(of, 'Northgate', 'trade-company');
  await ok('assignTrade', { caseId: of.row.id, employeeId: company.id }, of.staff);
  return company;
}

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
  addTask: async () => {
    const of = await taskDesk();
    const northgate = await tradeOn(of);
    return { input: { ...florist, caseId: of.row.id, ownerId: northgate.id }, options: keyed(of.staff) };
  },
  editTask: async () => {
    const of = await taskDesk();
    const northgate = await tradeOn(of);
    const added = await ok<TaskView>('addTask', { ...florist, caseId: of.row.id }, keyed(of.staff));
    const input = { ...florist, id: added.id, version: 1, ownerId: northgate.id, dueOn: '2027-01-02' };
    return { input, options: keyed(of.staff) };
  },
  getHomeTasks: async () => {
    const { staff } = await taskDesk();
    await ok('addTask', { ...florist, caseId: null }, keyed(staff));
    return { input: { state: 'open' }, options: keyed(staff) };
  },
  removeTask: onTasks(({ taskId }) => ({ id: taskId })),
  restoreTask: onTasks(async ({ taskId, staff }) => {
    await ok('removeTask', { id: taskId }, keyed(staff));
    return { id: taskId };
  }),
  getMyDay: onTasks(() => ({ whose: 'all', pageSize: 100 })),
  getToday: async () => {
    const of = await taskDesk();
    const northgate = await tradeOn(of);
    await ok('updateDecedentStatus', { caseId: of.row.id, from: 'not-in-care', value: 'pickup-requested' }, keyed(of.staff));
    return { input: {}, options: northgate.by };
  },
  setTaskDigest: async () => {
    const ines = await colleague(await taskDesk(), 'Ines');
    return { input: { isWanted: true }, options: keyed(ines.by) };
  },
  getMyTasks: ofFamily(({ caseId }) => ({ id: caseId })),
  completeMyTask: ofFamily(({ taskId }) => ({ caseTaskId: taskId, completed: true })),
};
