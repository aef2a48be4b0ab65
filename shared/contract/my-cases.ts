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
import { pageInput } from './page.ts';
import { myTaskSchema } from './tasks-views.ts';

const byId = lazyObject(() => ({ id: guid }));
const base = '/api/myCases' as const;

/** As much of a row as may be seen. What is left out stays out: a default in its place would say something that is not so. */
const inSight = <Row>(shape: Record<string, z.ZodType>) =>
  lazyObject(() =>
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [
        name,
        (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field).optional(),
      ]),
    ),
  ) as unknown as z.ZodType<Partial<Row>>;

/** The home as a family turns to it. */
const homeSchema = lazyObject(() => ({
  locationId: guid,
  name: line(120),
  place: line(120),
  phone: z.string(),
  email: z.string(),
}));

/** The case's status and what is next, in plain words (`shared/cases/family-standing.ts`). */
const standingSchema = lazyObject(() => ({ now: z.string(), next: z.string() }));

/** A case in a family's list. */
const myCaseInShortSchema = lazyObject(() => ({
  id: guid,
  decedentFullName: line(200),
  standing: standingSchema,
  home: homeSchema,
  familyProgress: z.int().min(0).max(100),
}));
export type MyCaseInShort = z.infer<typeof myCaseInShortSchema>;

/** What is asked of the family on one page: `open` questions that it may answer, required or not, have no answer yet. */
const askedPageSchema = lazyObject(() => ({
  page: z.enum(caseQuestionPage.values),
  questions: z.int().min(0),
  open: z.int().min(0),
  progress: progressSchema,
}));

/** All that a family learns of the decedent's Social Security number: whether the home has one. Families replace it and never read any of its digits. */
const numberOnFileSchema = lazyObject(() => ({ isOnFile: z.boolean() }));
export type NumberOnFile = z.infer<typeof numberOnFileSchema>;

/** Notes that the home shared on purpose, the newest first; with a cursor there may be older ones, also where none is among these. */
const sharedNotesSchema = lazyObject(() => ({
  items: z.array(lazyObject(() => ({ id: guid, note: z.string(), createdOn: instant, createdByName: line(200) }))),
  nextCursor: z.string().nullable(),
}));
export type SharedNotes = z.infer<typeof sharedNotesSchema>;

/**
 * A case as a relative who takes part sees it. Every part was filtered by `shared/visibility`, field by field: `case` and `people` hold what may be seen of
 * each, and nothing else.
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
  /** Who looks after the family; nobody while the home has not said. */
  carer: lazyObject(() => ({ fullName: line(200), title: z.string(), image: z.string().nullable() })).nullable(),
  questions: lazyObject(() => ({ progress: progressSchema, pages: z.array(askedPageSchema) })),
  /** Null where the family may not change the decedent's facts, and so may not give the number either. */
  socialSecurityNumber: numberOnFileSchema.nullable(),
  people: z.array(lazyObject(() => ({ isOwn: z.boolean(), contact: inSight<Contact>(contactSchema.shape) }))),
  notes: sharedNotesSchema,
  /** `questions` of a service show to the family; of those that it may answer, `open` have no answer yet. */
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
  /** The plan that the case began with, where it is the family's own. */
  planId: guid.nullable(),
}));
export type MyCase = z.infer<typeof myCaseSchema>;

/** A display service as a page of questions, and the version over which its answers are saved. */
const myServiceSchema = lazyObject(() => ({ version, questions: caseQuestionsSchema }));
export type MyService = z.infer<typeof myServiceSchema>;

/** What a relative says of themselves in a case. The email address is that of their account, and is changed there, with its proof. */
const myContactFieldsSchema = lazyObject(() => ownContactFields);
export type MyContactFields = z.infer<typeof myContactFieldsSchema>;

/** Their own contact as they see it, and the version over which it is saved. */
const myContactSchema = lazyObject(() => ({ version, contact: inSight<Contact>(contactSchema.shape) }));
export type MyContact = z.infer<typeof myContactSchema>;

