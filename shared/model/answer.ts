import * as z from 'zod';
import { lazyFields, lazyObject } from '../values/lazy-object.ts';
import { once } from '../values/once.ts';
import { calendarDate, cents, guid, instant, line, lines, REQUIRED } from '../values/schemas.ts';
import { HIDDEN_CHARACTERS, linePattern } from '../values/typed-text.ts';
import { addressSchema } from './address.ts';
import { signatureType } from './enumerations/document.ts';
import type { FieldType } from './enumerations/question.ts';
import { MAX_ITEM_UNITS } from './limits.ts';

/** An option's id inside one question: a key that is compared and never shown, so it needs no word. */
export const optionId = z.string().trim().normalize().min(1, REQUIRED).max(120).regex(linePattern, HIDDEN_CHARACTERS);
const optionIds = z.array(optionId).max(100);

/** A chosen item of a home's merchandise. */
export const merchandiseSelectionSchema = lazyObject(() => ({
  locationItemId: guid,
  quantity: z.int().min(1).max(MAX_ITEM_UNITS).default(1),
}));
export type MerchandiseSelection = z.infer<typeof merchandiseSelectionSchema>;

/** A signature or initials: drawn (`image`, a PNG as data URL of at most 200,000 characters) or typed (`typeText`). */
export const signatureAnswerSchema = lazyObject(() => ({
  signatureType: z.enum(signatureType.values),
  image: z.string().max(200_000).startsWith('data:image/png;base64,').optional(),
  typeText: line(120).optional(),
}));
export type SignatureAnswer = z.infer<typeof signatureAnswerSchema>;

/** Longest lengths that the selector can name: 10 feet and 11 inches. Weights have the mask ####. */
export const MAX_INCHES = 131;
export const MAX_POUNDS = 9999;

/** `multipleOf` documents the rule but lets 20.000000000000004 through. */
const isInTenths = (value: number): boolean => Number(value.toFixed(1)) === value;

/**
 * Describes an answer of each field type (docs/decisions.md, Questions): `time` in minutes since midnight, `length` in inches, `weight` in whole
 * pounds, `percent` 0 to 100, `distance` in miles, `temperature` in tenths of a degree Fahrenheit, `currency` in US cents, choices as ids of options,
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
 * Any answer, where the field type stands elsewhere; null is no answer. It bounds the shape only: whoever knows the field type checks with
 * `answerSchemas[fieldType]` too.
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
