import { caseFor } from '#functions/cases/access/case-access.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { isTradeOf } from '#functions/table/case-list.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import { isOfCase } from '#functions/table/task.ts';
import type { WrittenTask } from '#shared/contract/tasks-views.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import type { Task } from '#shared/model/task.ts';
import { judgedTask } from '#shared/tasks/judged-task.ts';
import { editedTask, ownTask } from '#shared/tasks/own-task.ts';
import { canHaveTasks } from '#shared/team/assignable.ts';
import { changeTasks } from './change-tasks.ts';
import { addHomeTask, changeHomeTask } from './home-tasks.ts';
import { placeOfTask } from './settle-task.ts';
import { beginMornings } from './task-digests.ts';

const refuseOwner = (message: string) => problem('invalid_input', { errors: [{ field: 'ownerId', message }] });

/** Returns who has to do a task. A trade company can only get tasks of the cases that it works on, or of the home. */
async function ownerOf(
  context: OperationContext,
  { locationId, caseId }: { locationId: string; caseId: string | null },
  ownerId: string | null,
): Promise<StaffMember | null> {
  if (ownerId === null) return null;
  const owner = await readEmployee(context.table, locationId, ownerId);
  if (!owner || !canHaveTasks(owner)) throw refuseOwner('Choose someone who can complete tasks at this home.');
  if (owner.kind === 'trade-company' && caseId !== null && !(await isTradeOf(context.table, caseId, owner.id)))
    throw refuseOwner('This trade company doesn’t work on the case. Assign it to the case first.');
  return owner;
}

/** Starts the morning emails of someone who may have had nothing to do before. A trade company gets none. */
const beginMorningsOf = async (context: OperationContext, locationId: string, owner: StaffMember | null): Promise<void> => {
  if (owner?.kind === 'staff') await beginMornings(context, { locationId, employeeId: owner.id });
};

/** Raises the event by which an owner hears of a task that someone else gave them; nothing for who did it themselves, or had it already. */
function assignment(context: OperationContext, locationId: string, task: Task, before?: Task): Write[] {
  const ownerId = task.own?.ownerId;
  const { actor } = context;
  const isOwn = actor.kind === 'person' && actor.membership?.employeeId === ownerId;
  if (ownerId === undefined || ownerId === before?.own?.ownerId || isOwn) return [];
  const { caseId, id: taskId, name: taskName } = task;
  const data = { locationId, taskId, taskName, employeeId: ownerId, ...(caseId === undefined ? {} : { caseId }) };
  return [raise(context.event('task.assigned', data, locationId))];
}

/** Adds a task that a person wrote, to a case or to the home. */
export async function addOwnTask(
  context: OperationContext,
  { caseId, ...written }: WrittenTask & { caseId: string | null },
): Promise<Task> {
  const { locationId } = caseId === null ? homeOf(context) : (await caseFor(context, caseId)).membership;
  const owner = await ownerOf(context, { locationId, caseId }, written.ownerId);
  const by = { name: callerName(context), at: context.now.toISOString() };
  const task = ownTask({ id: context.newId(), ...(caseId === null ? {} : { caseId }) }, { ...written, owner }, by);
  await beginMorningsOf(context, locationId, owner);
  if (caseId === null)
    return addHomeTask(
      context,
      locationId,
      (judgment) => judgedTask(task, judgment),
      (after) => assignment(context, locationId, after),
    );
  let added = task;
  const done = await changeTasks(context, { caseId, locationId }, { ids: [task.id], isWhole: () => false }, ({ judgment }) => {
    added = judgedTask(task, judgment);
    const entry = tell(context, caseId, { kind: 'task-added', subject: task.name, subjectId: task.id });
    return { tasks: [added], writes: [entry, ...assignment(context, locationId, added)] };
  });
  if (!done) throw problem('not_found');
  return added;
}

/** Returns a task as edited at the version that its editor saw: 409 `stale` if a colleague saved it since, 409 if no person wrote it. */
function edited(task: Task, version: number, written: WrittenTask & { owner: StaffMember | null }, savedByName: string): Task {
  if (!task.own)
    throw problem('conflict', { detail: 'Yarrow added this task by a rule. Only tasks that people wrote can be edited.' });
  if (task.own.version !== version)
    throw problem('stale', { detail: `${task.own.savedByName || 'Someone else'} changed this task while you had it open.` });
  return editedTask({ ...task, own: task.own }, written, savedByName);
}

/** Saves a task that a person wrote over the version that they saw. */
export async function editOwnTask(
  context: OperationContext,
  { id, version, ...written }: WrittenTask & { id: string; version: number },
): Promise<Task> {
  const place = await placeOfTask(context, id);
  const { locationId } = isOfCase(place) ? (await caseFor(context, place.caseId)).membership : homeOf(context);
  if (place.locationId !== locationId) throw problem('not_found');
  const owner = await ownerOf(context, { locationId, caseId: place.caseId ?? null }, written.ownerId);
  const name = callerName(context);
  await beginMorningsOf(context, locationId, owner);
  if (!isOfCase(place)) {
    let before: Task | undefined;
    return changeHomeTask(
      context,
      place,
      id,
      (task, _by, judgment) => {
        before = task;
        return judgedTask(edited(task, version, { ...written, owner }, name), judgment);
      },
      (changed) => assignment(context, locationId, changed, before),
    );
  }
  let after: Task | undefined;
  const done = await changeTasks(context, place, { ids: [id], isWhole: () => false }, ({ tasks, judgment }) => {
    const task = tasks.get(id);
    if (!task) return undefined;
    after = judgedTask(edited(task, version, { ...written, owner }, name), judgment);
    const entry = tell(context, place.caseId, { kind: 'task-changed', subject: after.name, subjectId: id });
    return { tasks: [after], writes: [entry, ...assignment(context, locationId, after, task)] };
  });
  if (!done || !after) throw problem('not_found');
  return after;
}
