import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, line, lines } from '../values/schemas.ts';
import { answerSchema, signatureAnswerSchema } from './answer.ts';
import { pdfCoordinatesSchema } from './document.ts';
import { pdfFieldType, signatureType, typeStyle } from './enumerations/document.ts';
import { fieldType } from './enumerations/question.ts';
import { questionOptionSchema } from './question.ts';

/** Describes a section of the document without a question, which is read before one. */
const readingSchema = lazyObject(() => ({ title: line(200), text: lines(9000) }));

/** Describes a question of a signing session. */
const eSignQuestionSchema = lazyObject(() => ({
  questionId: guid,
  question: lines(600),
  value: answerSchema().optional(),
  image: signatureAnswerSchema.shape.image,
  signatureType: z.enum(signatureType.values).optional(),
  typeText: line(120).optional(),
  /** How what is typed looks. `image` shows it, and is what the document gets. */
  typeStyle: z.enum(typeStyle.values).optional(),
  isVisible: z.boolean(),
  isOptional: z.boolean(),
  fieldType: z.enum(fieldType.values),
  pdfFieldType: z.enum(pdfFieldType.values),
  /** Where it is on the pages; missing if it's filled in beside them. */
  pdfCoordinates: pdfCoordinatesSchema.optional(),
  options: z.array(questionOptionSchema).max(200).default([]),
  /** Every place that it has. Those of radio buttons are in the order of the options. */
  places: z.array(pdfCoordinatesSchema).max(500).optional(),
  /** What a signature or initials agree to, and the questions whose answers belong to it. */
  statement: lazyObject(() => ({ text: lines(9000), questionIds: z.array(guid).max(60) })).optional(),
  /** The sections that are read before it. */
  readings: z.array(readingSchema).max(60).optional(),
  /** It's asked only if another question has one of these answers. */
  askedIf: lazyObject(() => ({ questionId: guid, values: z.array(line(80)).max(20) })).optional(),
  /** A date of signing, which is filled in when the document is signed. */
  isSigningDate: z.boolean().optional(),
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
export const eSignDraftSchema = lazyObject(() => ({
  questions: z.array(eSignQuestionSchema).max(500),
  pages: z.array(documentPageSchema).max(500).default([]),
  /** The sections that are read after the last question. */
  lastReadings: z.array(readingSchema).max(60).optional(),
  /** Counts its saves. A save that names it isn’t made over what another tab has saved since: 409 `stale`. */
  version: z.int().min(0).optional(),
}));
export type ESignDraft = z.infer<typeof eSignDraftSchema>;
