import { type Named, textWithNames } from '../model/field-inserts.ts';
import type { WordsKnown } from './field-words.ts';
import type { NounName } from './noun-names.ts';

type TextFor = NonNullable<WordsKnown['textFor']>;

/** The most characters of a text that something is called by. */
const MOST = 60;

/** Returns the named fields of the versions of a template; none of any other entry. */
function fieldsIn(versions: readonly unknown[]): Named[] {
  const lists = versions.map((version) => (version as { fields?: unknown } | null | undefined)?.fields);
  return lists
    .flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
    .filter((field): field is Named => {
      const { id, name } = (field ?? {}) as Partial<Named>;
      return typeof id === 'string' && typeof name === 'string';
    });
}

/** Returns how a text begins, on its first line and with the names of the fields that it inserts. */
export function beginningOf(text: string, versions: readonly unknown[]): string {
  const [line = ''] = textWithNames(text, fieldsIn(versions))
    .replaceAll(/\{\{|\}\}/g, '')
    .trim()
    .split('\n');
  return line.length > MOST ? `${line.slice(0, MOST).trimEnd()}...` : line.trim();
}

/** Returns what says the values of a template that name fields by their ids: texts, lines, and conditions. Anything else is left to `textFor`. */
export function withFieldNames(noun: NounName, versions: readonly unknown[], textFor: TextFor = () => undefined): TextFor {
  if (noun !== 'templateDocuments') return textFor;
  const fields = fieldsIn(versions);
  const names = new Map(fields.map(({ id, name }) => [id, name]));
  const nameOf = (id: unknown) => names.get(String(id)) ?? 'Missing field';
  return (path, value) => {
    if (path === 'blocks.text' && typeof value === 'string') return textWithNames(value, fields);
    if (path === 'blocks.fields' && Array.isArray(value)) return value.map(nameOf).join(', ');
    return path === 'fields.askedIf.fieldId' ? nameOf(value) : textFor(path, value);
  };
}
