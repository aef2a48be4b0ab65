import * as z from 'zod';
import { preparationStatus, requestStatus } from '#shared/model/enumerations/case.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import { reductionSchema } from '#shared/model/handoff.ts';
import { questionIdentifier } from '#shared/model/question.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, sha256, timeZone } from '#shared/values/schemas.ts';
import { gateHoldSchema, missingLineSchema } from './problem.ts';

/** Describes how far a page of custody is: its status, what it still needs, and who closed it. */
export const carePageRowSchema = lazyObject(() => ({
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
export const preservationDueSchema = lazyObject(() => ({
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

/** Describes since when someone is in cold, the last temperature that was read there, and what it has to be, in °F. */
export const coldSchema = lazyObject(() => ({
  since: instant,
  reading: lazyObject(() => ({ at: instant, degrees: z.number() })).nullable(),
  coldest: z.number().nullable(),
  warmest: z.number(),
}));

/** Describes a photo of a page by the SHA-256 of its file, with who added it. One from a phone is the JPEG that the phone hashed; others are WebP. */
const carePhotoSchema = lazyObject(() => ({
  sha256,
  addedOn: instant,
  addedByName: line(200),
  type: z.literal('image/jpeg').optional(),
}));
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
  /** Who has to close an identification that was in doubt, in words; missing if anybody may. */
  whoCloses: z.string().optional(),
  /** Why nothing final may happen to the person, and where that's put right. */
  hold: gateHoldSchema.optional(),
  /** The home's, for writing times. */
  timeZone,
  /** Of a page that has photos, for the home's own staff. */
  photos: z.array(carePhotoSchema).optional(),
  /** Of a page that has photos, for everyone else who sees it. */
  photoCount: z.int().min(0).optional(),
  /** With the preservation alone. Null if it's done, or if the decedent isn't with the home. */
  preservation: preservationDueSchema.nullable().optional(),
  /** With the preservation alone. Null if they aren't in cold. */
  cold: coldSchema.nullable().optional(),
  /** With the cremated remains alone: the cremation or another reduction as it's recorded, and why the viewer's side can't record its start or its end now. */
  reduction: lazyObject(() => ({
    known: reductionSchema.nullable(),
    whyNotStart: z.string().nullable(),
    whyNotEnd: z.string().nullable(),
    /** These are cremated remains, and no facility has confirmed whose. */
    isUnconfirmed: z.boolean(),
  })).optional(),
  /** With the cremated remains alone: the fields that can’t be changed now, and why; and those that can be although the page is closed. */
  locked: z.array(lazyObject(() => ({ name: questionIdentifier, words: z.string() }))).optional(),
  stillOpen: z.array(questionIdentifier).optional(),
  /** With the preparation alone, for a trade company that embalms: what embalming still needs. Staff see it on the checklist. */
  embalmingNeeds: z.array(missingLineSchema).optional(),
  /** Set if the code that was read at the intake, or written down for a portion, is on the tag of another case: it isn't saved, and the page isn't closed. `belongsTo` says whose it is. */
  otherTag: lazyObject(() => ({
    belongsTo: lazyObject(() => ({ id: guid, caseNumber: z.string(), decedentFullName: z.string() })).optional(),
  })).optional(),
}));
export type CarePageView = z.infer<typeof carePageViewSchema>;
