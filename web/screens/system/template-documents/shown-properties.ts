import type { FormField } from '#shared/catalog/form-fields.ts';
import type { DocumentField } from '#shared/model/document.ts';

/** A field as it is on the form: it may be half filled in. */
type Field = Partial<DocumentField>;

const isText = ({ pdfFieldType: kind }: Field) => kind === 'text' || kind === 'date';
const isChoice = ({ pdfFieldType: kind }: Field) => kind === 'radio' || kind === 'dropdown';

/** What only some fields have. What another one has of it stays on the form, so that it can be emptied. */
const onlyIf: Readonly<Record<string, (field: Field) => boolean>> = {
  staticValue: ({ valueSource }) => valueSource === 'static',
  identifier: ({ valueSource }) => valueSource === 'identifier',
  logic: ({ valueSource, logic }) => valueSource === 'json-logic' || logic !== undefined,
  options: (field) => isChoice(field) || (field.options ?? []).length > 0,
  combLength: (field) => isText(field) || field.combLength !== undefined,
  lines: (field) => field.pdfFieldType === 'text' || field.lines === 'multi',
  alignment: (field) => isText(field) || field.pdfFieldType === 'dropdown',
  fontSize: (field) => isText(field) || field.pdfFieldType === 'dropdown',
};

/** What only a field of a PDF has. */
const ofPdf: Readonly<Record<string, (field: Field) => boolean>> = {
  pdfFieldName: ({ pdfFieldName = '' }) => pdfFieldName !== '',
  placements: ({ placements = [] }) => placements.length > 0,
};

/** Returns the properties that the form shows of a field: those that it can have, and those that it has. */
export const shownProperties = (
  fields: readonly FormField[],
  field: Field,
  { hasFile }: { hasFile: boolean },
): readonly FormField[] =>
  fields.filter(({ name }) => (onlyIf[name]?.(field) ?? true) && (hasFile || (ofPdf[name]?.(field) ?? true)));
