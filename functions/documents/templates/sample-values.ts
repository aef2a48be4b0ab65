import type { FormValues } from '#functions/documents/forms/fill-form.ts';
import type { FieldValue, FillProblem, FormFieldKind, PlacedValue } from '#functions/documents/forms/form.ts';
import { identifierOf } from '#shared/identifiers/case-values.ts';
import { safeCompile } from '#shared/logic/compile-rule.ts';
import type { DocumentField } from '#shared/model/document.ts';

const SAMPLE_DAY = '2026-11-20';
const DIGITS = '1234567890';

/** What rules of fields are worked out from: a case of the usual kind. */
const sampleCase = {
  timing: 'at-need',
  caseStatus: 'active',
  decedentStatus: 'in-care',
  dispositionType: 'cremation',
  dispositionGroup: 'cremation',
};

/** Returns the text that a field has in a preview. A fact of a case is shown by what it’s called, so that everyone sees where it’s printed. */
function sampleText({ name, valueSource, staticValue, identifier = '', logic, combLength }: DocumentField): string {
  if (valueSource === 'static' && staticValue !== undefined) return staticValue;
  if (combLength !== undefined) return DIGITS.repeat(Math.ceil(combLength / DIGITS.length)).slice(0, combLength);
  if (valueSource !== 'json-logic' || logic === undefined) return identifierOf(identifier)?.label ?? name;
  const value = safeCompile(logic, () => undefined).run(sampleCase);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : name;
}

/** What a field has in a preview. Of a choice, `option` says which. */
export type Filled = { value: FieldValue; option?: number };

/** Fills in a field by what its fact is called. Of options, the first is chosen. */
function nameFilling(field: DocumentField): Filled | undefined {
  const { pdfFieldType: kind, options } = field;
  if (kind === 'signature' || kind === 'initials') return undefined;
  if (kind === 'check') return { value: true };
  if (kind === 'radio' || kind === 'dropdown') return options[0] && { value: options[0].pdfValue || options[0].value, option: 0 };
  if (kind === 'date' && field.valueSource !== 'static') return { value: SAMPLE_DAY };
  return { value: sampleText(field) };
}

/** Radio buttons are placed in the order of their options. */
const placedValue = ({ pdfFieldType, options }: DocumentField, { value, option = 0 }: Filled, at: number): FieldValue => {
  if (pdfFieldType === 'radio') return at === option;
  return pdfFieldType === 'dropdown' ? (options[option]?.label ?? '') : value;
};

const placed = (field: DocumentField, value: Filled): PlacedValue[] =>
  field.placements.map((place, at) => ({
    ...place,
    id: field.id,
    kind: field.pdfFieldType as FormFieldKind,
    value: placedValue(field, value, at),
    fontSize: field.fontSize,
    isMultiline: field.lines === 'multi',
    align: field.alignment,
    ...(field.combLength === undefined ? {} : { combBoxes: field.combLength }),
  }));

/** Returns what a preview has in the fields of a template, by a case or by the names of facts. Signatures stay empty. */
export function sampleValues(fields: readonly DocumentField[], fill = nameFilling): Required<FormValues> {
  const valued = fields.flatMap((field) => {
    const filled = fill(field);
    return filled === undefined ? [] : [{ field, filled }];
  });
  const named = valued.flatMap(({ field: { pdfFieldName }, filled }) =>
    pdfFieldName ? [[pdfFieldName, filled.value] as const] : [],
  );
  return { fields: Object.fromEntries(named), placed: valued.flatMap(({ field, filled }) => placed(field, filled)) };
}

/**
 * Returns what a preview of a document of blocks has in its fields, by a case or by the names of facts. Marks and options have the values that a case keeps. What a signer
 * fills in stays empty, as in the document that they get.
 */
export const composedSamples = (fields: readonly DocumentField[], fill = nameFilling): Record<string, string | boolean> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const filled = field.signer === undefined ? fill(field) : undefined;
      if (!filled) return [];
      const isChosen = field.pdfFieldType === 'radio' || field.pdfFieldType === 'dropdown';
      const value = isChosen ? field.options[filled.option ?? 0]?.value : filled.value;
      return typeof value === 'string' || typeof value === 'boolean' ? [[field.id, value]] : [];
    }),
  );

const words: Readonly<Record<FillProblem['problem'], (detail: string) => string>> = {
  'does-not-fit': (detail) => `This doesn’t fit: “${detail}.”`,
  'no-such-field': (detail) => `The PDF has no field “${detail}.”`,
  'no-such-option': (detail) => `The PDF has no option “${detail}.”`,
  'no-such-page': (detail) => `The PDF has no page ${detail}.`,
  'no-font': (detail) => `We have no font for “${detail}.”`,
  'wrong-kind': (detail) => `The PDF has another kind of field there: ${detail}.`,
};

/** Returns a problem of a preview in words, with the field of the template that has it. */
export function problemWords({ field, problem, detail }: FillProblem, fields: readonly DocumentField[]) {
  const found = fields.find(({ id, pdfFieldName }) => id === field || pdfFieldName === field);
  const message = words[problem](detail);
  return { fieldId: found?.id ?? null, message: found ? `${found.name}: ${message}` : message };
}
