import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, line, lines, requiredLine, sha256 } from '../values/schemas.ts';
import { answerSchema, signatureAnswerSchema } from './answer.ts';
import {
  alignment,
  documentStatus,
  documentType,
  FONT_SIZES,
  fieldLines,
  pdfFieldType,
  signatureStatus,
  signatureType,
} from './enumerations/document.ts';
import {
  fieldAudience,
  fieldCaptureMode,
  fieldLockState,
  fieldType,
  formAudience,
  valueSource,
} from './enumerations/question.ts';
import { logicRuleSchema } from './logic-rule.ts';
import { questionOptionSchema } from './question.ts';

/** The most signers of a document. */
export const MAX_SIGNERS = 50;

/** Describes where a field is on a page, in PDF points (1/72 inch) from the page's lower left corner. `page` counts from 1. */
const pdfCoordinatesSchema = lazyObject(() => ({
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
  /** The turn of the signer who fills it in. */
  signer: z.int().min(1).max(MAX_SIGNERS).optional(),
  isOptional: z.boolean().default(false),
}));
export type DocumentField = z.infer<typeof documentFieldSchema>;

/** Describes who has to sign a document, and whether they have. `contactId` or `employeeId` says who; `order` says in which turn, from 1. */
const documentSignerSchema = lazyObject(() => ({
  id: guid,
  contactId: guid.optional(),
  employeeId: guid.optional(),
  fullName: line(200),
  order: z.int().min(1).max(MAX_SIGNERS),
  status: z.enum(signatureStatus.values).default('not-signed'),
  signedOn: instant.optional(),
  declinedReason: lines(600).optional(),
}));
export type DocumentSigner = z.infer<typeof documentSignerSchema>;

/**
 * Describes a document of a case. `path` is the private file's key, `sha256` its content in hex: what was signed is what is kept. A new `revision` replaces
 * it and removes its signatures.
 */
export const caseDocumentSchema = lazyObject(() => ({
  id: guid,
  caseId: guid,
  type: z.enum(documentType.values),
  name: requiredLine(200),
  audience: z.enum(formAudience.values),
  status: z.enum(documentStatus.values).default('missing-info'),
  templateDocumentId: guid.optional(),
  revision: z.int().min(1).default(1),
  path: line(300).optional(),
  sha256: sha256.optional(),
  pageCount: z.int().min(1).max(500).optional(),
  signers: z.array(documentSignerSchema).max(MAX_SIGNERS).default([]),
  createdOn: instant,
  updatedOn: instant,
}));
export type CaseDocument = z.infer<typeof caseDocumentSchema>;

/** Describes a question of a signing session. */
const eSignQuestionSchema = lazyObject(() => ({
  questionId: guid,
  question: lines(600),
  value: answerSchema().optional(),
  image: signatureAnswerSchema.shape.image,
  signatureType: z.enum(signatureType.values).optional(),
  typeText: line(120).optional(),
  isVisible: z.boolean(),
  isOptional: z.boolean(),
  fieldType: z.enum(fieldType.values),
  pdfFieldType: z.enum(['text', 'checkbox', 'radio', 'signature', 'initials', 'date']),
  pdfCoordinates: pdfCoordinatesSchema,
  options: z.array(questionOptionSchema).max(200).default([]),
}));
export type ESignQuestion = z.infer<typeof eSignQuestionSchema>;

/** Describes a page of a document for the signer: its picture's path, size in points, and the ids of the questions on it. */
const documentPageSchema = lazyObject(() => ({
  page: z.int().min(1).max(500),
  image: line(300),
  width: z.number().positive(),
  height: z.number().positive(),
  fields: z.array(guid).max(500),
}));
export type DocumentPage = z.infer<typeof documentPageSchema>;

/** Describes what a signer has filled in so far. */
const eSignDraftSchema = lazyObject(() => ({
  questions: z.array(eSignQuestionSchema).max(500),
  pages: z.array(documentPageSchema).max(500).default([]),
}));
export type ESignDraft = z.infer<typeof eSignDraftSchema>;
