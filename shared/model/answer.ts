import * as z from 'zod';
import { lazyFields, lazyObject } from '../values/lazy-object.ts';
import { once } from '../values/once.ts';
import { calendarDate, cents, guid, instant, line, lines, REQUIRED } from '../values/schemas.ts';
import { HIDDEN_CHARACTERS, linePattern } from '../values/typed-text.ts';
import { addressSchema } from './address.ts';
import { signatureType } from './enumerations/document.ts';
import type { FieldType } from './enumerations/question.ts';
import { MAX_ITEM_UNITS } from './limits.ts';

/** Describes an option's id within a question. It is a key that is compared but never shown, so it needs no word. */
export const optionId = z.string().trim().normalize().min(1, REQUIRED).max(120).regex(linePattern, HIDDEN_CHARACTERS);
const optionIds = z.array(optionId).max(100);

/** Describes a chosen item of a home's merchandise. */
export const merchandiseSelectionSchema = lazyObject(() => ({
  locationItemId: guid,
  quantity: z.int().min(1).max(MAX_ITEM_UNITS).default(1),
}));
export type MerchandiseSelection = z.infer<typeof merchandiseSelectionSchema>;

/** Describes a signature or initials: drawn (`image`, a PNG as a data URL of at most 200,000 characters) or typed (`typeText`). */
export const signatureAnswerSchema = lazyObject(() => ({
  signatureType: z.enum(signatureType.values),
  image: z.string().max(200_000).startsWith('data:image/png;base64,').optional(),
  typeText: line(120).optional(),
}));
export type SignatureAnswer = z.infer<typeof signatureAnswerSchema>;

/** The longest length that the selector has: 10 feet 11 inches. Weights have the mask ####. */
export const MAX_INCHES = 131;
export const MAX_POUNDS = 9999;

/** Checks for tenths. `multipleOf` documents the rule but lets 20.000000000000004 through. */
const isInTenths = (value: number): boolean => Number(value.toFixed(1)) === value;

/**
 * Describes an answer of each field type (docs/decisions.md, Questions): `time` in minutes since midnight, `length` in inches, `weight` in whole
 * pounds, `percent` 0 to 100, `distance` in miles, `temperature` in degrees Fahrenheit with at most one decimal place, `currency` in US cents, choices as ids of options,
 * `system-dropdown` as the person's id. A display message has no answer.
 */
export const answerSchemas = lazyFields({
  string: () => lines(4000),
  integer: () => z.int(),
  decimal: () => z.number(),
  boolean: () => z.boolean(),
  date: () => calendarDate,
  time: () => z.int().min(0).max(1439),
  'date-time': () => instant,
  enum: () => optionId,
  'enum-multiple': () => optionIds,
  'checkbox-list': () => optionIds,
  'radio-button': () => optionId,
  'radio-button-list': () => optionId,
  'carousel-list-small': () => optionId,
  'carousel-list-large': () => optionId,
  'multi-select-carousel': () => optionIds,
  'merchandise-item-list': () => z.array(merchandiseSelectionSchema).max(100),
  address: () => addressSchema,
  'display-message': () => z.null(),
  'system-dropdown': () => guid,
  length: () => z.int().min(0).max(MAX_INCHES),
  weight: () => z.int().min(0).max(MAX_POUNDS),
  percent: () => z.number().min(0).max(100),
  distance: () => z.number().min(0).max(25_000),
  temperature: () => z.number().min(20).max(120).multipleOf(0.1).refine(isInTenths, 'Use one decimal place'),
  currency: () => cents,
  signature: () => signatureAnswerSchema,
  initials: () => signatureAnswerSchema,
} satisfies Record<FieldType, () => z.ZodType>);

/** The type of an answer by its field type: `AnswerOf<'weight'>` is a number. */
export type AnswerOf<Type extends FieldType> = z.infer<(typeof answerSchemas)[Type]>;

/**
 * Describes any answer where the field type is stored elsewhere; null is no answer. It bounds only the shape: code that knows the field type also checks
 * `answerSchemas[fieldType]`.
 */
export const answerSchema = once(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    lines(4000),
    optionIds,
    z.array(merchandiseSelectionSchema).max(100),
    signatureAnswerSchema,
    addressSchema,
  ]),
);
export type Answer = z.infer<ReturnType<typeof answerSchema>>;
