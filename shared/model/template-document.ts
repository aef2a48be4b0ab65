import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, line, lines, requiredLine, sha256 } from '../values/schemas.ts';
import { documentFieldSchema, MAX_SIGNERS } from './document.ts';
import { documentBlockSchema, MAX_BLOCKS } from './document-blocks.ts';
import { documentType, signerRole } from './enumerations/document.ts';
import { formAudience } from './enumerations/question.ts';
import { logicRuleSchema } from './logic-rule.ts';

/** The most bytes and pages of a template's PDF. */
export const MAX_TEMPLATE_BYTES = 20_000_000;
const MAX_TEMPLATE_PAGES = 500;

/** The folder of the files bucket for the PDFs of templates. Each is named by its hash, and stays for the documents that were made from it. */
export const templateFilesFolder = 'template-documents/';
/** Returns where a template's PDF is kept. Only what was inspected is there. */
export const templateFilePath = (hash: string): string => `${templateFilesFolder}${hash}.pdf`;

/**
 * Describes a form that documents of cases are made from: what it is, when it applies, who fills it in, who signs it, and its fields. It is a PDF that was uploaded
 * (`file`) or is composed of blocks. Without either, it lists what a paper form asks for.
 */
export const templateDocumentSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(200),
  description: lines(600).default(''),
  type: z.enum(documentType.values),
  documentCategoryId: guid.optional(),
  audience: z.enum(formAudience.values),
  /** Always, if missing. */
  appliesWhen: logicRuleSchema.optional(),
  /** Where its PDF is kept, the SHA-256 of its bytes in hex, and its pages as they are shown: turned and cropped. Sizes are in points. */
  file: lazyObject(() => ({
    path: line(120),
    /** What the file was called when it was uploaded. Templates from before have none. */
    name: line(200).optional(),
    sha256,
    pageCount: z.int().min(1).max(MAX_TEMPLATE_PAGES),
    pages: z
      .array(
        lazyObject(() => ({
          width: z.number().positive().max(14_400),
          height: z.number().positive().max(14_400),
          rotation: z.literal([0, 90, 180, 270]),
        })),
      )
      .min(1)
      .max(MAX_TEMPLATE_PAGES),
  })).optional(),
  blocks: z.array(documentBlockSchema).max(MAX_BLOCKS).default([]),
  /** What each signer is to the case, and in which turn they sign, from 1. */
  signers: z
    .array(lazyObject(() => ({ order: z.int().min(1).max(MAX_SIGNERS), role: z.enum(signerRole.values) })))
    .max(MAX_SIGNERS)
    .default([]),
  fields: z.array(documentFieldSchema).max(500).default([]),
  isActive: z.boolean().default(true),
  sortOrder: z.int().min(0).default(0),
}));
export type TemplateDocument = z.infer<typeof templateDocumentSchema>;
export type TemplateFile = NonNullable<TemplateDocument['file']>;
