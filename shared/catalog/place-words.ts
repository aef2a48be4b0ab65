import { formatCents } from '#shared/values/money.ts';
import type { WordsKnown } from './field-words.ts';
import { type FormField, innerFields } from './form-fields.ts';
import { beginningOf } from './template-words.ts';

/** Where a part of an entry is: the words of the form that lead there, and the field that it is, unless no form shows it. */
export type Place = { labels: readonly string[]; field: FormField | undefined };

type Known = Pick<WordsKnown, 'nameOf'> & {
  /** The versions of the entry in which it may be. */
  entries: readonly unknown[];
};

/** Fields that an element may be called by: the first that it has. */
const naming = ['name', 'displayName', 'question', 'title', 'text', 'description'];

/** What no field of a form sets. */
const others: Readonly<Record<string, string>> = {
  sortOrder: 'Place in the list',
  eventOrder: 'Place in the list',
  isRetired: 'Retired',
  priceCents: 'Sum of its prices',
};
const OTHER = 'Other';

type ListField = FormField & { kind: 'list' };
type Values = readonly unknown[];
type Path = readonly (string | number)[];

const valueIn = (value: unknown, name: string | number): unknown => (value as Record<string, unknown> | null | undefined)?.[name];
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Returns what an element of a list is called: by its own words, or by the entry that it stands for. */
export function elementName(
  { fields }: ListField,
  element: unknown,
  nameOf: WordsKnown['nameOf'],
  versions: readonly unknown[] = [],
): string | undefined {
  const own = naming.map((name) => valueIn(element, name)).find(isText);
  if (own) return own === valueIn(element, 'text') ? beginningOf(own, versions) : own;
  const reference = fields.find((field) => field.kind === 'reference');
  const id = reference && valueIn(element, reference.name);
  const name = reference?.kind === 'reference' && isText(id) ? nameOf(reference.noun, id) : undefined;
  // An attribute is told from another by what it says: “Material: Oak.”
  const value = fields.some((field) => field.name === 'value' && field.kind === 'line') ? valueIn(element, 'value') : undefined;
  return name && isText(value) ? `${name}: ${value}` : name;
}

function intoElement(field: ListField, [at, ...rest]: Path, lists: Values, known: Known): Place {
  const indexes = lists.map((list) => {
    if (!Array.isArray(list)) return -1;
    return typeof at === 'number' ? at : list.findIndex((element) => valueIn(element, 'id') === at);
  });
  const elements = lists.map((list, which) => valueIn(list, indexes[which] ?? -1));
  const name = elements.map((element) => elementName(field, element, known.nameOf, known.entries)).find(isText);
  const number = indexes.find((index) => index >= 0);
  const label = name ?? (number === undefined ? 'Missing entry' : `Number ${number + 1}`);
  const whole: FormField = { ...field, kind: 'group' };
  return after(label, rest.length === 0 ? { labels: [], field: whole } : intoFields(field.fields, rest, elements, known));
}

const after = (label: string, { labels, field }: Place): Place => ({ labels: [label, ...labels], field });

function intoFields(fields: readonly FormField[], [at, ...rest]: Path, values: Values, known: Known): Place {
  const field = fields.find(({ name }) => name === at);
  if (!field) return { labels: [others[String(at)] ?? OTHER], field: undefined };
  const inside = values.map((value) => valueIn(value, field.name));
  if (rest.length === 0) return { labels: [field.label], field };
  if (field.kind === 'list') return after(field.label, intoElement(field, rest, inside, known));
  const inner = innerFields(field);
  return inner.length === 0 ? { labels: [field.label], field } : after(field.label, intoFields(inner, rest, inside, known));
}

/** Returns where a path leads, in the words of the form. Elements of lists are called by what they say, and else by their number. */
export const placeOf = (fields: readonly FormField[], path: Path, known: Known): Place =>
  intoFields(fields, path, known.entries, known);

/** Says the value of a field that no form shows: an amount in dollars, a switch as Yes or No. */
export function hiddenWords(path: Path, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' && String(path.at(-1)).endsWith('Cents') ? formatCents(value) : String(value);
}

/** Says what is wrong where: after the words that lead there, such as “Question: required.” */
export const faultWords = (labels: readonly string[], message: string): string =>
  labels.length === 0 ? message : `${labels.join(', ')}: ${message === 'Required' ? 'required' : message}`;
