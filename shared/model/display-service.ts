import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, lines, requiredLine } from '../values/schemas.ts';
import { answerSchema } from './answer.ts';
import { familyOption, preparationStatus } from './enumerations/case.ts';
import { dispositionType } from './enumerations/disposition.ts';
import { pricingMethod } from './enumerations/pricing.ts';
import { displayServicePage } from './enumerations/question.ts';
import { logicRuleSchema } from './logic-rule.ts';
import { caseQuestionSchema } from './question.ts';

/**
 * Says that a display service costs what a service costs while `logic` is true. `shouldShow` is the rule's last result. Saving a package strips `logic`
 * and keeps only shown mappings (docs/decisions.md, Packages). `quantity` is a rule that gives how many units are charged (copies, miles beyond those
 * included); without one it's 1. The result is rounded up to whole units; anything that isn't a number, or is less than 1, charges nothing.
 */
export const displayServiceMappingSchema = lazyObject(() => ({
  serviceId: guid,
  priceCents: cents,
  shouldShow: z.boolean(),
  logic: logicRuleSchema.optional(),
  quantity: logicRuleSchema.optional(),
}));
export type DisplayServiceMapping = z.infer<typeof displayServiceMappingSchema>;

/** Returns whether a mapping ever charges: always, or while its rule is true. The planner leaves out any other. */
export const mayCharge = ({ shouldShow, logic }: Pick<DisplayServiceMapping, 'shouldShow' | 'logic'>): boolean =>
  shouldShow || logic !== undefined;

/**
 * Describes what an answer costs, US cents: with `optionId` while that option is chosen (a boolean's are `true` and `false`), without one multiplied by the
 * answer's number.
 */
const answerPriceSchema = lazyObject(() => ({ optionId: requiredLine(120).optional(), priceCents: cents }));
export type AnswerPrice = z.infer<typeof answerPriceSchema>;

/** Describes a question that a display service asks; the wording is the catalog's. `prices` are what its answers cost besides the mapped services. */
export const displayServiceQuestionSchema = lazyObject(() => ({
  id: guid,
  value: answerSchema().optional(),
  isOptional: z.boolean(),
  shouldShow: z.boolean(),
  logic: logicRuleSchema.optional(),
  prices: z.array(answerPriceSchema).max(200).default([]),
}));
export type DisplayServiceQuestion = z.infer<typeof displayServiceQuestionSchema>;

/**
 * Describes what a family chooses on a page of the planner: a bundle of services (`mappings`) and questions, or an item of merchandise (`locationItemId`,
 * `itemCategoryId`). `priceCents` is the sum of the shown mappings, or the item's price. `eventOrder` is its place in the order of the funeral. No
 * `dispositionTypes` means all of them.
 */
export const displayServiceSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(120),
  description: lines(2000).default(''),
  locationItemId: guid.optional(),
  itemCategoryId: guid.optional(),
  page: z.enum(displayServicePage.values),
  priceCents: cents,
  isAddOn: z.boolean().default(false),
  canRemoveInOnlineArrangements: z.boolean().default(true),
  eventOrder: z.int().min(0).default(0),
  dispositionTypes: z.array(z.enum(dispositionType.values)).max(dispositionType.values.length).default([]),
  visibleWhen: logicRuleSchema.optional(),
  mappings: z.array(displayServiceMappingSchema).max(50).default([]),
  questions: z.array(displayServiceQuestionSchema).max(100).default([]),
  isActive: z.boolean().default(true),
}));
export type DisplayService = z.infer<typeof displayServiceSchema>;

/** Describes a display service in a case. `metadata` has what a screen needs to reopen it. */
export const caseDisplayServiceSchema = lazyObject(() => ({
  arrangementDisplayServiceId: guid,
  displayServiceId: guid,
  name: requiredLine(120),
  description: lines(2000).default(''),
  status: z.enum(preparationStatus.values).default('missing-info'),
  priceCents: cents,
  isAddOn: z.boolean().default(false),
  pricingMethod: z.enum(pricingMethod.values).default('a-la-carte'),
  displayServiceAction: z.enum(['none', 'modified', 'removed']).default('none'),
  familyOption: z.enum(familyOption.values).default('can-see'),
  metadata: z.record(z.string().max(80), z.json()).default({}),
  questions: z.array(caseQuestionSchema).max(100).default([]),
  services: z
    .array(displayServiceMappingSchema.omit({ logic: true }))
    .max(50)
    .default([]),
  action: z.string().max(80).optional(),
}));
export type CaseDisplayService = z.infer<typeof caseDisplayServiceSchema>;
