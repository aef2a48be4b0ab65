import * as z from 'zod';
import { type Case, caseSchema } from '#shared/model/case.ts';
import { type Contact, contactSchema } from '#shared/model/contact.ts';
import { ownContactFields } from '#shared/model/contact-field-sets.ts';
import { familyOption } from '#shared/model/enumerations/case.ts';
import { caseQuestionPage } from '#shared/model/enumerations/question.ts';
import { socialSecurityNumberSchema } from '#shared/model/social-security-number.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, instant, line, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { answersToCheck } from './case-answers.ts';
import { answerChangesSchema, casePages, caseQuestionsSchema, progressSchema, savedAnswersSchema } from './case-details-views.ts';
import { myDoubtSchema } from './identity-doubts.ts';
import { pageInput } from './page.ts';
import { myTaskSchema } from './tasks-views.ts';

const byId = lazyObject(() => ({ id: guid }));
const base = '/api/myCases' as const;

/** Makes every field optional, since only visible ones are present. A default for a hidden field would say something untrue. */
const inSight = <Row>(shape: Record<string, z.ZodType>) =>
  lazyObject(() =>
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [
        name,
        (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field).optional(),
      ]),
    ),
  ) as unknown as z.ZodType<Partial<Row>>;

/** Describes the home's contact details for a family. */
const homeSchema = lazyObject(() => ({
  locationId: guid,
  name: line(120),
  place: line(120),
  phone: z.string(),
  email: z.string(),
}));

/** Describes a case's status and what happens next, in plain words (`shared/cases/family-standing.ts`). */
const standingSchema = lazyObject(() => ({ now: z.string(), next: z.string() }));

/** Describes a case in a family's list. */
const myCaseInShortSchema = lazyObject(() => ({
  id: guid,
  decedentFullName: line(200),
  standing: standingSchema,
  home: homeSchema,
  familyProgress: z.int().min(0).max(100),
}));
export type MyCaseInShort = z.infer<typeof myCaseInShortSchema>;

/** Describes a page of questions for the family: `open` counts unanswered questions that the family may answer, required or not. */
const askedPageSchema = lazyObject(() => ({
  page: z.enum(caseQuestionPage.values),
  questions: z.int().min(0),
  open: z.int().min(0),
  progress: progressSchema,
}));

/**
 * Describes all that a family learns about the decedent's Social Security number: whether the home has one. Families can replace it but never read any of
 * its digits.
 */
const numberOnFileSchema = lazyObject(() => ({ isOnFile: z.boolean() }));
export type NumberOnFile = z.infer<typeof numberOnFileSchema>;

/** Describes notes that the home shared on purpose, newest first. A cursor means that there may be older ones, even if this page is empty. */
const sharedNotesSchema = lazyObject(() => ({
  items: z.array(lazyObject(() => ({ id: guid, note: z.string(), createdOn: instant, createdByName: line(200) }))),
  nextCursor: z.string().nullable(),
}));
export type SharedNotes = z.infer<typeof sharedNotesSchema>;

/**
 * Describes a case for a relative who has joined. `shared/visibility` filtered every part, field by field: `case` and `people` contain only what the
 * relative may see.
 */
const myCaseSchema = lazyObject(() => ({
  id: guid,
  case: inSight<Case>(caseSchema.shape),
  decedent: lazyObject(() => ({
    fullName: line(200),
    firstName: z.string(),
    dateOfBirth: z.string().nullable(),
    dateOfDeath: z.string().nullable(),
  })),
  standing: standingSchema,
  home: homeSchema,
  /** The staff member who looks after the family; null until the home assigns one. */
  carer: lazyObject(() => ({ fullName: line(200), title: z.string(), image: z.string().nullable() })).nullable(),
  questions: lazyObject(() => ({ progress: progressSchema, pages: z.array(askedPageSchema) })),
  /** Null if the family may not change the decedent's facts, and so may not give the number either. */
  socialSecurityNumber: numberOnFileSchema.nullable(),
  people: z.array(lazyObject(() => ({ isOwn: z.boolean(), contact: inSight<Contact>(contactSchema.shape) }))),
  notes: sharedNotesSchema,
  /** `questions` counts what the family sees of a service; `open` counts the unanswered ones that it may answer. */
  services: z.array(
    lazyObject(() => ({
      displayServiceId: guid,
      name: line(120),
      description: z.string(),
      sight: z.enum(familyOption.values),
      questions: z.int().min(0),
      open: z.int().min(0),
    })),
  ),
  /** How many items of merchandise the family sees, and whether it may choose some. */
  goods: lazyObject(() => ({ count: z.int().min(0), mayChoose: z.boolean() })),
  /** How many decisions about personal effects the home wrote down for this relative, who may change them. */
  effectsToConfirm: z.int().min(0),
  /** The plan that the case began with, if it is the family's own. */
  planId: guid.nullable(),
  /** Whether a relative may say here that the person in care doesn't look like theirs. */
  mayDoubt: z.boolean(),
  /** The doubt that nobody has settled yet. */
  doubt: myDoubtSchema.nullable(),
  /** The last doubt that a new identification settled, while no other is open. */
  settledDoubt: lazyObject(() => ({ ...myDoubtSchema.shape, settledOn: instant })).nullable(),
}));
export type MyCase = z.infer<typeof myCaseSchema>;

