import * as z from 'zod';
import { decedentStatus, preparationStatus, requestStatus } from '#shared/model/enumerations/case.ts';
import { carePage, carePlace } from '#shared/model/enumerations/custody.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { questionIdentifier } from '#shared/model/question.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, requiredLines, sha256, timeZone, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { answersToCheck } from './case-answers.ts';

const base = '/api/cases/{id}/custody' as const;
const ofPage = { id: guid, page: z.enum(carePage.values) };

/** Describes how far a page of custody is: its status, what it still needs, and who closed it. */
const carePageRowSchema = lazyObject(() => ({
  page: z.enum(carePage.values),
  status: z.enum(preparationStatus.values),
  /** Set where others were asked to do it. */
  request: z.enum(requestStatus.values).optional(),
  isNeeded: z.boolean(),
  missing: z.array(lazyObject(() => ({ name: questionIdentifier, label: z.string() }))),
  closed: lazyObject(() => ({ on: instant, byName: line(200) })).nullable(),
}));
export type CarePageRow = z.infer<typeof carePageRowSchema>;

/** Describes by when a decedent has to be preserved, what has to be done, and what says so. */
const preservationDueSchema = lazyObject(() => ({
  state: z.enum(['waiting', 'cold']),
  /** Null while nobody knows when the hours began, or if cold is enough for as long as it lasts. */
  dueAt: instant.nullable(),
  coldSince: instant.optional(),
  act: z.string(),
  source: z.string(),
  /** Whether it's what the state's law says; otherwise it's a policy. */
  isLaw: z.boolean(),
  note: z.string().optional(),
}));

/** Describes a photo of a page by the SHA-256 of its pixels, with who added it. */
const carePhotoSchema = lazyObject(() => ({ sha256, addedOn: instant, addedByName: line(200) }));
export type CarePhoto = z.infer<typeof carePhotoSchema>;

/** Describes a page of custody with what it says. `people` are those that it chose, as they were called then; `editing`, which fields the viewer changes. */
export const carePageViewSchema = lazyObject(() => ({
  ...carePageRowSchema.shape,
  /** 0 while nothing was ever written on it. */
  version: z.int().min(0),
  values: z.record(questionIdentifier, z.json()),
  people: z.array(lazyObject(() => ({ id: guid, text: z.string() }))),
  editing: z.enum(['all', 'trade', 'none']),
  dispositionType: z.enum(dispositionType.values).optional(),
  /** Since when a relative doubts who this is, as long as nobody has identified them again. */
  doubtedOn: instant.optional(),
  /** The home's, for writing times. */
  timeZone,
  /** Of a page that has photos, for the home's own staff. */
  photos: z.array(carePhotoSchema).optional(),
  /** With the preservation alone. Null if it's done, or if the decedent isn't with the home. */
  preservation: preservationDueSchema.nullable().optional(),
}));
export type CarePageView = z.infer<typeof carePageViewSchema>;

/** Describes where someone in care is, by when they have to be preserved, and how cold it is there; `name` says no more than is needed to tell them apart. */
const personInCareSchema = lazyObject(() => ({
  caseId: guid,
  caseNumber: line(40),
  name: z.string(),
  status: z.enum(decedentStatus.values),
  /** Whether the case is completed or cancelled, though they are still there. */
  isClosed: z.boolean(),
  place: lazyObject(() => ({
    kind: z.enum([...carePlace.values, 'unknown', 'remains']),
    name: z.string(),
    shelf: z.string(),
    since: instant.nullable(),
  })),
  due: preservationDueSchema.nullable(),
  cold: lazyObject(() => ({
    since: instant,
    reading: lazyObject(() => ({ at: instant, degrees: z.number() })).nullable(),
    coldest: z.number().nullable(),
    warmest: z.number(),
  })).nullable(),
}));
export type PersonInCare = z.infer<typeof personInCareSchema>;

/** `/api/cases/{id}/custody`: the pages of a decedent's custody, for the home's staff and trade companies; and everyone in care, for the staff. */
export const custodyPages = {
  getCustodyPages: call({
    name: 'getCustodyPages',
    method: 'GET',
    path: base,
    access: 'cases.read',
    summary: "Lists the pages of a decedent's custody: how far each is, what it still needs, and the end of the custody record",
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(
      lazyObject(() => ({
        pages: z.array(carePageRowSchema),
        /** The last entry of the custody record; null while there is none. */
        record: lazyObject(() => ({ sequence: z.int().min(1), hash: sha256 })).nullable(),
        preservation: preservationDueSchema.nullable(),
      })),
    ),
  getPeopleInCare: call({
    name: 'getPeopleInCare',
    method: 'GET',
    path: '/api/peopleInCare',
    access: 'case-files.read',
    summary:
      'Lists everyone in the care of the home, going by its open cases and those that were closed lately: where they are, by when they have to be preserved, and how cold it is there',
  })
    .input(lazyObject(() => ({})).optional())
    .output(
      lazyObject(() => ({
        people: z.array(personInCareSchema),
        /** Whether the home has more open cases, or more people in care, than one answer looks at. */
        isPartial: z.boolean(),
      })),
    ),
  getCustodyPage: call({
    name: 'getCustodyPage',
    method: 'GET',
    path: `${base}/{page}`,
    access: 'cases.read',
    summary: "Returns a page of a decedent's custody with what it says, and which fields the caller changes",
  })
    .input(lazyObject(() => ofPage))
    .output(carePageViewSchema),
  saveCustodyPage: call({
    name: 'saveCustodyPage',
    method: 'POST',
    path: `${base}/{page}`,
    access: 'decedent.move',
    summary:
      "Saves fields of a page of custody, each compared with what the screen showed; if one was changed in the meantime, nothing is saved (409). A trade company changes the fields of its trade, and nobody a closed page's",
  })
    .input(lazyObject(() => ({ ...ofPage, changes: answersToCheck(), expected: answersToCheck().default({}) })))
    .output(carePageViewSchema),
  closeCustodyPage: call({
    name: 'closeCustodyPage',
    method: 'POST',
    path: `${base}/{page}/close`,
    access: 'cases.change',
    summary:
      'Closes a page of custody in the name of the caller, at the version they saw: an entry in the custody record. Everything that it needs has to be filled in',
  })
    .input(lazyObject(() => ({ ...ofPage, version: z.int().min(0) })))
    .output(carePageViewSchema),
  reopenCustodyPage: call({
    name: 'reopenCustodyPage',
    method: 'POST',
    path: `${base}/{page}/reopen`,
    access: 'cases.change',
    summary: 'Opens a closed page of custody again, with a reason: an entry in the custody record',
  })
    .input(lazyObject(() => ({ ...ofPage, version, reason: requiredLines(600, 'Please say why.') })))
    .output(carePageViewSchema),
};
