import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, lines, requiredLine } from '../values/schemas.ts';
import { documentFieldSchema } from './document.ts';
import { documentType } from './enumerations/document.ts';
import { formAudience } from './enumerations/question.ts';

/** Describes a form that documents of cases are made from: what it is, who fills it in, and its fields. */
export const templateDocumentSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(200),
  description: lines(600).default(''),
  type: z.enum(documentType.values),
  documentCategoryId: guid.optional(),
  audience: z.enum(formAudience.values),
  fields: z.array(documentFieldSchema).max(500).default([]),
  isActive: z.boolean().default(true),
  sortOrder: z.int().min(0).default(0),
}));
export type TemplateDocument = z.infer<typeof templateDocumentSchema>;
