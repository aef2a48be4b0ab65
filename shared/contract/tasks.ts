import * as z from 'zod';
import { taskState } from '#shared/model/enumerations/task.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, line } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { pageInput, pageOf } from './page.ts';
import {
  dayCountsSchema,
  serviceInShortSchema,
  taskOfDaySchema,
  taskViewSchema,
  todayEntrySchema,
  whoseTasks,
  writtenTask,
} from './tasks-views.ts';

const base = '/api/cases' as const;
const byId = lazyObject(() => ({ id: guid }));

/** The tasks of cases and of the home: what has to be done, what is done, and Today across them. */
export const tasks = {
  getTasksForCase: call({
    name: 'getTasksForCase',
    method: 'GET',
    path: `${base}/getTasksForCase/{id}`,
    access: 'cases.read',
    summary: "Lists a case's tasks by state, earliest due first; `page` limits them to one screen's",
  })
    .input(
      lazyObject(() => ({
        id: guid,
        page: line(60).optional(),
        state: z.enum(taskState.values).default('open'),
        pageSize: pageInput.pageSize,
        cursor: pageInput.cursor,
      })),
    )
    .output(lazyObject(() => ({ ...pageOf(taskViewSchema).shape, today: calendarDate }))),
  getCaseTasksAndServices: call({
    name: 'getCaseTasksAndServices',
    method: 'GET',
    path: `${base}/getCaseTasksAndServices/{id}`,
    access: 'cases.read',
    summary: "Returns a case's next tasks, how many are open, and its display services, for the case's dashboard",
  })
    .input(byId)
    .output(
      lazyObject(() => ({
        tasks: z.array(taskViewSchema),
        openTasks: z.int().min(0),
        today: calendarDate,
        services: z.array(serviceInShortSchema),
      })),
    ),
  calculateTaskCompletion: call({
    name: 'calculateTaskCompletion',
    method: 'POST',
    path: `${base}/calculateTaskCompletion`,
    access: 'tasks.change',
    summary: 'Checks every task of a case again; the answer says how many are open and how many changed',
  })
    .input(lazyObject(() => ({ caseId: guid })))
    .output(lazyObject(() => ({ openTasks: z.int().min(0), changed: z.int().min(0) }))),
  completeTask: call({
    name: 'completeTask',
    method: 'POST',
    path: `${base}/completeTask`,
    access: 'tasks.complete',
    summary:
      'Completes a task by hand, or (false) reopens one that was completed by hand; if two people do it together, the first one counts',
  })
    .input(lazyObject(() => ({ caseTaskId: guid, completed: z.boolean() })))
    .output(taskViewSchema),
  addTask: call({
    name: 'addTask',
    method: 'POST',
    path: `${base}/addTask`,
    access: 'tasks.change',
    summary: "Adds a task that a person wrote to a case or, without one, to the home's own; `ownerId` is who has to do it",
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ caseId: guid.nullable(), ...writtenTask })))
    .output(taskViewSchema),
  editTask: call({
    name: 'editTask',
    method: 'POST',
    path: `${base}/editTask/{id}`,
    access: 'tasks.change',
    summary: 'Changes a task that a person wrote, at the version that its editor saw',
  })
    .input(lazyObject(() => ({ id: guid, version: z.int().min(1), ...writtenTask })))
    .output(taskViewSchema),
  getHomeTasks: call({
    name: 'getHomeTasks',
    method: 'GET',
    path: `${base}/tasks/ofHome`,
    access: 'cases.read',
    summary: "Lists a home's own tasks, which belong to no case, by state; a trade company gets those that are its own",
  })
    .input(
      lazyObject(() => ({
        state: z.enum(taskState.values).default('open'),
        pageSize: pageInput.pageSize,
        cursor: pageInput.cursor,
      })),
    )
    .output(lazyObject(() => ({ ...pageOf(taskViewSchema).shape, today: calendarDate }))),
  removeTask: call({
    name: 'removeTask',
    method: 'POST',
    path: `${base}/removeTask/{id}`,
    access: 'tasks.change',
    summary: 'Removes a task from its case; restoreTask brings it back',
  })
    .input(byId)
    .output(taskViewSchema),
  restoreTask: call({
    name: 'restoreTask',
    method: 'POST',
    path: `${base}/restoreTask/{id}`,
    access: 'tasks.change',
    summary: 'Restores a task that was removed from its case',
  })
    .input(byId)
    .output(taskViewSchema),
  getMyDay: call({
    name: 'getMyDay',
    method: 'GET',
    path: `${base}/tasks/myDay`,
    access: 'cases.read',
    summary: 'Lists open tasks of a home and across its cases in the order they are due: overdue, today, next',
  })
    .input(
      lazyObject(() => ({ whose: z.enum(whoseTasks).default('mine'), pageSize: pageInput.pageSize, cursor: pageInput.cursor })),
    )
    .output(
      lazyObject(() => ({
        ...pageOf(taskOfDaySchema).shape,
        today: calendarDate,
        counts: dayCountsSchema.nullable(),
        wantsDigest: z.boolean(),
      })),
    ),
  getToday: call({
    name: 'getToday',
    method: 'GET',
    path: `${base}/tasks/today`,
    access: 'cases.read',
    summary:
      'Lists what is on today at a home: removals, ceremonies, and conferences; a trade company gets the removals of its cases',
  })
    .input(lazyObject(() => ({})))
    .output(lazyObject(() => ({ today: calendarDate, entries: z.array(todayEntrySchema) }))),
  setTaskDigest: call({
    name: 'setTaskDigest',
    method: 'POST',
    path: `${base}/tasks/digest`,
    access: 'digest.choose',
    summary: "Turns the caller's daily email about their tasks at this home on or off",
  })
    .input(lazyObject(() => ({ isWanted: z.boolean() })))
    .output(lazyObject(() => ({ wantsDigest: z.boolean() }))),
};
