import { composeDocument } from '#functions/documents/composed/compose-document.ts';
import type { FontLibrary } from '#functions/documents/fonts/font-library.ts';
import { fillForm } from '#functions/documents/forms/fill-form.ts';
import type { FieldValue, FillProblem, Form } from '#functions/documents/forms/form.ts';
import { inspectForm } from '#functions/documents/forms/inspect-form.ts';
import { readTemplateFile } from '#functions/documents/templates/template-files.ts';
import { problem } from '#functions/problem.ts';
import type { DocumentValue } from '#shared/model/case-document.ts';
import type { DocumentField } from '#shared/model/document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { bare, optionAt, placed } from './placed-values.ts';

type Values = Readonly<Record<string, DocumentValue>>;

/** A document on paper: its bytes, its pages as they're shown, and its template with the places of every field. Radio buttons have one for each option. */
export type Paper = {
  bytes: Buffer;
  pages: { width: number; height: number }[];
  template: TemplateDocument;
  problems: FillProblem[];
};

/** A letter page, which documents that are composed of blocks have. */
const LETTER = { width: 612, height: 792 };

function composed(
  fonts: FontLibrary,
  template: TemplateDocument,
  values: Values,
  about: { release?: number; createdOn: string },
): Paper {
  const { bytes, pages, placements } = composeDocument(fonts, { template, values, ...about });
  const placesOf = ({ id }: DocumentField) =>
    placements
      .filter(({ fieldId }) => fieldId === id)
      .toSorted((one, other) => (one.option ?? 0) - (other.option ?? 0))
      .map(bare);
  return {
    bytes,
    pages: Array.from({ length: pages }, () => LETTER),
    template: { ...template, fields: template.fields.map((field) => ({ ...field, placements: placesOf(field) })) },
    problems: [],
  };
}

/** Returns what a field of the file's own form gets: the file may have other names for options. */
function named(field: DocumentField, value: DocumentValue): FieldValue {
  const option = field.options[optionAt(field, value)];
  return option ? option.pdfValue || option.value : value;
}

/** Adds the places that a field has in the file's own form, so that a signer finds it, and what they fill in can be drawn there later. */
function withFormPlaces(field: DocumentField, { fields }: Form): DocumentField {
  const own = fields.find(({ name }) => name === field.pdfFieldName);
  if (!own || field.placements.length > 0) return field;
  if (field.pdfFieldType !== 'radio') return { ...field, placements: own.places.map(bare) };
  const inOrder = field.options.flatMap(({ value, pdfValue }) =>
    own.places.filter(({ option }) => option === (pdfValue || value)),
  );
  return { ...field, placements: (inOrder.length === field.options.length ? inOrder : own.places).map(bare) };
}

async function filled(fonts: FontLibrary, template: TemplateDocument & { file: object }, values: Values): Promise<Paper> {
  const { file } = template as { file: NonNullable<TemplateDocument['file']> };
  const bytes = await readTemplateFile(file.sha256);
  const inspection = await inspectForm(bytes);
  if ('refused' in inspection) throw problem('invalid_input', { detail: inspection.refused.message });
  const valued = template.fields.flatMap((field) => {
    const value = values[field.id];
    return value === undefined || field.signer !== undefined ? [] : [{ field, value }];
  });
  // A field that the file doesn’t have is filled in beside the pages.
  const names = new Set(inspection.form.fields.map(({ name }) => name));
  const fields = Object.fromEntries(
    valued.flatMap(({ field, value }) =>
      names.has(field.pdfFieldName ?? '') ? [[field.pdfFieldName ?? '', named(field, value)] as const] : [],
    ),
  );
  const drawn = valued.flatMap(({ field, value }) => placed(field, value));
  const made = await fillForm({ bytes, values: { fields, placed: drawn }, fonts });
  return {
    bytes: Buffer.from(made.bytes),
    pages: file.pages.map(({ width, height }) => ({ width, height })),
    template: { ...template, fields: template.fields.map((field) => withFormPlaces(field, inspection.form)) },
    problems: made.problems,
  };
}

/**
 * Puts a document on paper with these values, in plain pages. What a signer fills in stays empty, so that nothing is printed twice. Refuses a template that has
 * neither a PDF nor blocks.
 */
export async function composePaper(
  fonts: FontLibrary,
  template: TemplateDocument,
  values: Values,
  about: { release?: number; createdOn: string },
): Promise<Paper> {
  if (template.file) return filled(fonts, { ...template, file: template.file }, values);
  if (template.blocks.length === 0)
    throw problem('conflict', {
      detail: 'This template has no PDF, so there is nothing to show or send. Ask Yarrow to add one.',
    });
  const signers = new Set(template.fields.filter(({ signer }) => signer !== undefined).map(({ id }) => id));
  const own = Object.fromEntries(Object.entries(values).filter(([id]) => !signers.has(id)));
  return composed(fonts, template, own, about);
}
