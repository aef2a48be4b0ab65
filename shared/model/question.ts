import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, line, lines, REQUIRED, requiredLine, requiredLines } from '../values/schemas.ts';
import { answerSchema } from './answer.ts';
import { catalogPicture } from './catalog-picture.ts';
import {
  addressApiType,
  fieldAudience,
  fieldLockState,
  fieldType,
  fieldVisibility,
  optionSize,
  systemDropdown,
} from './enumerations/question.ts';
import { logicRuleSchema } from './logic-rule.ts';

/** Parts of an address that a question can leave out. */
export const addressFields = [
  'locationType',
  'locationName',
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'county',
  'country',
  'floor',
  'room',
] as const;

/** Describes an option of a choice; carousels also show `image` and `description`. */
export const questionOptionSchema = lazyObject(() => ({
  id: requiredLine(120),
  text: requiredLine(200),
  disabled: z.boolean().default(false),
  image: catalogPicture.optional(),
  description: lines(600).optional(),
}));
export type QuestionOption = z.infer<typeof questionOptionSchema>;

const identifierPattern = /^[a-z][A-Za-z0-9]{0,79}$/;
const IDENTIFIER_WORDS = 'Begin with a small letter, and use only letters and digits, such as callerName. Use 80 or fewer.';

/** Describes the name that logic and documents use for a question's answer, as requests name it. */
export const questionIdentifier = z.string().regex(identifierPattern, IDENTIFIER_WORDS);

/** Names that every object has already, or that change what becomes of one. Answers are kept by name in objects, so nobody can ask under these. */
const namesOfObjects: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'then', 'toJSON']);

/** Returns whether nothing can be asked or worked out under a name, because every object has it already. */
export const isReservedName = (name: string): boolean => namesOfObjects.has(name);

/** Describes the name that a question or a data field gets. */
export const newIdentifier = z.string().check(
  z.minLength(1, { error: REQUIRED, abort: true }),
  z.regex(identifierPattern, { error: IDENTIFIER_WORDS, abort: true }),
  z.refine((name) => !isReservedName(name), 'Choose another identifier. This one is reserved.'),
);

/**
 * Describes a question of the catalog. `identifier` is the name that logic and documents use for its answer. `question` is the wording; `atNeedQuestion`
 * and `preNeedQuestion` replace it at those timings. `fieldTypeEnumValue` names the enumeration (`relationship`, `race`) that gives the options if
 * `options` is empty. `visibleWhen` is a rule over the identifiers of the same page; `isVisible` is its result, or a constant.
 */
export const questionSchema = lazyObject(() => ({
  id: guid,
  identifier: newIdentifier,
  question: requiredLines(600),
  atNeedQuestion: lines(600).optional(),
  preNeedQuestion: lines(600).optional(),
  helpText: lines(1000).optional(),
  placeholder: line(120).optional(),
  fieldType: z.enum(fieldType.values),
  fieldTypeEnumValue: line(60).optional(),
  options: z.array(questionOptionSchema).max(200).default([]),
  optionSize: z.enum(optionSize.values).default('small'),
  isVisible: z.boolean().default(true),
  isOptional: z.boolean().default(false),
  visibleWhen: logicRuleSchema.optional(),
  /** Bounds of numeric kinds, in the unit of the answer. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** The people that a system dropdown lists. */
  systemDropdown: z.enum(systemDropdown.values).optional(),
  addressHiddenFields: z.array(z.enum(addressFields)).max(addressFields.length).default([]),
  addressApiType: z.enum(addressApiType.values).default('address'),
  isAddressEditable: z.boolean().default(true),
  audience: z.enum(fieldAudience.values).default('any'),
  familyVisibility: z.enum(fieldVisibility.values).default('can-edit'),
  lockState: z.enum(fieldLockState.values).default('editable'),
  sortOrder: z.int().min(0).default(0),
}));
export type Question = z.infer<typeof questionSchema>;

/** Describes a question with a case's answer. */
export const caseQuestionSchema = lazyObject(() => ({ ...questionSchema.shape, value: answerSchema().optional() }));
export type CaseQuestion = z.infer<typeof caseQuestionSchema>;
