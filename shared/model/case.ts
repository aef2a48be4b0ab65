import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, cents, guid, instant, line, lines, requiredLines } from '../values/schemas.ts';
import { ceremonySchema } from './calendar.ts';
import { caseDocumentSchema } from './case-document.ts';
import { contactSchema } from './contact.ts';
import { decedentSchema } from './decedent.ts';
import { caseDisplayServiceSchema } from './display-service.ts';
import { arrangementStatus, arrangementStep, caseStatus, decedentStatus, newCaseOptions, timing } from './enumerations/case.ts';
import { dispositionType } from './enumerations/disposition.ts';
import { caseQuestionPage } from './enumerations/question.ts';
import { paymentSchema, refundSchema } from './payment.ts';
import { personalEffectSchema } from './personal-effect.ts';
import { caseQuestionSchema } from './question.ts';
import { taskSchema } from './task.ts';

/** Describes a share in whole percent; progress is kept between 0 and 100 (docs/decisions.md, Screens). */
const percent = z.int().min(0).max(100);

/** The most characters of a note, and of the excerpt that lists show. */
export const MAX_NOTE = 4000;
export const NOTE_EXCERPT = 200;

/**
 * Describes a note on a case: for staff only, unless someone shared it with the family (docs/decisions.md, People). `createdByName` is the name at the
 * time; `mentions` are the employees named in it; `edits` counts the versions before this one, which are kept.
 */
export const caseNoteSchema = lazyObject(() => ({
  id: guid,
  caseId: guid,
  note: requiredLines(MAX_NOTE),
  mentions: z.array(guid).max(20).default([]),
  isShared: z.boolean().default(false),
  createdOn: instant,
  createdBy: guid,
  createdByName: line(200),
  editedOn: instant.optional(),
  edits: z.int().min(0).default(0),
}));
export type CaseNote = z.infer<typeof caseNoteSchema>;

/** Describes the order of certified copies, and where the certificate is. */
const deathCertificateInformationSchema = lazyObject(() => ({
  copies: z.int().min(0).max(100).default(0),
  recipientContactId: guid.optional(),
  worksheetCompletedOn: calendarDate.optional(),
  filedOn: calendarDate.optional(),
  stateFileNumber: line(40).optional(),
}));
export type DeathCertificateInformation = z.infer<typeof deathCertificateInformationSchema>;

/**
 * Describes how far the personal effects of a case are, in numbers: all items, those that nobody has decided about, those on the body that are meant for elsewhere, and those
 * that something is still to be done with.
 */
const effectsStandingSchema = lazyObject(() => ({
  items: z.int().min(0),
  undecided: z.int().min(0),
  misplaced: z.int().min(0),
  open: z.int().min(0),
  /** What was told earlier and nobody has written down or accounted for; missing for none. */
  told: z.int().min(1).optional(),
  /** Decisions that staff wrote down as told, and that the person in control may still change; missing for none. */
  toConfirm: z.int().min(1).optional(),
}));
export type EffectsStanding = z.infer<typeof effectsStandingSchema>;

/** Describes a ceremony of a case: when (an instant; shown in the home's zone), where, and at what price. */
const caseServiceSchema = lazyObject(() => ({
  id: guid,
  displayServiceId: guid.optional(),
  name: line(120),
  startsOn: instant.optional(),
  place: line(200).optional(),
  priceCents: cents,
}));
export type CaseService = z.infer<typeof caseServiceSchema>;

/**
 * Describes a case's own row. It repeats the decedent's names, status, and disposition, so that a list of cases reads one kind of row; it's kept slim,
 * since every list reads it whole. Progress in percent: `familyProgress` of what the family may edit, `caseProgress` of everything, `categoryProgress`
 * by page of questions (docs/decisions.md, Cases).
 */
export const caseSchema = lazyObject(() => ({
  id: guid,
  planId: guid.optional(),
  /** The staff member it is assigned to. */
  employeeId: guid.optional(),
  providerLocationId: guid,
  type: z.enum(timing.values).default('at-need'),
  status: z.enum(caseStatus.values).default('active'),
  caseNumber: line(40),
  arrangementStatus: z.enum(arrangementStatus.values).default('not-started'),
  /** Whether the lead came from our marketplace. */
  isAGBDrivenLead: z.boolean().default(false),
  thereAreNoPersonalEffects: z.boolean().default(false),
  /** How far the personal effects are. Missing while nothing was ever written down about them. */
  effectsStanding: effectsStandingSchema.optional(),
  newCaseOptions: z.enum(newCaseOptions.values).default('first-call'),
  /** The message that it was opened from. */
  messageId: guid.optional(),
  createdOn: instant,
  createdBy: guid,
  updatedOn: instant,
  updatedBy: guid,
  decedentId: guid,
  decedentFirstName: line(64),
  decedentMiddleName: line(64).default(''),
  decedentLastName: line(64),
  decedentFullName: line(200),
  decedentStatus: z.enum(decedentStatus.values).default('not-in-care'),
  dispositionType: z.enum(dispositionType.values).optional(),
  dateOfDeath: calendarDate.optional(),
  /** The contact to call first, with name and number, and the one in control of the disposition. */
  primaryContact: guid.optional(),
  primaryContactName: line(200).optional(),
  primaryContactPhone: line(20).optional(),
  personInControlOfDisposition: guid.optional(),
  /** The beginning of the last note, who wrote it, and when. Older rows have no name. */
  lastNote: lines(NOTE_EXCERPT).optional(),
  lastNoteByName: line(200).optional(),
  lastNoteOn: instant.optional(),
  /** How many tasks are open, how many of them are the family's own, and which one is due first. */
  openTasks: z.int().min(0).optional(),
  openFamilyTasks: z.int().min(0).optional(),
  /** The open tasks about a page of questions, by page. */
  openTasksByPage: z.partialRecord(z.enum(caseQuestionPage.values), z.int().min(0)).optional(),
  nextTask: lazyObject(() => ({ id: guid, name: line(200), dueOn: calendarDate.optional() })).optional(),
  /** Services and viewings by their start, as the calendar has them. */
  ceremonies: z.array(ceremonySchema).optional(),
  stepInProgress: z.enum(arrangementStep.values).optional(),
  caseProgress: percent.default(0),
  familyProgress: percent.default(0),
  categoryProgress: z.record(z.string().max(60), percent).default({}),
  deathCertificateInformation: deathCertificateInformationSchema.optional(),
}));
export type Case = z.infer<typeof caseSchema>;

/** Describes a case with everything stored beside it: one collection, one query. The calls that list long things (tasks, notes) page them. */
const caseFileSchema = lazyObject(() => ({
  ...caseSchema.shape,
  decedent: decedentSchema,
  caseContacts: z.array(contactSchema),
  caseDisplayServices: z.array(caseDisplayServiceSchema),
  caseQuestions: z.array(caseQuestionSchema),
  caseTasks: z.array(taskSchema),
  documentAndSignatures: z.array(caseDocumentSchema),
  services: z.array(caseServiceSchema),
  notes: z.array(caseNoteSchema),
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  personalEffects: z.array(personalEffectSchema),
}));
export type CaseFile = z.infer<typeof caseFileSchema>;
