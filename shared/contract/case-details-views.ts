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

/** What the person who looks is to the case; what they may change is said of each question. */
const caseViewerSchema = z.enum(['staff', 'trade', 'family']);

/** How much of what has to be answered is: whole percent with its counts. */
export const progressSchema = lazyObject(() => ({
  percent: z.int().min(0).max(100),
  answered: z.int().min(0),
  required: z.int().min(0),
  /** Tasks that are open, where they are counted. */
  openTasks: z.int().min(0).optional(),
}));

/** A case's progress as its viewer is told it: `case` is the home's own, `categories` by page. */
const progressViewSchema = lazyObject(() => ({
  case: progressSchema.optional(),
  family: progressSchema.optional(),
  categories: z.partialRecord(z.enum(caseQuestionPage.values), progressSchema),
}));
export type ProgressView = z.infer<typeof progressViewSchema>;

/**
 * A question of a case with its answer (`value`), and whether its viewer may change that. `askedWhen` is the rule of its group. A rule that reads what the
 * viewer may not see was followed by the server, and is not here.
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

/** Pages of questions as their viewer sees them. `facts` are what the rules read beside the answers; `people` are the lists of system dropdowns. */
export const caseQuestionsSchema = lazyObject(() => ({
  caseId: guid.nullable(),
  timing: z.enum(timing.values),
  viewer: caseViewerSchema,
  /** The home's, in which moments are said. */
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

/** A save of answers: new ones by identifier (null: none), and what the screen showed of each (absent: none). */
export const answerChangesSchema = lazyObject(() => ({
  caseId: guid,
  changes: answersToCheck(),
  expected: answersToCheck().default({}),
}));

/** What was changed, as it is kept now, and how far the case is then. */
export const savedAnswersSchema = lazyObject(() => ({
  answers: z.record(questionIdentifier, answerSchema()),
  progress: progressViewSchema,
}));
export type SavedAnswers = z.infer<typeof savedAnswersSchema>;

/** What is known of a case, or of its home, by identifier. */
export const identifierValuesSchema = lazyObject(() => ({
  identifiers: z.array(lazyObject(() => ({ name: z.string(), label: z.string(), fieldType: questionSchema.shape.fieldType }))),
  values: z.record(z.string(), answerSchema()),
}));

/** Fields of the decedent's row that are changed as such. The status is moved by a call of its own, and the disposition is an answer of the case. */
const decedentFields = once(() => ({
  ...decedentSchema.omit({ id: true, caseId: true, status: true, disposition: true }).shape,
  socialSecurityNumber: socialSecurityNumberSchema.optional(),
}));
export type DecedentField = keyof ReturnType<typeof decedentFields>;

/** Null empties a field, where it may be empty at all. */
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

/** `seen.socialSecurityNumber` is what screens have of it: its last four digits. */
export const lastReadDecedentSchema = once(() =>
  z.partialRecord(z.enum(Object.keys(decedentFields()) as [DecedentField, ...DecedentField[]]), z.json()),
);

/** A display service of a case with the version of its row, and how many of its required questions are not answered. */
const caseServiceViewSchema = lazyObject(() => ({ ...caseDisplayServiceSchema.shape, version, missing: z.int().min(0) }));
export type CaseServiceView = z.infer<typeof caseServiceViewSchema>;

/** A display service of the home that the case does not have. */
const offeredServiceSchema = lazyObject(() => ({
  displayServiceId: guid,
  name: line(120),
  page: z.enum(displayServicePage.values),
  priceCents: cents,
}));

/** As much of a display service as its family has to do with: what it is and what is asked, nothing of prices and of what the home does behind it. */
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

/** Display services of a case, in the course of the funeral, as far as they are their viewer's to know. `offered` to staff alone. */
export const caseServicesSchema = z.discriminatedUnion('viewer', [homeServicesSchema, familyServicesSchema]);

/** A change of one display service; `version` null adds one that the home offers. What is left out stays. */
export const serviceChangeSchema = lazyObject(() => ({
  displayServiceId: guid,
  version: version.nullable(),
  status: z.enum(preparationStatus.values).optional(),
  familyOption: z.enum(familyOption.values).optional(),
  isRemoved: z.boolean().optional(),
  answers: answersToCheck().optional(),
}));
export type ServiceChange = z.infer<typeof serviceChangeSchema>;

/** A page of a case as its dashboard shows it: how far it is, what is missing, and for whom it is. `image` is a path, or a data URL where asked. */
export const caseCardSchema = lazyObject(() => ({
  page: z.enum(caseQuestionPage.values),
  title: z.string(),
  progress: progressSchema,
  missing: z.array(lazyObject(() => ({ identifier: z.string(), question: z.string() }))),
  family: z.enum(fieldVisibility.values),
  image: z.string(),
}));
export type CaseCard = z.infer<typeof caseCardSchema>;
