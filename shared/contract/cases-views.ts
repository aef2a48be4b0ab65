import * as z from 'zod';
import { addressSchema } from '#shared/model/address.ts';
import { caseNoteSchema, caseSchema, MAX_NOTE } from '#shared/model/case.ts';
import { decedentSchema } from '#shared/model/decedent.ts';
import { staffMemberSchema } from '#shared/model/employee.ts';
import { caseStatus, decedentStatus, timing } from '#shared/model/enumerations/case.ts';
import { paymentStatus } from '#shared/model/enumerations/payment.ts';
import { caseRole, contactStatus } from '#shared/model/enumerations/people.ts';
import { relationship } from '#shared/model/enumerations/relationship.ts';
import { custodianSchema, reductionSchema } from '#shared/model/handoff.ts';
import { timelineEntrySchema } from '#shared/model/timeline-entry.ts';
import { lazyFields, lazyObject } from '#shared/values/lazy-object.ts';
import {
  calendarDate,
  guid,
  instant,
  line,
  lines,
  nameLine,
  optionalEmail,
  optionalNameLine,
  optionalPhone,
  requiredLines,
  version,
} from '#shared/values/schemas.ts';
import { answersToCheck } from './case-answers.ts';
import { maxPageSize } from './page.ts';

/** The message under a name that is missing from a first call. */
const REQUIRED_FIELD = 'Required field.';

/** Describes a case in lists: its own row. */
export const caseRowSchema = caseSchema;
export type CaseRow = z.infer<typeof caseRowSchema>;

/**
 * Describes the filters of the list; `querry` keeps the older spelling (docs/decisions.md, Names and wire). Without a status, all cases match; `open` is those that are
 * worked on, leads and active ones. `employeeId`
 * `none` means cases assigned to nobody.
 */
export const caseFilters = lazyFields({
  status: () => z.enum([...caseStatus.values, 'open']).optional(),
  querry: () => line(120).default(''),
  employeeId: () => z.union([guid, z.literal('none')]).optional(),
  type: () => z.enum(timing.values).optional(),
  decedentStatus: () => z.enum(decedentStatus.values).optional(),
});

/** The default number of cases on a page: what one index query reads with 4 read units. */
export const CASE_PAGE = 25;

/** Accepts `page` for the first pages. A `cursor` is the cheap way to continue, and the only way to later pages (docs/decisions.md, Names and wire). */
export const casePageInput = lazyFields({
  page: () => z.int().min(1).max(20).optional(),
  items: () => z.int().min(1).max(maxPageSize).default(CASE_PAGE),
  cursor: () => z.string().min(1).max(1024).optional(),
});

/** Describes a contact in brief for the dashboard; `relationship` is in words. */
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

/** Describes the people of a case: how many there are, and the first ones in order. */
const peopleInShortSchema = lazyObject(() => ({ count: z.int().min(0), first: z.array(personInShortSchema) }));
export type PeopleInShort = z.infer<typeof peopleInShortSchema>;

/** Describes who is viewing the case: the home's staff, an assigned trade company, or a relative who has joined. */
const caseSightSchema = z.enum(['staff', 'trade', 'family']);
export type CaseSight = z.infer<typeof caseSightSchema>;

/** Describes the decedent. Of the Social Security number, it says only whether it is known and its last four digits. */
export const decedentViewSchema = lazyObject(() => ({
  ...decedentSchema.omit({ socialSecurityNumber: true }).shape,
  socialSecurityLastFour: z.string().length(4).nullable(),
}));
export type DecedentView = z.infer<typeof decedentViewSchema>;

/** Describes what the first call says about a removal, by the identifiers of its questions: all that is known. */
export const removalSchema = lazyObject(() => ({
  isStillAtPlaceOfDeath: z.boolean().optional(),
  presentLocation: addressSchema.optional(),
  removalAccess: z.string().optional(),
  readyFrom: instant.optional(),
  releasingContact: z.string().optional(),
  familyWillBePresent: z.boolean().optional(),
  infectiousHazard: z.enum(['no', 'yes', 'unknown']).optional(),
  infectiousHazardKind: z.string().optional(),
  hasValuables: z.boolean().optional(),
  valuablesList: z.string().optional(),
}));
export type Removal = z.infer<typeof removalSchema>;

const yesNoUnknown = z.enum(['yes', 'no', 'unknown']);

/** Describes what a case says about implants and radioactive treatment, by the identifiers of its questions: all that is known. */
export const implantsSchema = lazyObject(() => ({
  hasImplant: yesNoUnknown.optional(),
  implantKinds: z.array(z.string()).optional(),
  hadRadioactiveTreatment: yesNoUnknown.optional(),
  radioactiveKinds: z.array(z.string()).optional(),
  implantKind: z.string().optional(),
  implantsFelt: z.enum(['none', 'found', 'not-checked']).optional(),
  implantRemoval: z.enum(['removed', 'not-yet', 'may-stay']).optional(),
  implantsRemovedBy: z.string().optional(),
  implantsRemovedOn: calendarDate.optional(),
  implantsMayStayBy: z.string().optional(),
}));
export type Implants = z.infer<typeof implantsSchema>;

