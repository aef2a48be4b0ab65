import * as z from 'zod';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { tagReading } from '#shared/model/enumerations/tag.ts';
import { genderShort } from '#shared/model/enumerations/vital-records.ts';
import { effectInventorySchema } from '#shared/model/personal-effect.ts';
import { caseTagSchema, tagSchema } from '#shared/model/tag.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, instant, line, lines, timeZone } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { answersToCheck } from './case-answers.ts';
import { implantsSchema, removalSchema } from './cases-views.ts';
import { carePageViewSchema } from './custody-views.ts';

const base = '/api/removals' as const;

/** The most cases and unused tags that one phone takes along. */
export const MAX_TRIP_CASES = 20;
export const MAX_TRIP_TAGS = 400;

/** Describes a case as a removal team takes it along: what the removal's page shows, without a Social Security number. */
const tripCaseSchema = lazyObject(() => ({
  id: guid,
  caseNumber: line(40),
  decedentFullName: line(400),
  decedentStatus: z.enum(decedentStatus.values),
  /** Where they are now, in one line; empty if unknown. */
  place: z.string(),
  /** What to compare with the band on the wrist. */
  dateOfBirth: calendarDate.optional(),
  ageYears: z.int().min(0).optional(),
  gender: z.enum(genderShort.values).optional(),
  weightPounds: z.number().optional(),
  heightInches: z.number().optional(),
  removal: removalSchema.omit({ presentLocation: true }),
  implants: implantsSchema,
  /** The removal's page. */
  page: carePageViewSchema,
  /** The tags that the person has. */
  tags: z.array(lazyObject(() => ({ code: caseTagSchema.shape.code, role: caseTagSchema.shape.role }))),
}));
export type TripCase = z.infer<typeof tripCaseSchema>;

/** Describes what a removal team takes along. `isAll`: whether that is every case that waits. */
const tripPackSchema = lazyObject(() => ({
  takenOn: instant,
  homeName: z.string(),
  homePhone: line(20),
  timeZone,
  cases: z.array(tripCaseSchema),
  isAll: z.boolean(),
  /** The unused tags of the home, the newest first. */
  tags: z.array(lazyObject(() => ({ id: tagSchema.shape.id, code: tagSchema.shape.code }))),
}));
export type TripPack = z.infer<typeof tripPackSchema>;

/**
 * What every entry of a trip says besides: its id, which the phone made; the phone's clock when it was made and when it was sent; and the time that someone gave
 * because the clock couldn't be right.
 */
export const ofTripEntry = { id: guid, caseId: guid, deviceOn: instant, sentOn: instant, saidOn: instant.optional() };

/** Describes what came of an entry. `isRepeat`: it was in the record already, and nothing was added. */
export const recordedOnTripSchema = lazyObject(() => ({
  isRepeat: z.boolean(),
  happenedOn: instant.optional(),
  page: carePageViewSchema,
  tags: tripCaseSchema.shape.tags,
}));
export type RecordedOnTrip = z.infer<typeof recordedOnTripSchema>;

/** Describes what came of a thing that was noted. */
const effectOnTripSchema = lazyObject(() => ({ isRepeat: z.boolean(), happenedOn: instant.optional() }));
export type EffectOnTrip = z.infer<typeof effectOnTripSchema>;

/** `/api/removals`: a removal without a network. Part of the pages of custody. */
export const tripCalls = {
  getTripPack: call({
    name: 'getTripPack',
    method: 'GET',
    path: `${base}/pack`,
    access: 'decedent.move',
    summary:
      'Returns what a removal team takes along: the cases whose decedents wait to be brought into care, with the removal’s page and what the first call said of it, and the unused tags of the home',
  })
    .input(lazyObject(() => ({})).optional())
    .output(tripPackSchema),
  noteOnTrip: call({
    name: 'noteOnTrip',
    method: 'POST',
    path: `${base}/notes`,
    access: 'decedent.move',
    summary:
      "Saves fields of a removal that a phone noted without a network, and adds an entry to the custody record with both clocks. The entry has the phone's id: sent again, it adds nothing. If someone else changed a field meanwhile, nothing is saved (409)",
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        ...ofTripEntry,
        changes: answersToCheck(),
        expected: answersToCheck().default({}),
        /** The fields are times that the phone's clock gave, so they are corrected with it. */
        isByClock: z.boolean().default(false),
        /** Someone saw what another person wrote, and decided for theirs. */
        isDecided: z.boolean().default(false),
      })),
    )
    .output(recordedOnTripSchema),
  bindTagOnTrip: call({
    name: 'bindTagOnTrip',
    method: 'POST',
    path: `${base}/tags`,
    access: 'decedent.move',
    summary:
      "Binds an unused tag to a decedent the way a phone noted it without a network, with an entry of the custody record under the phone's id: sent again, it adds nothing",
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({ ...ofTripEntry, tag: line(60), how: z.enum(tagReading.values), whyTyped: lines(200).default('') })),
    )
    .output(recordedOnTripSchema),
  noteEffectOnTrip: call({
    name: 'noteEffectOnTrip',
    method: 'POST',
    path: `${base}/effects`,
    access: 'cases.change',
    summary:
      "Writes down a personal effect the way a phone noted it without a network, in the name of the caller, with an entry of the custody record under the phone's id: sent again, it adds nothing",
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => {
        const { item, description, quantity, foundWhere, amountCents } = effectInventorySchema.shape;
        return {
          ...{ ...ofTripEntry, item, description, quantity, foundWhere, amountCents },
          /** Where it was then. */
          state: z.enum(['on-body', 'stored']).default('on-body'),
        };
      }),
    )
    .output(effectOnTripSchema),
};
