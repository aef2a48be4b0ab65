import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, line, lines, requiredLine } from '../values/schemas.ts';
import { alignment, FONT_SIZES, fieldLines, pdfFieldType } from './enumerations/document.ts';
import { fieldAudience, fieldCaptureMode, fieldLockState, fieldType, valueSource } from './enumerations/question.ts';
import { logicRuleSchema } from './logic-rule.ts';

/** The most signers of a document. */
export const MAX_SIGNERS = 50;

/** Describes where a field is on a page, in PDF points (1/72 inch) from the page's lower left corner. `page` counts from 1. */
export const pdfCoordinatesSchema = lazyObject(() => ({
  page: z.int().min(1).max(500),
  x: z.number().min(0).max(14_400),
  y: z.number().min(0).max(14_400),
  width: z.number().positive().max(14_400),
  height: z.number().positive().max(14_400),
}));
export type PdfCoordinates = z.infer<typeof pdfCoordinatesSchema>;

/**
 * Describes a field of a form. Its value is static text, an identifier of the case's questions, or a JSON-logic rule over them, unless a signer gives it. It fills a
 * field of the PDF's own form (`pdfFieldName`), is drawn at its `placements`, or both.
 */
export const documentFieldSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(120),
  fieldType: z.enum(fieldType.values),
  pdfFieldType: z.enum(pdfFieldType.values).default('text'),
  pdfFieldName: line(300).optional(),
  placements: z.array(pdfCoordinatesSchema).max(500).default([]),
  fontSize: z.int().min(FONT_SIZES.min).max(FONT_SIZES.max).default(10),
  alignment: z.enum(alignment.values).default('left'),
  lines: z.enum(fieldLines.values).default('single'),
  /** The number of boxes, one for each character. */
  combLength: z.int().min(1).max(100).optional(),
  /** What can be chosen: the value that the case keeps, what people read, and the name that the PDF has for it. */
  options: z
    .array(lazyObject(() => ({ value: requiredLine(80), label: requiredLine(200), pdfValue: line(200).default('') })))
    .max(200)
    .default([]),
  valueSource: z.enum(valueSource.values),
  staticValue: lines(4000).optional(),
  identifier: line(80).optional(),
  logic: logicRuleSchema.optional(),
  captureMode: z.enum(fieldCaptureMode.values).default('query-only'),
  audience: z.enum(fieldAudience.values).default('any'),
  lockState: z.enum(fieldLockState.values).default('editable'),
  /** The number of the template's signer who fills it in (`slot` of a document's signer). */
  signer: z.int().min(1).max(MAX_SIGNERS).optional(),
  isOptional: z.boolean().default(false),
  /** The field of the same signer that it depends on: it's asked only if that one has one of these values. */
  askedIf: lazyObject(() => ({ fieldId: guid, values: z.array(requiredLine(80)).min(1).max(20) })).optional(),
}));
export type DocumentField = z.infer<typeof documentFieldSchema>;
