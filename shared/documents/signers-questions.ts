import type { DocumentValue } from '../model/case-document.ts';
import type { DocumentField } from '../model/document.ts';
import { blockSigners, type DocumentBlock, namedFields, textParts } from '../model/document-blocks.ts';
import type { TemplateDocument } from '../model/template-document.ts';
import { formatCalendarDate, isCalendarDate } from '../values/dates.ts';

type Values = Readonly<Record<string, DocumentValue>>;
type Composed = Pick<TemplateDocument, 'fields' | 'signers'> & Partial<Pick<TemplateDocument, 'blocks'>>;

/** Tells whether a signer is asked for a field, by the value of the field that it depends on. */
export const isAsked = ({ askedIf }: Pick<DocumentField, 'askedIf'>, read: (fieldId: string) => unknown): boolean =>
  askedIf === undefined || askedIf.values.includes(String(read(askedIf.fieldId) ?? ''));

const isSigned = ({ pdfFieldType: kind }: DocumentField): boolean => kind === 'signature' || kind === 'initials';

/** Tells whether two fields are on the same line of a page. */
const isBeside = ({ placements }: DocumentField, other: DocumentField): boolean =>
  placements.some((one) =>
    other.placements.some((two) => one.page === two.page && one.y < two.y + two.height && two.y < one.y + one.height),
  );

/**
 * Returns the ids of the dates that say when a signer signed, which nobody types: those beside a signature. A date that a text or a line of a block names, that is
 * elsewhere on the page, or that the case knows is another one.
 */
export function signingDates({ fields, blocks = [] }: Composed): Set<string> {
  const named = namedFields(blocks);
  const isDateOf = (field: DocumentField) => {
    const { pdfFieldType: kind, signer, valueSource, staticValue = '', id } = field;
    if (kind !== 'date' || signer === undefined || valueSource !== 'static' || staticValue !== '') return false;
    if (blocks.length > 0) return !named.has(id);
    return fields.some((each) => each.signer === signer && each.pdfFieldType === 'signature' && isBeside(field, each));
  };
  return new Set(fields.filter(isDateOf).map(({ id }) => id));
}

const wordsOf = ({ options, pdfFieldType: kind }: DocumentField, value: DocumentValue | undefined): string => {
  if (typeof value !== 'string') return value === true ? 'Yes' : '';
  if (kind === 'date' && isCalendarDate(value)) return formatCalendarDate(value);
  return options.find((option) => option.value === value)?.label ?? value;
};

/** Returns the text of a block with what is known in it. The place of initials isn't part of what they agree to. */
function textOf({ text }: DocumentBlock, byId: ReadonlyMap<string, DocumentField>, values: Values): string {
  const written = textParts(text).map((part) => {
    if ('words' in part) return part.words;
    const field = byId.get(part.insert);
    return field && !isSigned(field) ? wordsOf(field, values[field.id]) || '____' : '';
  });
  return written
    .join('')
    .replaceAll(/ *\(initials\)/g, '')
    .replaceAll(/ +$/gm, '')
    .trim();
}

/** What is printed around a field: what a signature or initials there agree to, and the fields of the same block before it. */
export type Statement = { text: string; fieldIds: string[] };

/** Tells whether a block has the signature of a field's signer. */
const hasSigner = (block: DocumentBlock, { signers }: Composed, { signer }: DocumentField): boolean =>
  blockSigners(block, signers).some(({ order }) => order === signer);

/** Returns which block of a composed document a field is in; -1 if it’s in none. */
function blockOf(template: Composed, field: DocumentField): number {
  const { blocks = [] } = template;
  const named = blocks.findIndex(({ text, fields: lines = [] }) => lines.includes(field.id) || text.includes(`{{${field.id}}}`));
  return named === -1 ? blocks.findIndex((block) => hasSigner(block, template, field)) : named;
}

/** A section of a document that a signer reads before a question. */
export type Reading = { title: string; text: string };

/**
 * Returns what a signer of a composed document reads before each of their questions, by its id, and after the last: every section with a text once, where it’s printed, so that nothing that they sign is skipped because
 * it asks nothing. What a signature or initials agree to is their statement.
 */
export function readingsOf(template: Composed, own: readonly DocumentField[], values: Values) {
  const { blocks = [], fields } = template;
  const byId = new Map(fields.map((each) => [each.id, each]));
  const isText = (at: number) => (blocks[at]?.text.trim() ?? '') !== '';
  const places = own.map((field) => ({ field, at: blockOf(template, field) }));
  const stated = new Set(
    places.flatMap(({ field, at }) =>
      isSigned(field) ? [blocks.slice(0, at + 1).findLastIndex(({ text }) => text.trim() !== '')] : [],
    ),
  );
  const before = new Map<string, Reading[]>();
  let next = 0;
  const upTo = (end: number): Reading[] => {
    const found = blocks
      .slice(next, end)
      .flatMap((block, each) =>
        isText(next + each) && !stated.has(next + each) ? [{ title: block.title, text: textOf(block, byId, values) }] : [],
      );
    next = Math.max(next, end);
    return found;
  };
  for (const { field, at } of places) {
    const read = upTo(at + 1);
    if (read.length > 0) before.set(field.id, read);
  }
  return { before, last: upTo(blocks.length) };
}

/**
 * Returns the statement that a signature, initials, or a box of a composed document belongs to: the title and text of its block, or of the last block before it that
 * has a text. Nothing for other fields, and for a PDF, whose words are only on its pages.
 */
export function statementOf(template: Composed, field: DocumentField, values: Values): Statement | undefined {
  const { blocks = [], fields } = template;
  if (!isSigned(field)) return undefined;
  const at = blockOf(template, field);
  const block = blocks[at];
  if (!block) return undefined;
  const byId = new Map(fields.map((each) => [each.id, each]));
  const told = blocks.slice(0, at + 1).findLast(({ text }) => text.trim() !== '') ?? block;
  const lines = block.fields ?? [];
  const before = lines.slice(0, Math.max(0, lines.indexOf(field.id)));
  return {
    text: [told.title, textOf(told, byId, values)].filter(Boolean).join('\n'),
    fieldIds: before.filter((id) => byId.get(id)?.signer === field.signer && !isSigned(byId.get(id)!)),
  };
}
