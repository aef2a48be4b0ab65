import * as z from 'zod';
import { caseSchema } from '#shared/model/case.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line } from '#shared/values/schemas.ts';
import { call } from './call.ts';

/** How many cases one search shows, and how many cases that were opened lately it can name. */
export const MAX_FOUND = 8;

/** Describes a contact of a case that the search matches. `relationship` is in words. */
const foundContactSchema = lazyObject(() => ({
  id: guid,
  fullName: line(200),
  relationship: line(80),
  phoneNumber: line(20),
  email: line(320),
}));
export type FoundContact = z.infer<typeof foundContactSchema>;

/** Says what of a case matches: the name of the decedent, its number, a contact, or the name of the member it is assigned to. */
export const foundBy = ['decedent', 'number', 'contact', 'member'] as const;
export type FoundBy = (typeof foundBy)[number];

const inShort = {
  id: true,
  caseNumber: true,
  decedentFullName: true,
  status: true,
  type: true,
  decedentStatus: true,
  dateOfDeath: true,
  nextTask: true,
} as const;

/** Describes a case that a search found. `isSimilar` says that only a similar spelling matches. A trade company gets no contacts. */
const foundCaseSchema = lazyObject(() => ({
  ...caseSchema.pick(inShort).shape,
  by: z.enum(foundBy).nullable(),
  isSimilar: z.boolean(),
  contacts: z.array(foundContactSchema),
}));
export type FoundCase = z.infer<typeof foundCaseSchema>;

/** `/api/search`: finds what a home's staff look for, from one box. */
export const search = {
  searchHome: call({
    name: 'searchHome',
    method: 'POST',
    path: '/api/search',
    access: 'cases.read',
    summary:
      'Finds cases and their contacts by name, number, phone number, or email, also if a name is mistyped; without words, returns the cases with the given ids',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ query: line(120).default(''), recent: z.array(guid).max(MAX_FOUND).default([]) })))
    .output(lazyObject(() => ({ cases: z.array(foundCaseSchema).max(MAX_FOUND) }))),
};
