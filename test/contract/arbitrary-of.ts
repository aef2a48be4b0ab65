import fc from 'fast-check';
import * as z from 'zod';

/** The part of JSON Schema (2020-12) that zod writes for our inputs. */
type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
};

/** Values that exist in the sample data, by the name of the field. Four of five values tried are these. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Strings that have broken programs before: markup, templates, other scripts, direction marks, NUL, halves of characters, names of prototypes. */
const hostileStrings: readonly string[] = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  "' OR 1=1 --",
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: a=b',
  '\ud800',
  '\udfff tail',
  '\u202Etxt.exe\u202C',
  'ملك بنت عبد الله',
  'שָׁלוֹם',
  '葬儀社 さくら',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'e\u0301'.repeat(40),
  'Z̸̢̛͙a̶̪͝l̷̫͠g̴̣͛o̶̰͂',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '\ufeff',
  '\u2028\u2029',
];

/** JSON values of a wrong kind, or huge or deep. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e9,
    1e308,
    -1e308,
    2 ** 53,
    0.1,
    [],
    {},
    [[]],
    [null],
    { length: 1e9 },
    { $ref: '#' },
  ),
  fc.constantFrom(...hostileStrings),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}')),
  fc.constant(Array.from({ length: 300 }, () => 7)),
  fc.constant(Array.from({ length: 60 }).reduce<unknown>((inner) => ({ deeper: inner }), 1)),
);

const words = [
  'Boston, MA',
  '02134',
  'Saint Louis',
  'St. Louis, MO',
  '99999',
  'Springfield',
  'a',
  'Quincy Funeral Home',
  'x;y',
  '4,000',
];

const within = ({ minLength = 0, maxLength = 200 }: JsonSchema) => ({
  minLength,
  maxLength: Math.min(maxLength, Math.max(minLength, 200)),
});

/** Generates strings of a schema: of its pattern or format if it has one, its examples, and plain text of any script within its bounds. */
function stringsOf(schema: JsonSchema): fc.Arbitrary<string> {
  const { format, pattern, examples = [] } = schema;
  const bounds = within(schema);
  const fits = (text: string) => text.length >= bounds.minLength && text.length <= (schema.maxLength ?? 20_000);
  const text = fc.string({ unit: 'grapheme', ...bounds });
  if (examples.length > 0) return fc.oneof(fc.constantFrom(...examples.map(String)), text);
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constant('00000000-0000-0000-0000-000000000000'));
  if (format === 'email') return fc.oneof(fc.emailAddress(), fc.constant('Somebody@Example.COM'));
  // Patterns that only exclude characters (by classes) accept most text; the others are too narrow to match by chance.
  const isBar = pattern?.includes('\\p{') || pattern?.startsWith('^[^');
  if (pattern && isBar) return text.filter((each) => new RegExp(pattern, 'u').test(each));
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' }).filter(fits);
  return fc.oneof(text, fc.constantFrom(...words.filter(fits), 'x'.repeat(Math.max(1, bounds.minLength))));
}

const bound = (value: number | undefined, fallback: number) => Math.max(-1e9, Math.min(1e9, value ?? fallback));

function recordsOf({ properties = {}, required = [] }: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const fieldOf = (name: string, each: JsonSchema) => {
    const any = fromJsonSchema(each, known);
    const values = known[name];
    return values ? fc.oneof({ weight: 1, arbitrary: any }, { weight: 4, arbitrary: fc.constantFrom(...values) }) : any;
  };
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, fieldOf(name, each)]));
  return fc.record(fields, { requiredKeys: required });
}

function fromJsonSchema(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => fromJsonSchema(option, known)));
  if (schema.allOf) return fromJsonSchema(Object.assign({}, ...schema.allOf), known);
  const { minimum, maximum, items = {}, minItems = 0, maxItems = 5 } = schema;
  switch (schema.type) {
    case 'string':
      return stringsOf(schema);
    case 'integer':
      return fc.integer({ min: bound(minimum, -1e9), max: bound(maximum, 1e9) });
    case 'number':
      return fc.double({ min: bound(minimum, -1e9), max: bound(maximum, 1e9), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((each) => fromJsonSchema(each, known)));
      return fc.array(fromJsonSchema(items, known), {
        minLength: minItems,
        maxLength: Math.min(maxItems, Math.max(minItems, 5)),
      });
    case 'object':
      return recordsOf(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Generates inputs that a schema describes. What JSON Schema can't express (a refinement) may still be refused. */
export const arbitraryOf = (schema: z.ZodType, known: KnownValues = {}): fc.Arbitrary<unknown> =>
  fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, known);

/** Generates broken inputs: a field of another kind, one missing, one unknown, or something else altogether. */
export function bentArbitraryOf(schema: z.ZodType, known: KnownValues = {}): fc.Arbitrary<unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const names = Object.keys(properties);
  const straight = arbitraryOf(schema, known).map((value) =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {},
  );
  const set = (input: Record<string, unknown>, name: string, value: unknown) => {
    const bent: Record<string, unknown> = { ...input };
    // Defined, not assigned: `__proto__` has to be in the JSON as a field of that name.
    Object.defineProperty(bent, name, { value, enumerable: true, configurable: true, writable: true });
    return bent;
  };
  const unknown = fc.tuple(
    straight,
    fc.oneof(fc.constantFrom('__proto__', 'constructor', 'isAdmin', ''), fc.string()),
    hostileValues,
  );
  if (names.length === 0)
    return fc.oneof(
      unknown.map((args) => set(...args)),
      hostileValues,
    );
  const name = fc.constantFrom(...names);
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(straight, name, hostileValues).map((args) => set(...args)) },
    { weight: 3, arbitrary: fc.tuple(straight, name, fc.constantFrom(...hostileStrings)).map((args) => set(...args)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(straight, name)
        .map(([input, dropped]) => Object.fromEntries(Object.entries(input).filter(([key]) => key !== dropped))),
    },
    { weight: 2, arbitrary: unknown.map((args) => set(...args)) },
    { weight: 1, arbitrary: hostileValues },
  );
}
