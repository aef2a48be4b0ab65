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

/** Returns the words in part of a name. Forms of XFA number them, and name them after pages: `form1[0].#subform[2].LastName[0]` is a last name. */
const wordsOfPart = (part: string): string =>
  part
    .replace(/\[\d+\]/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();

const inLine = (text: string, max: number): string => text.replace(/\s+/g, ' ').trim().slice(0, max).trim();

/** Returns the words at the end of a name, and those of as many of its parents as are asked for. */
const wordsOfName = (name: string, parents: number): string => {
  const parts = name.split('.').filter((part, at, all) => at === all.length - 1 || !part.startsWith('#'));
  return inLine(
    parts
      .slice(-1 - parents)
      .map(wordsOfPart)
      .join(' '),
    120,
  );
};

/** Returns what a field is called that no other one of the PDF is: with its parents, where only they tell two apart. The same name in a row of XFA stays the same. */
function nameOf({ name, label }: FoundField, all: readonly FoundField[]): string {
  const said = inLine(label ?? '', 120);
  if (said) return said;
  const depth = name.split('.').length;
  // A name without numbers was given by a person, and its parent belongs to it: `deceased.name`.
  const least = name.includes('[') ? 0 : 1;
  const unlike = (parents: number) =>
    all.every((other) => other.name === name || other.label || wordsOfName(other.name, parents) !== wordsOfName(name, parents));
  const parents = Array.from({ length: depth }, (_, at) => at).find((at) => at >= least && unlike(at)) ?? least;
  return wordsOfName(name, parents) || 'Field';
}

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

/** Returns a field of a template for one of all that a PDF has. Where its value comes from is left to choose. */
export const fieldOfForm = (found: FoundField, id: string, all: readonly FoundField[]): DocumentField => ({
  id,
  name: nameOf(found, all),
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
