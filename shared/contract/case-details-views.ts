import * as z from 'zod';
import { answerSchema } from '#shared/model/answer.ts';
import { type Decedent, decedentSchema } from '#shared/model/decedent.ts';
import { caseDisplayServiceSchema } from '#shared/model/display-service.ts';
import { familyOption, preparationStatus, timing } from '#shared/model/enumerations/case.ts';
import { caseQuestionPage, displayServicePage, fieldVisibility, systemDropdown } from '#shared/model/enumerations/question.ts';
import { logicRuleSchema } from '#shared/model/logic-rule.ts';
import { caseQuestionSchema, questionIdentifier, questionSchema } from '#shared/model/question.ts';
import { socialSecurityNumberSchema } from '#shared/model/social-security-number.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { once } from '#shared/values/once.ts';
import { cents, guid, line, lines, timeZone, version } from '#shared/values/schemas.ts';
import { answersToCheck } from './case-answers.ts';

export const casePages = z.array(z.enum(caseQuestionPage.values)).max(caseQuestionPage.values.length);

/** Describes what the viewer is to the case; each question says what they may change. */
const caseViewerSchema = z.enum(['staff', 'trade', 'family']);

/** Describes how many required questions are answered: the counts, and a whole percentage. */
export const progressSchema = lazyObject(() => ({
  percent: z.int().min(0).max(100),
  answered: z.int().min(0),
  required: z.int().min(0),
  /** The number of open tasks, if they are counted. */
  openTasks: z.int().min(0).optional(),
}));

/** Describes a case's progress for its viewer: `case` is the home's, `categories` is by page. */
const progressViewSchema = lazyObject(() => ({
  case: progressSchema.optional(),
  family: progressSchema.optional(),
  categories: z.partialRecord(z.enum(caseQuestionPage.values), progressSchema),
}));
export type ProgressView = z.infer<typeof progressViewSchema>;

/**
 * Describes a question of a case with its answer (`value`), and whether the viewer may change it. `askedWhen` is the rule of its group. If a rule reads
 * something that the viewer may not see, the server has applied it and leaves it out.
 */
const questionViewSchema = lazyObject(() => ({
  ...caseQuestionSchema.shape,
  askedWhen: logicRuleSchema.optional(),
  sight: z.enum(['can-see', 'can-edit']),
}));
export type QuestionView = z.infer<typeof questionViewSchema>;

const questionGroupViewSchema = lazyObject(() => ({
  id: guid,
  name: line(120),
  description: lines(600),
  page: z.enum(caseQuestionPage.values),
  questions: z.array(questionViewSchema),
}));
export type QuestionGroupView = z.infer<typeof questionGroupViewSchema>;

/** Describes pages of questions for their viewer. `facts` are what rules read besides the answers; `people` are the lists of system dropdowns. */
export const caseQuestionsSchema = lazyObject(() => ({
  caseId: guid.nullable(),
  timing: z.enum(timing.values),
  viewer: caseViewerSchema,
  /** The home's time zone, for writing moments. */
  timeZone,
  groups: z.array(questionGroupViewSchema),
  facts: z.record(z.string(), answerSchema()),
  people: z.partialRecord(
    z.enum(systemDropdown.values),
    z.array(lazyObject(() => ({ id: guid, text: z.string(), disabled: z.boolean().optional() }))),
  ),
  progress: progressViewSchema,
}));
export type CaseQuestions = z.infer<typeof caseQuestionsSchema>;

/** Describes a save of answers: new ones by identifier (null for none), and what the screen showed for each (absent for none). */
export const answerChangesSchema = lazyObject(() => ({
  caseId: guid,
  changes: answersToCheck(),
  expected: answersToCheck().default({}),
}));

/** Describes the changed answers as they are now stored, and the progress of the case. */
export const savedAnswersSchema = lazyObject(() => ({
  answers: z.record(questionIdentifier, answerSchema()),
  progress: progressViewSchema,
}));
export type SavedAnswers = z.infer<typeof savedAnswersSchema>;

/** Describes what is known about a case, or its home, by identifier. */
export const identifierValuesSchema = lazyObject(() => ({
  identifiers: z.array(lazyObject(() => ({ name: z.string(), label: z.string(), fieldType: questionSchema.shape.fieldType }))),
  values: z.record(z.string(), answerSchema()),
}));