/** `/api/myCases`: the cases that a relative takes part in, as far as the home lets a family see and change them. */
export const myCases = {
  getMyCases: call({
    name: 'getMyCases',
    method: 'GET',
    path: base,
    access: 'family',
    summary: 'The family’s cases, each with its status in plain words; the newest first',
  })
    .input(lazyObject(() => ({})))
    .output(lazyObject(() => ({ items: z.array(myCaseInShortSchema) }))),
  getMyCase: call({
    name: 'getMyCase',
    method: 'GET',
    path: `${base}/{id}`,
    access: 'family',
    summary: 'One of the family’s cases: its status in plain words, what is asked, who looks after them, what else they may see',
  })
    .input(byId)
    .output(myCaseSchema),
  getMyCaseNotes: call({
    name: 'getMyCaseNotes',
    method: 'GET',
    path: `${base}/{id}/notes`,
    access: 'family',
    summary: 'Earlier notes that the home shared with the family of a case',
  })
    .input(lazyObject(() => ({ id: guid, cursor: pageInput.cursor })))
    .output(sharedNotesSchema),
  getMyCaseQuestions: call({
    name: 'getMyCaseQuestions',
    method: 'POST',
    path: `${base}/getMyCaseQuestions`,
    access: 'family',
    summary: 'The questions of a case that a family may see, with their answers; no pages: all of them',
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
      'Saves answers that a family may change, each over what the screen showed; where one was changed since, nothing is saved (409)',
  })
    .input(answerChangesSchema)
    .output(savedAnswersSchema),
  replaceSocialSecurityNumber: call({
    name: 'replaceSocialSecurityNumber',
    method: 'POST',
    path: `${base}/replaceSocialSecurityNumber`,
    access: 'family',
    summary:
      "Adds or replaces the decedent's Social Security number, which no family can read; 409 where one was added or removed since the screen was loaded",
  })
    .input(lazyObject(() => ({ caseId: guid, socialSecurityNumber: socialSecurityNumberSchema, expected: numberOnFileSchema })))
    .output(numberOnFileSchema),
  getMyDisplayService: call({
    name: 'getMyDisplayService',
    method: 'GET',
    path: `${base}/{caseId}/services/{displayServiceId}`,
    access: 'family',
    summary: 'What a display service of a case asks its family, with the answers',
  })
    .input(lazyObject(() => ({ caseId: guid, displayServiceId: guid })))
    .output(myServiceSchema),
  saveMyDisplayService: call({
    name: 'saveMyDisplayService',
    method: 'POST',
    path: `${base}/saveMyDisplayService`,
    access: 'family',
    summary: 'Saves answers of a display service that a family may change, at the version seen',
  })
    .input(lazyObject(() => ({ caseId: guid, displayServiceId: guid, version, answers: answersToCheck() })))
    .output(myServiceSchema),
  getMyContact: call({
    name: 'getMyContact',
    method: 'GET',
    path: `${base}/{id}/contact`,
    access: 'family',
    summary: 'The contact that the person is in a case',
  })
    .input(byId)
    .output(myContactSchema),
  saveMyContact: call({
    name: 'saveMyContact',
    method: 'POST',
    path: `${base}/saveMyContact`,
    access: 'family',
    summary: 'Saves what the person says of themselves in a case, at the version seen',
  })
    .input(lazyObject(() => ({ caseId: guid, version, ...ownContactFields })))
    .output(myContactSchema),
  getMyTasks: call({
    name: 'getMyTasks',
    method: 'GET',
    path: `${base}/{id}/tasks`,
    access: 'family',
    summary:
      'What the family of a case has to do, and what the home is doing for it: what is due first at the head, what is done at the end',
  })
    .input(byId)
    .output(lazyObject(() => ({ items: z.array(myTaskSchema), today: calendarDate }))),
  completeMyTask: call({
    name: 'completeMyTask',
    method: 'POST',
    path: `${base}/completeMyTask`,
    access: 'family',
    summary: 'Completes a task that is the own of a family, or (false) opens one again that was completed by hand',
  })
    .input(lazyObject(() => ({ caseTaskId: guid, completed: z.boolean() })))
    .output(myTaskSchema),
};
