import type * as z from 'zod';
import { blankOf, type MakeBlank } from './blank-entry.ts';
import type { AnyNoun, Choices, FieldWords, Reference } from './noun.ts';
import type { NounName } from './noun-names.ts';
import { definitionOf, unwrapped } from './schema-definition.ts';

/** How a field is edited. A list has the fields of each element; a choice of shapes has those of each shape, told apart by the field `on`. */
type FieldKind =
  | { kind: 'line' | 'lines' | 'date' | 'number' | 'cents' | 'switch' | 'rule' | 'picture' | 'words' }
  | { kind: 'choice' | 'choices'; choices: Choices }
  | { kind: 'reference' | 'references'; noun: NounName; within?: string }
  | { kind: 'group'; fields: readonly FormField[] }
  | { kind: 'list'; fields: readonly FormField[]; blank: MakeBlank }
  | { kind: 'shapes'; on: FormField; shapes: readonly { value: string; fields: readonly FormField[] }[] };

/** A field of a form: its name in the entry, or in the element that it belongs to, and its whole path. */
export type FormField = FieldKind & {
  name: string;
  path: string;
  label: string;
  hint?: string;
  isOptional: boolean;
  initial: unknown;
  isOnlyOne?: boolean;
};

/** Checks whether a text may have several lines: its schema says so only by what it accepts. */
const takesLines = (schema: z.ZodType): boolean => {
  const result = schema.safeParse('one\ntwo');
  return result.success && result.data === 'one\ntwo';
};

const metaOf = (schema: z.ZodType): { format?: unknown; description?: unknown } => schema.meta() ?? {};

/** Makes the fields of one noun's form. */
class FormBuilder {
  readonly #noun: AnyNoun;

  constructor(noun: AnyNoun) {
    this.#noun = noun;
  }

  /** The fields of an object, in the order in which the noun words them. */
  fieldsOf(schema: z.ZodType, at: string): FormField[] {
    const { words, hidden = ['id', 'sortOrder'] } = this.#noun;
    const order = Object.keys(words);
    return Object.entries(definitionOf(schema).shape ?? {})
      .map(([name, field]) => ({ name, path: at + name, field }))
      .filter(({ path }) => !hidden.includes(path))
      .map(({ name, path, field }) => this.#field(name, path, field))
      .toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  }

  #wordsAt(path: string): FieldWords {
    const words = this.#noun.words[path];
    if (words === undefined) throw new Error(`${this.#noun.name} has no words for its field ${path}, nor hides it.`);
    return typeof words === 'string' ? { label: words } : words;
  }

  #field(name: string, path: string, given: z.ZodType): FormField {
    const { schema, isOptional, initial } = unwrapped(given);
    const { label, hint, isOnlyOne } = this.#wordsAt(path);
    const more = { ...(hint ? { hint } : {}), ...(isOnlyOne ? { isOnlyOne } : {}) };
    return { name, path, label, ...more, isOptional, initial, ...this.#kindOf(schema, path) };
  }

  #referenceAt(path: string): Reference | undefined {
    return this.#noun.references?.find((each) => each.path.filter((field) => field !== '*').join('.') === path);
  }

  #kindOf(schema: z.ZodType, path: string): FieldKind {
    const { type, element, options = [] } = definitionOf(schema);
    const { choices, isPicture } = this.#wordsAt(path);
    const { noun, within } = this.#referenceAt(path) ?? {};
    if (isPicture) return { kind: 'picture' };
    if (noun) return { kind: type === 'array' ? 'references' : 'reference', noun, ...(within ? { within } : {}) };
    if (choices) return { kind: type === 'array' ? 'choices' : 'choice', choices };
    if (type === 'boolean') return { kind: 'switch' };
    if (type === 'lazy') return { kind: 'rule' };
    if (type === 'number') return { kind: metaOf(schema).description === 'integer US cents' ? 'cents' : 'number' };
    if (type === 'string' && metaOf(schema).format === 'date') return { kind: 'date' };
    if (type === 'string') return { kind: takesLines(schema) ? 'lines' : 'line' };
    if (type === 'object') return { kind: 'group', fields: this.fieldsOf(schema, `${path}.`) };
    if (type === 'array' && element)
      return definitionOf(element).type === 'object'
        ? {
            kind: 'list',
            fields: this.fieldsOf(element, `${path}.`),
            blank: (newId) => blankOf(element, { noun: this.#noun, at: `${path}.`, newId }),
          }
        : { kind: 'words' };
    if (type === 'union') return this.#shapesOf(options, path);
    throw new Error(`${this.#noun.name} has a field that no form can edit: ${path} is ${type}.`);
  }

  /** Tells shapes apart by the field that is one fixed word in each. */
  #shapesOf(options: readonly z.ZodType[], path: string): FieldKind {
    const fieldsOf = (option: z.ZodType) => Object.entries(definitionOf(option).shape ?? {});
    const on = fieldsOf(options[0] as z.ZodType).find(([, field]) => definitionOf(field).type === 'literal')?.[0];
    if (on === undefined) throw new Error(`${this.#noun.name} has shapes that nothing tells apart: ${path}.`);
    const { label, hint, choices } = this.#wordsAt(`${path}.${on}`);
    const chooser = { name: on, path: `${path}.${on}`, label, ...(hint ? { hint } : {}), isOptional: false, initial: undefined };
    return {
      kind: 'shapes',
      on: { ...chooser, kind: 'choice', choices: choices ?? { options: [] } },
      shapes: options.map((option) => ({
        value: String(definitionOf(definitionOf(option).shape?.[on] as z.ZodType).values?.[0]),
        fields: fieldsOf(option)
          .filter(([name]) => name !== on)
          .map(([name, field]) => this.#field(name, `${path}.${name}`, field)),
      })),
    };
  }
}

/** A noun doesn't change, so its form is built once: lists of drafts ask for that of each row. */
const built = new WeakMap<AnyNoun, readonly FormField[]>();

/**
 * Returns the fields of a noun's form, worked out from its schema: what it has no words for, and can't hide, is an error, and so is a kind of value that no widget
 * edits. A field that is added to a schema is therefore on the form, or the tests fail.
 */
export function formFields(noun: AnyNoun): readonly FormField[] {
  const known = built.get(noun) ?? new FormBuilder(noun).fieldsOf(noun.schema, '');
  built.set(noun, known);
  return known;
}

/** Finds a field of a form by its path, also in the elements of lists. */
export function fieldAt(fields: readonly FormField[], path: string): FormField | undefined {
  for (const field of fields) {
    if (field.path === path) return field;
    const found = path.startsWith(`${field.path}.`) && fieldAt(innerFields(field), path);
    if (found) return found;
  }
  return undefined;
}

/** Returns the fields inside a field. */
export function innerFields(field: FormField): readonly FormField[] {
  if (field.kind === 'list' || field.kind === 'group') return field.fields;
  if (field.kind === 'shapes') return [field.on, ...field.shapes.flatMap(({ fields }) => fields)];
  return [];
}
