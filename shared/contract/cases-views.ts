import * as z from 'zod';
import { addressSchema } from '#shared/model/address.ts';
import { caseNoteSchema, caseSchema, MAX_NOTE } from '#shared/model/case.ts';
import { decedentSchema } from '#shared/model/decedent.ts';
import { caseStatus, decedentStatus, timing } from '#shared/model/enumerations/case.ts';
import { caseRole, contactStatus } from '#shared/model/enumerations/people.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { timelineEntrySchema } from '#shared/model/timeline-entry.ts';
import { lazyFields, lazyObject } from '#shared/values/lazy-object.ts';
import {
  calendarDate,
  guid,
  instant,
  line,
  lines,
  optionalPhone,
  requiredLine,
  requiredLines,
  version,
} from '#shared/values/schemas.ts';
import { answersToCheck } from './case-answers.ts';
import { maxPageSize } from './page.ts';

/** What stands beside a name that a first call lacks. */
const REQUIRED_FIELD = 'Required field.';

/** A case as lists show it: its own row. */
export const caseRowSchema = caseSchema;
export type CaseRow = z.infer<typeof caseRowSchema>;

/**
 * Describes the filters of the list; `querry` keeps the older spelling (docs/decisions.md, Names and wire). Without a status, cases of all of them.
 * `employeeId` `none` means cases assigned to nobody.
 */
export const caseFilters = lazyFields({
  status: () => z.enum(caseStatus.values).optional(),
  querry: () => line(120).default(''),
  employeeId: () => z.union([guid, z.literal('none')]).optional(),
  type: () => z.enum(timing.values).optional(),
  decedentStatus: () => z.enum(decedentStatus.values).optional(),
});

/** How many cases a page holds unless asked otherwise: what one index query reads with 4 read units. */
export const CASE_PAGE = 25;

/** Accepts `page` for the first pages; a `cursor` is the cheap way to continue, and the only one further on (docs/decisions.md, Names and wire). */
export const casePageInput = lazyFields({
  page: () => z.int().min(1).max(20).optional(),
  items: () => z.int().min(1).max(maxPageSize).default(CASE_PAGE),
  cursor: () => z.string().min(1).max(1024).optional(),
});

/** A contact in short, as the dashboard shows the people around a case; `relationship` in words. */
const personInShortSchema = lazyObject(() => ({
  id: guid,
  fullName: line(200),
  relationship: line(80),
  roles: z.array(z.enum(caseRole.values)),
  phoneNumber: line(20),
  email: line(320),
  status: z.enum(contactStatus.values),
}));
export type PersonInShort = z.infer<typeof personInShortSchema>;

/** The people of a case: how many, and the first of them in their order. */
const peopleInShortSchema = lazyObject(() => ({ count: z.int().min(0), first: z.array(personInShortSchema) }));
export type PeopleInShort = z.infer<typeof peopleInShortSchema>;

/** Who looks at a case: staff of the home, a trade company that is assigned to it, or a relative who takes part. */
const caseSightSchema = z.enum(['staff', 'trade', 'family']);
export type CaseSight = z.infer<typeof caseSightSchema>;

/** The decedent without the number of the Social Security Administration: of it only whether it is known, and its last four digits. */
export const decedentViewSchema = lazyObject(() => ({
  ...decedentSchema.omit({ socialSecurityNumber: true }).shape,
  socialSecurityLastFour: z.string().length(4).nullable(),
}));
export type DecedentView = z.infer<typeof decedentViewSchema>;

/** Everything that a case's dashboard shows, out of one query. `today` is the home's day. */
export const caseDashboardSchema = lazyObject(() => ({
  case: caseRowSchema,
  decedent: decedentViewSchema,
  people: peopleInShortSchema,
  timeline: z.array(timelineEntrySchema),
  sight: caseSightSchema,
  /** Whose case it is at the home, for those who don't see the home's team, such as a trade company: whom they call. */
  assignedTo: lazyObject(() => ({ fullName: line(200), phone: line(20) }))
    .nullable()
    .optional(),
}));
export type CaseDashboard = z.infer<typeof caseDashboardSchema>;

/** What a first call says at least: who died. Everything else may follow. */
export const firstCallSchema = lazyObject(() => ({
  decedentFirstName: requiredLine(64, REQUIRED_FIELD),
  decedentMiddleName: line(64).default(''),
  decedentLastName: requiredLine(64, REQUIRED_FIELD),
  type: z.enum(timing.values).default('at-need'),
  dateOfDeath: calendarDate.optional(),
  employeeId: guid.optional(),
  /** Answers of the first-call form, by identifier; the decedent's names stand above. */
  answers: answersToCheck().optional(),
  /** Whoever called. */
  contact: lazyObject(() => ({
    firstName: requiredLine(64, REQUIRED_FIELD),
    lastName: requiredLine(64, REQUIRED_FIELD),
    phoneNumber: optionalPhone.default(''),
    relationship: z.enum(relationship.values).optional(),
    isNextOfKin: z.boolean().default(false),
  })).optional(),
}));
export type FirstCall = z.infer<typeof firstCallSchema>;

/** A case that may be the same: who, and why it is suspected. */
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

/** Why a correction is made, or a case that was closed goes on: asked where `shared/lifecycles` says so. */
export const reason = lines(600).default('');

/** A change of a decedent's care: when it happened (now, where left out), where, and what is to be said of it. */
export const careChangeSchema = lazyObject(() => ({
  caseId: guid,
  from: z.enum(decedentStatus.values),
  value: z.enum(decedentStatus.values),
  happenedOn: instant.optional(),
  where: addressSchema.optional(),
  note: lines(1000).default(''),
  /** A correction may set any status; it is the owner's or an admin's, and says why. */
  correctionReason: reason,
}));

/** Fields of a note as they are written. */
export const noteFields = lazyFields({ note: () => requiredLines(MAX_NOTE), mentions: () => z.array(guid).max(20).default([]) });

export const caseNoteRowSchema = lazyObject(() => ({ ...caseNoteSchema.shape, version }));
export type CaseNoteRow = z.infer<typeof caseNoteRowSchema>;

/** An earlier wording of a note. */
export const noteEditSchema = lazyObject(() => ({ note: z.string(), at: instant, byName: line(200) }));
