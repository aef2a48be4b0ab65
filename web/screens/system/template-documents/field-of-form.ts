import type { FoundField } from '#shared/contract/system-documents.ts';
import type { DocumentField } from '#shared/model/document.ts';
import { FONT_SIZES, type PdfFieldType } from '#shared/model/enumerations/document.ts';
import type { FieldType } from '#shared/model/enumerations/question.ts';

/** Lists the kind of answer that fills in each kind of field. */
export const answerOf: Readonly<Record<PdfFieldType, FieldType>> = {
  text: 'string',
  check: 'boolean',
  date: 'date',
  radio: 'radio-button-list',
  dropdown: 'enum',
  signature: 'signature',
  initials: 'initials',
};

/** Forms of XFA name their parts after pages: `form1[0].#subform[2].LastName[0]` is a last name. */
const wordsOfName = (name: string): string =>
  (name.split('.').at(-1) ?? name)
    .replace(/\[\d+\]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();

const inLine = (text: string, max: number): string => text.replace(/\s+/g, ' ').trim().slice(0, max).trim();

const nameOf = ({ name, label }: FoundField): string => inLine(label ?? '', 120) || inLine(wordsOfName(name), 120) || 'Field';

/** The value that a case keeps for an option is what people read, unless two read alike. */
function optionsOf({ options }: FoundField): DocumentField['options'] {
  const seen = new Set<string>();
  return options.flatMap(({ value, label }, at) => {
    const words = inLine(label, 80) || inLine(value, 80) || `Option ${at + 1}`;
    const kept = seen.has(words) ? `Option ${at + 1}` : words;
    seen.add(kept);
    return [{ value: kept, label: inLine(label, 200) || kept, pdfValue: value.slice(0, 200) }];
  });
}

/** Returns a field of a template for one that a PDF has. Where its value comes from is left to choose. */
export const fieldOfForm = (found: FoundField, id: string): DocumentField => ({
  id,
  name: nameOf(found),
  fieldType: answerOf[found.kind],
  pdfFieldType: found.kind,
  pdfFieldName: found.name,
  placements: [],
  fontSize: Math.min(FONT_SIZES.max, Math.max(FONT_SIZES.min, Math.round(found.fontSize ?? 10))),
  alignment: found.alignment,
  lines: found.isMultiline ? 'multi' : 'single',
  ...(found.combLength !== null && found.combLength <= 100 ? { combLength: found.combLength } : {}),
  options: optionsOf(found),
  valueSource: 'identifier',
  captureMode: 'query-only',
  audience: 'any',
  lockState: 'editable',
  isOptional: !found.isRequired,
});
