import * as z from 'zod';
import { documentFieldSchema, pdfCoordinatesSchema } from '#shared/model/document.ts';
import { alignment, pdfFieldType, sampleCase } from '#shared/model/enumerations/document.ts';
import { logicRuleSchema } from '#shared/model/logic-rule.ts';
import { templateDocumentSchema } from '#shared/model/template-document.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, requiredLine, sha256 } from '#shared/values/schemas.ts';
import { call } from './call.ts';

const base = '/api/system/templateFiles';

/** The widths of a page’s picture, in pixels. */
const PAGE_WIDTHS = { min: 200, max: 2000 };

/** What a preview is filled in with. */
const sampleFields = () => ({
  sample: z.enum(sampleCase.values).default('names'),
  /** The data fields as they are drafted, which a made-up case works out. */
  dataFields: z
    .array(lazyObject(() => ({ identifier: requiredLine(80), logic: logicRuleSchema })))
    .max(1000)
    .default([]),
});

/** Describes a field that a PDF has already: its name there, where it is, and what can be chosen in it. */
const foundFieldSchema = lazyObject(() => ({
  name: z.string(),
  /** What a screen reader calls it; null if the PDF doesn’t say. */
  label: z.string().nullable(),
  kind: z.enum(pdfFieldType.values),
  /** The first page that it’s on. */
  page: z.int().min(1),
  /** Where it is. A group of radio buttons has a place for each. Descriptions of earlier uploads have none. */
  places: z.array(pdfCoordinatesSchema).default([]),
  options: z.array(lazyObject(() => ({ value: z.string(), label: z.string() }))),
  isMultiline: z.boolean(),
  /** The number of boxes, one for each character; null if it has none. */
  combLength: z.int().min(1).nullable(),
  /** In points; null if the PDF leaves it open. */
  fontSize: z.number().nullable(),
  alignment: z.enum(alignment.values),
  isRequired: z.boolean(),
}));
export type FoundField = z.infer<typeof foundFieldSchema>;

/** Describes an uploaded PDF: what a template keeps of it, its fields, and in words what documents made from it won’t have. */
const inspectedFileSchema = lazyObject(() => ({
  file: templateDocumentSchema.shape.file.unwrap(),
  fields: z.array(foundFieldSchema),
  dropped: z.array(z.string()),
}));
export type InspectedFile = z.infer<typeof inspectedFileSchema>;

/** Describes a page’s picture as a `data:` address, and its size in pixels. */
const pageImageSchema = lazyObject(() => ({ image: z.string(), width: z.int().positive(), height: z.int().positive() }));
export type TemplatePage = z.infer<typeof pageImageSchema>;

/** `/api/system/templateFiles`: the PDFs of document templates. They have their own Lambda, because the parser and the renderer are large and slow. */
export const systemDocuments = {
  beginTemplateFile: call({
    name: 'beginTemplateFile',
    method: 'POST',
    path: base,
    access: 'system',
    summary: 'Returns an address to which a PDF of exactly this many bytes, at most 20 MB, can be sent (PUT) for five minutes',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ bytes: z.int().min(1) })))
    .output(lazyObject(() => ({ id: guid, url: z.string(), type: z.string() }))),
  inspectTemplateFile: call({
    name: 'inspectTemplateFile',
    method: 'POST',
    path: `${base}/{id}/inspect`,
    access: 'system',
    summary: 'Opens a PDF that was sent, keeps it by its hash, and returns its pages and fields, or says why it isn’t accepted',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(inspectedFileSchema),
  getTemplateFile: call({
    name: 'getTemplateFile',
    method: 'GET',
    path: `${base}/{sha256}`,
    access: 'system',
    summary: 'Returns the pages and fields of a PDF that was kept',
  })
    .input(lazyObject(() => ({ sha256 })))
    .output(inspectedFileSchema),
  getTemplatePage: call({
    name: 'getTemplatePage',
    method: 'GET',
    path: `${base}/{sha256}/pages/{page}`,
    access: 'system',
    summary: 'Returns a picture of a page, in the width asked for',
  })
    .input(
      lazyObject(() => ({
        sha256,
        page: z.coerce.number().pipe(z.int().min(1).max(500)),
        width: z.coerce.number().pipe(z.int().min(PAGE_WIDTHS.min).max(PAGE_WIDTHS.max)),
      })),
    )
    .output(pageImageSchema),
  previewTemplateFile: call({
    name: 'previewTemplateFile',
    method: 'POST',
    path: `${base}/{sha256}/preview`,
    access: 'system',
    summary:
      'Fills a PDF with the names of facts or with a made-up case by fields of a template, and returns its address for five minutes, and what doesn’t fit',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        sha256,
        fields: z.array(documentFieldSchema).max(500),
        ...sampleFields(),
      })),
    )
    .output(
      lazyObject(() => ({
        url: z.string(),
        problems: z.array(lazyObject(() => ({ fieldId: guid.nullable(), message: z.string() }))),
      })),
    ),
  previewComposedPage: call({
    name: 'previewComposedPage',
    method: 'POST',
    path: `${base}/composed`,
    access: 'system',
    summary:
      'Composes a document of blocks that isn’t saved, and returns a picture of one page or of the last one if it has fewer, and where its fields are on that page, in points',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        ...templateDocumentSchema.pick({ name: true, blocks: true, fields: true, signers: true }).shape,
        page: z.int().min(1).max(500),
        width: z.int().min(PAGE_WIDTHS.min).max(PAGE_WIDTHS.max),
        /** With sample data, or as lines to write on. */
        isFilled: z.boolean(),
        ...sampleFields(),
      })),
    )
    .output(
      lazyObject(() => ({
        ...pageImageSchema.shape,
        page: z.int().min(1),
        pageCount: z.int().min(1),
        places: z.array(
          lazyObject(() => ({ fieldId: guid, x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
        ),
        /** Characters that no font has. */
        missingCharacters: z.string(),
      })),
    ),
};
