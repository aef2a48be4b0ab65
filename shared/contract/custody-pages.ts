import * as z from 'zod';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { carePage, carePlace } from '#shared/model/enumerations/custody.ts';
import { reductionSchema } from '#shared/model/handoff.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, requiredLines, sha256, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { answersToCheck } from './case-answers.ts';
import { familyToldSchema } from './cases-views.ts';
import { carePageRowSchema, carePageViewSchema, coldSchema, preservationDueSchema } from './custody-views.ts';
import { gateHoldSchema } from './problem.ts';
import { tripCalls } from './trip-calls.ts';

export type { CarePageRow, CarePageView, CarePhoto } from './custody-views.ts';

const base = '/api/cases/{id}/custody' as const;
const ofPage = { id: guid, page: z.enum(carePage.values) };

/** Describes where someone is, as far as it was written down, and since when. */
const placeNowSchema = lazyObject(() => ({
  kind: z.enum([...carePlace.values, 'unknown', 'remains', 'trade']),
  name: z.string(),
  shelf: z.string(),
  since: instant.nullable(),
}));

export type PlaceNow = z.infer<typeof placeNowSchema>;

/**
 * Describes a line of the timeline of custody. An entry of the record may report several changes of care: it has a line for each, with the same `sequence`. `byName` and `note` are empty
 * once they were removed from beside the record, and for those who aren't told.
 */
const custodyLineSchema = lazyObject(() => ({
  sequence: z.int().min(1),
  occurredOn: instant,
  recordedOn: instant,
  title: z.string(),
  byName: z.string(),
  note: z.string(),
  /** The earlier entry that this one corrects. */
  corrects: z.int().min(1).optional(),
  /** Of a correction after the release, for the home's staff: whether the family was told, when, and by whom. */
  familyTold: familyToldSchema.optional(),
  /** The entry before it in the record, if this one was recorded late: it happened earlier. */
  happenedBefore: z.int().min(1).optional(),
}));
export type CustodyLine = z.infer<typeof custodyLineSchema>;

/** Describes where someone in care is, by when they have to be preserved, and how cold it is there; `name` says no more than is needed to tell them apart. */
const personInCareSchema = lazyObject(() => ({
  caseId: guid,
  caseNumber: line(40),
  name: z.string(),
  status: z.enum(decedentStatus.values),
  /** Whether the case is completed or cancelled, though they are still there. */
  isClosed: z.boolean(),
  /** These are cremated remains, and no facility has confirmed whose. */
  isUnconfirmed: z.boolean(),
  /** Why nothing final may happen to them: it isn't certain who they are, or the home put it on hold. */
  hold: z.string().optional(),
  place: placeNowSchema,
  due: preservationDueSchema.nullable(),
  cold: coldSchema.nullable(),
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
        cold: coldSchema.nullable(),
        /** Where the person or the cremated remains are, while the home has them. */
        place: placeNowSchema.nullable(),
        /** Why nothing final may happen to the person, and where that's put right. */
        hold: gateHoldSchema.optional(),
        /** Since when the home has put everything final on hold; null if it hasn’t, and for trade companies. */
        heldSince: instant.nullable(),
        /** Whether an implant was found at the intake, and nobody has written down yet what became of it. */
        isImplantFound: z.boolean(),
        /** Where the person waits to be fetched; empty if that isn't known, is over, or is not for the viewer. */
        awaitedAt: z.string(),
        /** Who brings the person to the home, once they left the place of death; null before that and once they have arrived. */
        onTheWay: lazyObject(() => ({ since: instant, with: z.string() })).nullable(),
        /** How far the cremation or another reduction is; null before it begins. */
        reduction: reductionSchema.nullable(),
        /** The last correction after the release, by its number in the record, while the family wasn't told of it; null otherwise, and for trade companies. */
        familyUntold: lazyObject(() => ({ on: instant, sequence: z.int().min(1).optional() })).nullable(),
      })),
    ),
  getCustodyEntries: call({
    name: 'getCustodyEntries',
    method: 'GET',
    path: `${base}/record/entries`,
    access: 'cases.read',
    summary:
      "Lists the entries of a decedent's custody record in words, the newest first; a trade company sees those about where the decedent is",
  })
    .input(lazyObject(() => ({ id: guid, before: z.coerce.number().int().min(2).max(100_000_000).optional() })))
    .output(
      lazyObject(() => ({
        lines: z.array(custodyLineSchema),
        /** What to ask for entries `before`; null at the first. */
        next: z.int().min(2).nullable(),
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
    summary:
      'Opens a closed page of custody again, with a reason: an entry in the custody record. After the release, it’s a correction, and says whether the family was told',
  })
    .input(
      lazyObject(() => ({
        ...ofPage,
        version,
        reason: requiredLines(600, 'Please say why.'),
        familyTold: familyToldSchema.optional(),
      })),
    )
    .output(carePageViewSchema),
  ...tripCalls,
};
