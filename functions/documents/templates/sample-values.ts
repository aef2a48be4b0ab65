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

function sampleValue(field: DocumentField): FieldValue | undefined {
  const { pdfFieldType: kind, options } = field;
  if (kind === 'signature' || kind === 'initials') return undefined;
  if (kind === 'check') return true;
  if (kind === 'radio' || kind === 'dropdown') return options[0] && (options[0].pdfValue || options[0].value);
  if (kind === 'date' && field.valueSource !== 'static') return SAMPLE_DAY;
  return sampleText(field);
}

/** Radio buttons are placed in the order of their options. Of the sample, the first is chosen. */
const placedValue = ({ pdfFieldType, options }: DocumentField, value: FieldValue, at: number): FieldValue => {
  if (pdfFieldType === 'radio') return at === 0;
  return pdfFieldType === 'dropdown' ? (options[0]?.label ?? '') : value;
};

const placed = (field: DocumentField, value: FieldValue): PlacedValue[] =>
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

/** Returns what a preview has in the fields of a template. Signatures stay empty. */
export function sampleValues(fields: readonly DocumentField[]): Required<FormValues> {
  const valued = fields.flatMap((field) => {
    const value = sampleValue(field);
    return value === undefined ? [] : [{ field, value }];
  });
  const named = valued.flatMap(({ field: { pdfFieldName }, value }) => (pdfFieldName ? [[pdfFieldName, value] as const] : []));
  return { fields: Object.fromEntries(named), placed: valued.flatMap(({ field, value }) => placed(field, value)) };
}

/** Returns what a preview of a document of blocks has in its fields. Marks and options have the values that a case keeps. */
export const composedSamples = (fields: readonly DocumentField[]): Record<string, string | boolean> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const isChosen = field.pdfFieldType === 'radio' || field.pdfFieldType === 'dropdown';
      const value = isChosen ? field.options[0]?.value : sampleValue(field);
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
