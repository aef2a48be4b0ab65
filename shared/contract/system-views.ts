import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, instant } from '#shared/values/schemas.ts';
import { call } from './call.ts';

/** The most services that one builder may have. */
const MAX_SERVICES = 2000;

const count = z.int().min(0);

/** Describes which services a builder offers to homes, with drafts in place of what is published. */
const builderServicesSchema = lazyObject(() => ({
  ids: z.array(guid),
  services: z.array(
    lazyObject(() => ({
      id: guid,
      name: z.string(),
      category: z.string(),
      isActive: z.boolean(),
      /** Whether a draft puts it into this builder or takes it out. */
      isChanged: z.boolean(),
    })),
  ),
}));
export type BuilderServices = z.infer<typeof builderServicesSchema>;

/** Describes a task of the catalog, and what came of it in the days that were counted. */
const systemTaskSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  category: z.string().nullable(),
  isActive: z.boolean(),
  made: count,
  auto: count,
  manual: count,
  removed: count,
  expired: count,
}));
export type SystemTask = z.infer<typeof systemTaskSchema>;

const systemTasksSchema = lazyObject(() => ({
  items: z.array(systemTaskSchema),
  /** When they were counted, and the first day whose tasks count; null before the first night. */
  counted: lazyObject(() => ({ on: instant, since: calendarDate })).nullable(),
}));
export type SystemTasks = z.infer<typeof systemTasksSchema>;

const readBuilder = (name: string, path: `/api/system/${string}`, summary: string) =>
  call({ name, method: 'GET', path, access: 'system', summary }).output(builderServicesSchema);
const saveBuilder = (name: string, path: `/api/system/${string}`, summary: string) =>
  call({ name, method: 'POST', path, access: 'system', summary, idempotency: 'required' })
    .input(
      lazyObject(() => ({
        ids: z.array(guid).max(MAX_SERVICES),
        /** The services that the builder had when a screen read them. */
        seen: z.array(guid).max(MAX_SERVICES).optional(),
      })),
    )
    .output(builderServicesSchema);

/** What administrators see of the catalog from another side: the services of a builder, and what came of tasks. */
export const systemViews = {
  getPackageBuilderServices: readBuilder(
    'getPackageBuilderServices',
    '/api/system/packageBuilderServices',
    'Lists services, and which of them homes find when they build packages',
  ),
  savePackageBuilderServices: saveBuilder(
    'savePackageBuilderServices',
    '/api/system/packageBuilderServices',
    'Says which services homes find when they build packages, in drafts of the services that change',
  ),
  getPriceBuilderServices: readBuilder(
    'getPriceBuilderServices',
    '/api/system/priceBuilderServices',
    'Lists services, and which of them homes find when they price',
  ),
  savePriceBuilderServices: saveBuilder(
    'savePriceBuilderServices',
    '/api/system/priceBuilderServices',
    'Says which services homes find when they price, in drafts of the services that change',
  ),
  getSystemTasks: call({
    name: 'getSystemTasks',
    method: 'GET',
    path: '/api/system/tasks',
    access: 'system',
    summary: 'Lists the tasks of the catalog with how often each was made in the last 30 days, and how those ended',
  }).output(systemTasksSchema),
};
