import * as z from 'zod';
import { caseStatus, decedentStatus } from '#shared/model/enumerations/case.ts';
import { MAX_BABY_OF } from '#shared/values/decedent-name.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, instant, line, optionalPhone } from '#shared/values/schemas.ts';

/** What is known on the phone so far, which cases may have as well. */
export const similarCasesInput = lazyObject(() => ({
  firstName: line(64).default(''),
  lastName: line(64).default(''),
  babyOf: line(MAX_BABY_OF).default(''),
  /** The caller's phone number. */
  phoneNumber: optionalPhone.default(''),
  dateOfDeath: calendarDate.optional(),
}));

/** Describes a case that may be about the same person: who, and why it is suspected. */
export const similarCaseSchema = lazyObject(() => ({
  id: guid,
  caseNumber: line(40),
  decedentFullName: line(200),
  status: z.enum(caseStatus.values),
  dateOfDeath: calendarDate.nullable(),
  createdOn: instant,
  reason: z.string(),
}));
export type SimilarCase = z.infer<typeof similarCaseSchema>;

/** Describes another person with the same name or a like one, whom the home or a trade company has, or who is fetched. */
export const namesakeSchema = lazyObject(() => ({
  id: guid,
  caseNumber: line(40),
  decedentFullName: line(200),
  decedentStatus: z.enum(decedentStatus.values),
}));
export type Namesake = z.infer<typeof namesakeSchema>;
