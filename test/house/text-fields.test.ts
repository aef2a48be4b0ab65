import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { optionId } from '#shared/model/answer.ts';
import { calls } from '#test/cloud/wire.ts';

type Field = { path: string; schema: z.ZodType };
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  items?: z.ZodType[];
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
};

const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** Returns every string that a schema accepts, however deeply nested. */
function stringsOf(schema: z.ZodType, path = '', visited: ReadonlySet<unknown> = new Set()): Field[] {
  if (visited.has(schema)) return [];
  const within = new Set([...visited, schema]);
  const definition = schema._zod.def as unknown as Definition;
  const isString = definition.type === 'string' || definition.in?._zod.def.type === 'string';
  if (isString) return [{ path, schema }];
  const named = Object.entries(definition.shape ?? {}).flatMap(([name, each]) => stringsOf(each, joined(path, name), within));
  const { element, innerType, keyType, valueType, left, right, options = [], items = [] } = definition;
  const parts = [element, innerType, definition.in, keyType, valueType, left, right, ...options, ...items];
  return [...named, ...parts.flatMap((each) => (each ? stringsOf(each, path, within) : []))];
}

/** Strings that nobody reads as text: they are hashed, looked up, or searched by, and neither stored nor shown to anyone else. */
const unread =
  /\.(password|currentPassword|cursor|query)$|^(autocompleteAddress\.(selected|country)|getPlaceDetails\.placeId|setPlaceId\.id|getAllFaqQuestions\.page)$/;

const fields = calls.flatMap(({ name, input }) => (input ? stringsOf(input, name) : []));
const isTaken = ({ schema }: Field, text: string) => schema.safeParse(text).success;
const keptBy = ({ schema }: Field, text: string) => schema.safeParse(text).data;
const nameOf = ({ path }: Field) => path.split('.').at(-1) ?? '';

/** Free text: fields that accept a plain word, and any word of that length. */
const texts = fields.filter(
  (field) => isTaken(field, 'Ann') && isTaken(field, 'Lee') && !unread.test(field.path) && field.schema !== optionId,
);
const named = texts.map((field) => [field.path, field] as const);

describe('the text fields of all calls', () => {
  it('are found', () => {
    const names = new Set(texts.map(nameOf));
    for (const name of ['firstName', 'note', 'message', 'displayName', 'name', 'background', 'decedentLastName', 'reason'])
      expect(names).toContain(name);
    expect(texts.length).toBeGreaterThan(150);
  });

  it.each(named)('%s keeps nothing that is only invisible', (_, field) => {
    const invisible = [
      '\u200b',
      '\u2060\u200d',
      '\u3164',
      '\u115f\u1160',
      '\u00ad',
      '\u200e\u200f',
      '\u2800',
      '\u{e0041}',
      '\u2068\u2069',
      '\ufeff',
      '\u202e',
    ];
    for (const text of invisible) expect(isTaken(field, text) ? keptBy(field, text) : '', JSON.stringify(text)).toBe('');
  });

  it.each(named)('%s refuses overrides, line separators, and controls', (_, field) => {
    for (const sign of ['\u202d', '\u202e', '\u2028', '\u2029', '\u0000', '\u0085', '\u001b'])
      expect(isTaken(field, `A${sign}b`), JSON.stringify(sign)).toBe(false);
  });

  it.each(named)('%s keeps every script as typed', (_, field) => {
    const samples = ['عبد', 'שרה', 'می‌خ', 'हिन्दी', 'ไทย', '李明', 'a\u200fב', '\u2068א\u2069 b', 'Zoë', 'Jo 🙏', '2', 'क्\u200dष'];
    for (const text of samples.filter((each) => isTaken(field, 'x'.repeat(each.normalize().length))))
      expect(keptBy(field, text), text).toBe(text.normalize());
  });

  it.each(named)('%s drops pasted embeddings and keeps their text', (_, field) => {
    expect(keptBy(field, '\u202bשר\u202c')).toBe('שר');
  });
});
