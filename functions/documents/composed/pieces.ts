import type { DocumentField } from '#shared/model/document.ts';
import { textParts } from '#shared/model/document-blocks.ts';
import { cleanText } from '../text/clean-text.ts';
import { type ComposedValues, fieldText } from './field-text.ts';
import type { Mark } from './marks.ts';

/** Room for what is written or marked by hand. `option` counts the options of radio buttons. */
export type Blank = { field: DocumentField; width: number; height: number; option?: number; mark?: Mark };
/** Part of a word: letters, which may be those of a field's value, or a blank. */
export type Piece = { text: string; field?: DocumentField } | { blank: Blank };
/** Pieces that have no space between them. */
export type Word = Piece[];

const widths = { text: 130, date: 100, dropdown: 110, signature: 170, initials: 44 } as const;

/** Returns the size of the line that is left for a field in a text. */
export function blankOf(field: DocumentField, size: number): Blank {
  const { pdfFieldType: kind, combLength } = field;
  const height = kind === 'signature' ? size * 2.4 : kind === 'initials' ? size * 1.8 : size * 1.4;
  if (combLength !== undefined && kind === 'text') return { field, width: Math.min(200, combLength * size), height };
  return { field, width: kind === 'check' || kind === 'radio' ? size : widths[kind], height };
}

/** Collects words. Text is divided at its spaces, and what follows without one belongs to the same word. */
class Words {
  readonly words: Word[] = [[]];

  text(text: string, field?: DocumentField): void {
    for (const [at, part] of cleanText(text).split(/ +/).entries()) {
      if (at > 0) this.space();
      if (part !== '') this.words.at(-1)!.push(field ? { text: part, field } : { text: part });
    }
  }

  space(): void {
    if (this.words.at(-1)!.length > 0) this.words.push([]);
  }

  blank(blank: Blank): void {
    this.words.at(-1)!.push({ blank });
  }
}

function addField(words: Words, field: DocumentField, values: ComposedValues, size: number): void {
  const value = values[field.id];
  const { pdfFieldType: kind } = field;
  const blank = blankOf(field, size);
  const text = fieldText(field, value);
  if (kind === 'check') words.blank({ ...blank, mark: { shape: 'box', isOn: value === true } });
  else if (kind === 'radio')
    for (const [option, { value: own, label }] of field.options.entries()) {
      words.space();
      words.blank({ ...blank, option, mark: { shape: 'circle', isOn: value === own } });
      words.text(label);
    }
  else if (text.trim() === '') words.blank(blank);
  else words.text(text, field);
}

/** Returns the words of a paragraph, with the values of fields that it names, or room for them. */
export function wordsOf(
  text: string,
  { fields, values, size }: { fields: ReadonlyMap<string, DocumentField>; values: ComposedValues; size: number },
): Word[] {
  const words = new Words();
  for (const part of textParts(text)) {
    const field = 'insert' in part ? fields.get(part.insert) : undefined;
    if (field) addField(words, field, values, size);
    else words.text('insert' in part ? `{{${part.insert}}}` : part.words);
  }
  return words.words.filter((word) => word.length > 0);
}