/** Describes everything on a case's dashboard, from one query. `today` is the home's day. */
export const caseDashboardSchema = lazyObject(() => ({
  case: caseRowSchema,
  decedent: decedentViewSchema,
  people: peopleInShortSchema,
  timeline: z.array(timelineEntrySchema),
  sight: caseSightSchema,
  /** Who has the person by the last hand-off, the hand-off that is open, and the reduction of the body: what decides, besides the status, how care can go on. */
  custody: lazyObject(() => ({
    custodian: custodianSchema.optional(),
    openHandoff: guid.optional(),
    reduction: reductionSchema.optional(),
  })),
  /** For the home's staff, once anything was charged or paid. */
  paymentStatus: z.enum(paymentStatus.values).optional(),
  /** Why the home put everything final on hold, for its staff, while it lasts. */
  holdReason: z.string().optional(),
  /** Why the case can’t be deleted now, in the words in which it’s refused. */
  whyNotDelete: z.string().optional(),
  /** The person at the home to call, for viewers who don't see the home's team, such as a trade company. */
  assignedTo: lazyObject(() => ({ fullName: line(200), phone: line(20) })).nullish(),
  /** What a trade company needs for the removal, and once it's over only what may harm those who work on the case. Staff see it among the answers of the first call. */
  removal: removalSchema.optional(),
  /** Where the person is, for a trade company that isn't told the place of the removal, or no longer; empty if nobody wrote it down. */
  whereNow: z.string().optional(),
  /** What may explode or harm those who work on the case, for a trade company. Staff see it among the answers of the case. */
  implants: implantsSchema.optional(),
  /** The home's number, for a trade company, and what that company does: it decides which changes of care it records. */
  homePhone: line(20).optional(),
  tradeKinds: staffMemberSchema.shape.tradeKinds,
}));
export type CaseDashboard = z.infer<typeof caseDashboardSchema>;

/**
 * Describes a first call. It is about someone with a first or last name, a baby (`babyOf` in the answers), or someone of whom it says that nobody knows the
 * name. Everything else may follow.
 */
export const firstCallSchema = lazyObject(() => ({
  /** The new case's id, made by the caller's device, so that a call that is sent again, even days later or with more answers, opens no second case. */
  id: guid.optional(),
  decedentFirstName: optionalNameLine(64).default(''),
  decedentMiddleName: optionalNameLine(64).default(''),
  decedentLastName: optionalNameLine(64).default(''),
  isNameUnknown: z.boolean().default(false),
  type: z.enum(timing.values).default('at-need'),
  dateOfDeath: calendarDate.optional(),
  employeeId: guid.optional(),
  /** The answers of the first-call form, by identifier; the decedent's names are separate fields above. */
  answers: answersToCheck().optional(),
  /** The person who called. */
  contact: lazyObject(() => ({
    firstName: nameLine(64, REQUIRED_FIELD),
    lastName: nameLine(64, REQUIRED_FIELD),
    phoneNumber: optionalPhone.default(''),
    email: optionalEmail.default(''),
    relationship: z.enum(relationship.values).optional(),
    isNextOfKin: z.boolean().default(false),
  })).optional(),
  /** The message to the home that the call began with. It then names the case. */
  messageId: guid.optional(),
}));
export type FirstCall = z.infer<typeof firstCallSchema>;

/** Why something is corrected, or a closed case is reopened. Required where `shared/lifecycles` says so. */
export const reason = lines(600).default('');

/** Describes whether the family was told of a correction after the release: by whom and when (now, if left out), or not yet. */
export const familyToldSchema = lazyObject(() => ({ isTold: z.boolean(), by: line(120).default(''), on: instant.optional() }));

/** Describes a change in a decedent's care: when (now, if left out), where, and a note. */
export const careChangeSchema = lazyObject(() => ({
  caseId: guid,
  from: z.enum(decedentStatus.values),
  value: z.enum(decedentStatus.values),
  happenedOn: instant.optional(),
  where: addressSchema.optional(),
  note: lines(1000).default(''),
  /** Why it is corrected. A correction may set any status, and only an owner or admin may make one. */
  correctionReason: reason,
  /** Required of a correction after the release. */
  familyTold: familyToldSchema.optional(),
}));

/** The fields of a note that its author writes. */
export const noteFields = lazyFields({ note: () => requiredLines(MAX_NOTE), mentions: () => z.array(guid).max(20).default([]) });

/** Describes documents that are out for signatures, which are voided before their case is cancelled. */
export const voidedWithCase = z.array(guid).max(100).default([]);

/** Describes a case as the screen showed it when it was selected. */
export const seenCaseSchema = lazyObject(() => ({
  id: guid,
  status: z.enum(caseStatus.values),
  employeeId: guid.nullable(),
  voidDocuments: voidedWithCase,
}));
export type SeenCase = z.infer<typeof seenCaseSchema>;

/** Describes a change of many cases: to whom they are assigned (null for nobody), or their status, with a reason if it asks for one. */
export const casesChangeSchema = z.discriminatedUnion('kind', [
  lazyObject(() => ({ kind: z.literal('assign'), employeeId: guid.nullable() })),
  lazyObject(() => ({ kind: z.literal('status'), value: z.enum(caseStatus.values), reason })),
]);
export type CasesChange = z.infer<typeof casesChangeSchema>;

/** Describes what became of one of the cases: as it is now, or why it was not changed. */
export const caseOutcomeSchema = lazyObject(() => ({
  id: guid,
  outcome: z.enum(['done', 'refused', 'stale']),
  detail: z.string().optional(),
  case: caseRowSchema.optional(),
}));
export type CaseOutcome = z.infer<typeof caseOutcomeSchema>;

export const caseNoteRowSchema = lazyObject(() => ({ ...caseNoteSchema.shape, version }));
export type CaseNoteRow = z.infer<typeof caseNoteRowSchema>;

/** Describes an earlier version of a note. */
export const noteEditSchema = lazyObject(() => ({ note: z.string(), at: instant, byName: line(200) }));
