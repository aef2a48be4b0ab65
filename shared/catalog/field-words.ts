import { readRule } from '#shared/logic/drawing/read-rule.ts';
import { sentenceOf } from '#shared/logic/drawing/sentence.ts';
import type { Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import { formatCalendarDate, isCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import type { FormField } from './form-fields.ts';
import type { NounName } from './noun-names.ts';
import { ruleSettingOf } from './rule-setting.ts';

/** What a reader of values knows: the names of entries, and those that rules read. */
export type WordsKnown = {
  noun: NounName;
  nameOf: (noun: NounName, id: string) => string | undefined;
  vocabulary?: Vocabulary;
  /** Says a value that nobody reads, such as the id of a list, in its own words; undefined for any other. */
  textFor?: (path: string, value: unknown) => string | undefined;
};

const none: Vocabulary = new Map();
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Returns whether a field is empty. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const fieldsOf = (fields: readonly FormField[], value: unknown, known: WordsKnown): string =>
  fields
    .map((field) => ({ field, words: fieldWords(field, (value as Record<string, unknown>)[field.name], known) }))
    .filter(({ words }) => words !== '')
    .map(({ field, words }) => (field.kind === 'switch' ? `${field.label}: ${words.toLowerCase()}` : `${field.label}: ${words}`))
    .join('; ');

const textOf = (choices: readonly { id: string; text: string }[], id: unknown): string =>
  choices.find((each) => each.id === id)?.text ?? String(id);

function ruleWords({ path }: FormField, value: unknown, { noun, vocabulary = none }: WordsKnown): string {
  const { use } = ruleSettingOf(noun, path, {});
  return sentenceOf(readRule(JSON.stringify(value), use.gives), vocabulary, use).replace(/\.$/, '');
}

/** Says the value of a field as a person would: choices and other entries by their names, amounts in dollars, rules as sentences. Nothing is an empty text. */
export function fieldWords(field: FormField, value: unknown, known: WordsKnown): string {
  if (isNothing(value)) return '';
  const own = known.textFor?.(field.path, value);
  if (own !== undefined) return own;
  const nameOf = (noun: NounName, id: unknown) => known.nameOf(noun, String(id)) ?? 'Missing entry';
  switch (field.kind) {
    case 'switch':
      return value === true ? 'Yes' : 'No';
    case 'date':
      return isCalendarDate(value) ? formatCalendarDate(value) : String(value);
    case 'cents':
      return typeof value === 'number' ? formatCents(value) : String(value);
    case 'choice':
      return textOf(field.choices.options, value);
    case 'choices':
      return listOf(value)
        .map((id) => textOf(field.choices.options, id))
        .join(', ');
    case 'reference':
      return nameOf(field.noun, value);
    case 'references':
      return listOf(value)
        .map((id) => nameOf(field.noun, id))
        .join(', ');
    case 'words':
      return listOf(value).join(', ');
    case 'rule':
      return ruleWords(field, value, known);
    case 'picture':
      return String(value).split('/').at(-1)?.replace('-{width}', '') ?? '';
    case 'group':
      return fieldsOf(field.fields, value, known);
    case 'list':
      return listOf(value)
        .map((element) => fieldsOf(field.fields, element, known))
        .join('\n');
    case 'shapes': {
      const chosen = (value as Record<string, unknown>)[field.on.name];
      const shape = field.shapes.find((each) => each.value === chosen);
      const rest = shape ? fieldsOf(shape.fields, value, known) : '';
      return [fieldWords(field.on, chosen, known), rest].filter(Boolean).join('; ');
    }
    default:
      return String(value);
  }
}

/** Says the value of a field in a cell of a list: of long lists, only how many there are, and of fields that belong together, the first. */
export function cellWords(field: FormField, value: unknown, known: WordsKnown): string {
  if (field.kind === 'list') return String(listOf(value).length);
  if (field.kind === 'switch') return value === true ? 'Yes' : 'No';
  const [first] = field.kind === 'group' ? field.fields : [];
  const [shown, inside] = first && value ? [first, (value as Record<string, unknown>)[first.name]] : [field, value];
  return fieldWords(shown, inside, known).replace(/\s+/g, ' ');
}