/** Fields of the decedent's row that can be changed directly. The status has its own call, and the disposition is an answer of the case. */
const decedentFields = once(() => ({
  ...decedentSchema.omit({ id: true, caseId: true, status: true, disposition: true }).shape,
  socialSecurityNumber: socialSecurityNumberSchema.optional(),
}));
export type DecedentField = keyof ReturnType<typeof decedentFields>;

/** Makes null empty a field, if it may be empty. */
const nullable = (field: z.ZodType) => {
  const plain = field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field;
  return field.safeParse(undefined).success ? plain.nullish() : plain.optional();
};
export type DecedentChanges = {
  [Name in Exclude<DecedentField, 'socialSecurityNumber'>]?: Decedent[Name] | null;
} & { socialSecurityNumber?: string | null | undefined };
export const decedentChangesSchema = lazyObject(() =>
  Object.fromEntries(Object.entries(decedentFields()).map(([name, field]) => [name, nullable(field)])),
) as unknown as z.ZodType<DecedentChanges>;

/** Describes what the screen last read; for `seen.socialSecurityNumber`, the last four digits. */
export const lastReadDecedentSchema = once(() =>
  z.partialRecord(z.enum(Object.keys(decedentFields()) as [DecedentField, ...DecedentField[]]), z.json()),
);

/** Describes a display service of a case, with the version of its row and how many required questions are unanswered. */
const caseServiceViewSchema = lazyObject(() => ({ ...caseDisplayServiceSchema.shape, version, missing: z.int().min(0) }));
export type CaseServiceView = z.infer<typeof caseServiceViewSchema>;

/** Describes a display service of the home that the case doesn't have. */
const offeredServiceSchema = lazyObject(() => ({
  displayServiceId: guid,
  name: line(120),
  page: z.enum(displayServicePage.values),
  priceCents: cents,
}));

/** Describes what a family sees of a display service: what it is and what it asks, without prices or the home's work behind it. */
const familyServiceViewSchema = lazyObject(
  () =>
    caseServiceViewSchema.pick({
      displayServiceId: true,
      name: true,
      description: true,
      familyOption: true,
      questions: true,
      version: true,
      missing: true,
    }).shape,
);
export type FamilyServiceView = z.infer<typeof familyServiceViewSchema>;

const homeServicesSchema = lazyObject(() => ({
  viewer: caseViewerSchema.exclude(['family']),
  timing: z.enum(timing.values),
  items: z.array(caseServiceViewSchema),
  offered: z.array(offeredServiceSchema),
}));
export type CaseServices = z.infer<typeof homeServicesSchema>;

const familyServicesSchema = lazyObject(() => ({
  ...homeServicesSchema.shape,
  viewer: z.literal('family'),
  items: z.array(familyServiceViewSchema),
}));
export type FamilyServices = z.infer<typeof familyServicesSchema>;

/** Describes display services of a case in the order of the funeral, as far as the viewer may see them. Only staff get `offered`. */
export const caseServicesSchema = z.discriminatedUnion('viewer', [homeServicesSchema, familyServicesSchema]);

/** Describes a change to one display service. `version` null adds one that the home offers. Fields left out don't change. */
export const serviceChangeSchema = lazyObject(() => ({
  displayServiceId: guid,
  version: version.nullable(),
  status: z.enum(preparationStatus.values).optional(),
  familyOption: z.enum(familyOption.values).optional(),
  isRemoved: z.boolean().optional(),
  answers: answersToCheck().optional(),
}));
export type ServiceChange = z.infer<typeof serviceChangeSchema>;

/** Describes a page of a case as a dashboard card: its progress, what is missing, and whom it is for. `image` is a path, or a data URL on request. */
export const caseCardSchema = lazyObject(() => ({
  page: z.enum(caseQuestionPage.values),
  title: z.string(),
  progress: progressSchema,
  missing: z.array(lazyObject(() => ({ identifier: z.string(), question: z.string() }))),
  family: z.enum(fieldVisibility.values),
  image: z.string(),
}));
export type CaseCard = z.infer<typeof caseCardSchema>;
