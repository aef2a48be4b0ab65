import * as z from 'zod';
import { homePaperSchema } from '#shared/model/home-paper.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, stateCode } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { pageOf } from './page.ts';
import { homeSearchInput } from './system-providers.ts';

/** The most homes whose template is chosen together: each is two writes of one transaction. */
export const MAX_ASSIGNED = 45;

const seenVersion = z.int().min(0).max(1_000_000_000);

/**
 * Describes a template in brief. `lawful` sections have a required disclosure, so no home can hide them. `isOffered`: a home may choose it; otherwise, it's only
 * for the homes that follow it already.
 */
const paperTemplateSchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  /** The states that it is for; none means all. */
  states: z.array(stateCode),
  isOffered: z.boolean(),
  sections: z.array(lazyObject(() => ({ id: guid, title: z.string(), lawful: z.boolean() }))),
}));
export type PaperTemplateView = z.infer<typeof paperTemplateSchema>;

/** Describes how a home's papers look from the next one on. `lastPaper` is the day of the newest one that it published. */
const homePaperViewSchema = lazyObject(() => ({
  ...homePaperSchema.shape,
  id: guid,
  name: z.string(),
  city: z.string(),
  stateCode,
  version: seenVersion,
  savedBy: z.string().nullable(),
  lastPaper: calendarDate.nullable(),
}));
export type HomePaperView = z.infer<typeof homePaperViewSchema>;

const listInput = lazyObject(() => ({
  ...homeSearchInput.shape,
  /** Only the homes that use it. */
  templateId: guid.optional(),
}));
const listOutput = lazyObject(() => ({ ...pageOf(homePaperViewSchema).shape, templates: z.array(paperTemplateSchema) }));

const assignInput = lazyObject(() => ({
  rows: z
    .array(lazyObject(() => ({ id: guid, version: seenVersion })))
    .min(1)
    .max(MAX_ASSIGNED),
  templateId: guid.nullable(),
}));
/** What came of each home: saved, or saved by a colleague since it was seen. */
const assignOutput = lazyObject(() => ({
  results: z.array(
    lazyObject(() => ({ id: guid, result: z.enum(['saved', 'stale', 'refused']), message: z.string().nullable() })),
  ),
}));
export type AssignedPapers = z.infer<typeof assignOutput>;

const saveInput = lazyObject(() => ({ ...homePaperSchema.shape, id: guid, version: seenVersion }));
const saveOutput = lazyObject(() => ({ ...homePaperSchema.shape, id: guid, version: seenVersion }));

const access = 'system';
const required = { access, idempotency: 'required' } as const;

/** `/api/system/locationContracts`, `locationGpls`: which template each home's contracts and price lists follow, for administrators. */
export const systemPapers = {
  getLocationContracts: call({
    name: 'getLocationContracts',
    method: 'GET',
    path: '/api/system/locationContracts',
    access,
    summary: 'Lists homes with the template of their contracts, and the templates that there are',
  })
    .input(listInput)
    .output(listOutput),
  assignLocationContracts: call({
    name: 'assignLocationContracts',
    method: 'POST',
    path: '/api/system/locationContracts',
    ...required,
    summary: 'Chooses a template for the contracts of several homes, from their next one on',
  })
    .input(assignInput)
    .output(assignOutput),
  saveLocationContract: call({
    name: 'saveLocationContract',
    method: 'POST',
    path: '/api/system/locationContracts/{id}',
    ...required,
    summary: "Saves the template, hidden sections, and footer of a home's contracts, from the next one on",
  })
    .input(saveInput)
    .output(saveOutput),
  getLocationGpls: call({
    name: 'getLocationGpls',
    method: 'GET',
    path: '/api/system/locationGpls',
    access,
    summary: 'Lists homes with the template of their price lists, and the templates that there are',
  })
    .input(listInput)
    .output(listOutput),
  assignLocationGpls: call({
    name: 'assignLocationGpls',
    method: 'POST',
    path: '/api/system/locationGpls',
    ...required,
    summary: 'Chooses a template for the price lists of several homes, from their next one on',
  })
    .input(assignInput)
    .output(assignOutput),
  saveLocationGpl: call({
    name: 'saveLocationGpl',
    method: 'POST',
    path: '/api/system/locationGpls/{id}',
    ...required,
    summary: "Saves the template, hidden sections, and footer of a home's price lists, from the next one on",
  })
    .input(saveInput)
    .output(saveOutput),
};
