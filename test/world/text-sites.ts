/** Finds every text field of an input, and makes an input for each, so that new fields are tested automatically. */
import type * as z from 'zod';

type Schema = z.ZodType;
type Definition = {
  type: string;
  shape?: Record<string, Schema>;
  options?: Schema[];
  items?: Schema[];
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  entries?: Record<string, string>;
  values?: unknown[];
};

/** A text field of an input: its path, its schema, and the smallest input that has it. */
export type TextSite = { path: string; leaf: Schema; build: (text: string) => unknown };

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;
const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);
const takes = (schema: Schema, value: unknown) => schema.safeParse(value).success;

const texts = [
  'Ann',
  '0197a000-0000-7000-8000-000000000001',
  '2026-11-02',
  '2026-11-02T15:00:00.000Z',
  'ann@example.com',
  '4242',
  '2026-11',
  'ABCD2345',
  'US',
  '02134',
  'a'.repeat(43),
  'a'.repeat(64),
  'data:image/png;base64,AAAA',
];
const numbers = [1, 50, 100, 0, 20.5];

function firstTaken(schema: Schema, values: readonly unknown[]): unknown {
  const found = values.find((value) => takes(schema, value));
  if (found === undefined)
    throw new Error(`No value is known for ${JSON.stringify(definitionOf(schema).type)}: add one to this file.`);
  return found;
}

/** Returns the smallest value that a schema takes. */
export function plainOf(schema: Schema): unknown {
  const { type, options = [], items = [], element, innerType, entries, values, in: from } = definitionOf(schema);
  switch (type) {
    case 'string':
      return firstTaken(schema, texts);
    case 'number':
      return firstTaken(schema, numbers);
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(entries ?? {})[0];
    case 'literal':
      return values?.[0];
    case 'array':
      return takes(schema, []) || !element ? [] : [plainOf(element)];
    case 'tuple':
      return items.map(plainOf);
    case 'record':
      return {};
    case 'object':
      return withRest(schema, {});
    case 'union':
      return plainOf(options[0]!);
    case 'nullable':
    case 'null':
      return null;
    default:
      return innerType || from ? plainOf((innerType ?? from) as Schema) : null;
  }
}

/** Adds required fields to an object, including those that a rule over several fields requires. */
function withRest(schema: Schema, given: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(definitionOf(schema).shape ?? {}).filter(([name]) => !(name in given));
  const needed = fields.filter(([, field]) => !takes(field, undefined));
  const whole = { ...Object.fromEntries(needed.map(([name, field]) => [name, plainOf(field)])), ...given };
  if (takes(schema, whole)) return whole;
  const more = fields.filter(([name]) => !(name in whole));
  return more.map(([name, field]) => ({ ...whole, [name]: plainOf(field) })).find((each) => takes(schema, each)) ?? whole;
}

/** Returns every text field that a value of a schema may have. */
export function textSites(schema: Schema, path = ''): TextSite[] {
  const { type, shape = {}, options = [], items = [], element, innerType, keyType, valueType, in: from } = definitionOf(schema);
  const within = (part: Schema, at: string, around: (value: unknown) => unknown): TextSite[] =>
    textSites(part, at).map(({ build, ...site }) => ({ ...site, build: (text) => around(build(text)) }));
  if (type === 'string') return [{ path, leaf: schema, build: (text) => text }];
  if (type === 'object')
    return Object.entries(shape).flatMap(([name, field]) =>
      textSites(field, joined(path, name)).map(({ build, leaf, ...site }) => {
        const rest = withRest(schema, { [name]: build(String(plainOf(leaf))) });
        return { ...site, leaf, build: (text: string) => ({ ...rest, [name]: build(text) }) };
      }),
    );
  if (type === 'record' && keyType && valueType)
    return [
      ...within(keyType, joined(path, 'key'), (key) => ({ [String(key)]: plainOf(valueType) })),
      ...within(valueType, joined(path, 'value'), (value) => ({ [String(plainOf(keyType))]: value })),
    ];
  if (element) return within(element, path, (value) => [value]);
  if (items.length > 0)
    return items.flatMap((item, at) =>
      within(item, path, (value) => items.map((each, nth) => (nth === at ? value : plainOf(each)))),
    );
  return [...options, innerType, from].flatMap((part) => (part ? textSites(part, path) : []));
}