/** Describes a display service as a page of questions, with the version that a save of its answers sends. */
const myServiceSchema = lazyObject(() => ({ version, questions: caseQuestionsSchema }));
export type MyService = z.infer<typeof myServiceSchema>;

/** Describes what a relative says about themselves in a case. Their email address is their account's: it is changed and verified there. */
const myContactFieldsSchema = lazyObject(() => ownContactFields);
export type MyContactFields = z.infer<typeof myContactFieldsSchema>;

/** Describes the relative's own contact as they see it, with the version that a save sends. */
const myContactSchema = lazyObject(() => ({ version, contact: inSight<Contact>(contactSchema.shape) }));
export type MyContact = z.infer<typeof myContactSchema>;

/** `/api/myCases`: the cases that a relative has joined, as far as the home lets a family see and change them. */
export const myCases = {
  getMyCases: call({
    name: 'getMyCases',
    method: 'GET',
    path: base,
    access: 'family',
    summary: 'Lists the family’s cases, each with its status in plain words, newest first',
  })
    .input(lazyObject(() => ({})))
    .output(lazyObject(() => ({ items: z.array(myCaseInShortSchema) }))),
  getMyCase: call({
    name: 'getMyCase',
    method: 'GET',
    path: `${base}/{id}`,
    access: 'family',
    summary:
      'Returns one of the family’s cases: its status in plain words, its questions, who looks after the family, and what else it may see',
  })
    .input(byId)
    .output(myCaseSchema),
  getMyCaseNotes: call({
    name: 'getMyCaseNotes',
    method: 'GET',
    path: `${base}/{id}/notes`,
    access: 'family',
    summary: 'Lists earlier notes that the home shared with the family of a case',
  })
    .input(lazyObject(() => ({ id: guid, cursor: pageInput.cursor })))
    .output(sharedNotesSchema),
  getMyCaseQuestions: call({
    name: 'getMyCaseQuestions',
    method: 'POST',
    path: `${base}/getMyCaseQuestions`,
    access: 'family',
    summary: 'Returns the questions of a case that the family may see, with their answers; no pages means all',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ caseId: guid, pages: casePages.default([]) })))
    .output(caseQuestionsSchema),
  saveMyAnswers: call({
    name: 'saveMyAnswers',
    method: 'POST',
    path: `${base}/saveMyAnswers`,
    access: 'family',
    summary:
      'Saves answers that the family may change, each compared with what the screen showed; if one was changed in the meantime, nothing is saved (409)',
  })
    .input(answerChangesSchema)
    .output(savedAnswersSchema),
  replaceSocialSecurityNumber: call({
    name: 'replaceSocialSecurityNumber',
    method: 'POST',
    path: `${base}/replaceSocialSecurityNumber`,
    access: 'family',
    summary:
      "Adds or replaces the decedent's Social Security number, which no family can read; 409 if one was added or removed since the screen loaded",
  })
    .input(lazyObject(() => ({ caseId: guid, socialSecurityNumber: socialSecurityNumberSchema, expected: numberOnFileSchema })))
    .output(numberOnFileSchema),
  getMyDisplayService: call({
    name: 'getMyDisplayService',
    method: 'GET',
    path: `${base}/{caseId}/services/{displayServiceId}`,
    access: 'family',
    summary: 'Returns what a display service of a case asks the family, with the answers',
  })
    .input(lazyObject(() => ({ caseId: guid, displayServiceId: guid })))
    .output(myServiceSchema),
  saveMyDisplayService: call({
    name: 'saveMyDisplayService',
    method: 'POST',
    path: `${base}/saveMyDisplayService`,
    access: 'family',
    summary: "Saves the family's answers for a display service, at the version seen",
  })
    .input(lazyObject(() => ({ caseId: guid, displayServiceId: guid, version, answers: answersToCheck() })))
    .output(myServiceSchema),
  getMyContact: call({
    name: 'getMyContact',
    method: 'GET',
    path: `${base}/{id}/contact`,
    access: 'family',
    summary: "Returns the caller's own contact in a case",
  })
    .input(byId)
    .output(myContactSchema),
  saveMyContact: call({
    name: 'saveMyContact',
    method: 'POST',
    path: `${base}/saveMyContact`,
    access: 'family',
    summary: "Saves the caller's own contact details in a case, at the version seen",
  })
    .input(lazyObject(() => ({ caseId: guid, version, ...ownContactFields })))
    .output(myContactSchema),
  getMyTasks: call({
    name: 'getMyTasks',
    method: 'GET',
    path: `${base}/{id}/tasks`,
    access: 'family',
    summary: 'Lists what the family of a case has to do and what the home is doing for it: earliest due first, done last',
  })
    .input(byId)
    .output(lazyObject(() => ({ items: z.array(myTaskSchema), today: calendarDate }))),
  completeMyTask: call({
    name: 'completeMyTask',
    method: 'POST',
    path: `${base}/completeMyTask`,
    access: 'family',
    summary: "Completes one of the family's own tasks, or (false) reopens one that was completed by hand",
  })
    .input(lazyObject(() => ({ caseTaskId: guid, completed: z.boolean() })))
    .output(myTaskSchema),
};
