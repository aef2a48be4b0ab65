import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { lazyFields, lazyObject } from './lazy-object.ts';
import { once } from './once.ts';

const fieldsOf = () => ({
  name: z.string().max(3),
  age: z.int().default(7),
  more: z.strictObject({ at: z.iso.date() }).optional(),
});
const eager = z.strictObject(fieldsOf());
const inputs = [
  {},
  { name: 'Ada' },
  { name: 'Ada', age: 1.5 },
  { name: 'Adam' },
  { name: 'Ada', more: { at: '2026-11-23' } },
  { name: 'Ada', more: { at: 'soon', by: 'whom' } },
  { name: 'Ada', other: true },
  null,
  [],
  'Ada',
];

describe('a lazy object', () => {
  it('builds its fields at the first parse, and once', () => {
    const fields = vi.fn(fieldsOf);
    const schema = lazyObject(fields);
    const optional = schema.optional();
    const list = z.array(schema);
    const refined = schema.refine(({ age }) => age > 0);
    z.discriminatedUnion('name', [lazyObject(() => ({ name: z.literal('a'), schema }))]);
    expect(fields).not.toHaveBeenCalled();

    schema.parse({ name: 'Ada' });
    optional.parse(undefined);
    list.parse([{ name: 'Ada' }, { name: 'Bob' }]);
    refined.parse({ name: 'Ada' });
    expect(schema.shape.name.safeParse('Adam').success).toBe(false);
    expect(fields).toHaveBeenCalledTimes(1);
  });

  it('accepts and refuses the same as a strict object with the same fields', () => {
    const schema = lazyObject(fieldsOf);
    for (const input of inputs) {
      expect(schema.safeParse(input)).toEqual(eager.safeParse(input));
      expect(schema['~standard'].validate(input)).toEqual(eager['~standard'].validate(input));
    }
  });

  it('is described like a strict object with the same fields', () => {
    for (const io of ['input', 'output'] as const)
      expect(z.toJSONSchema(lazyObject(fieldsOf), { io })).toEqual(z.toJSONSchema(eager, { io }));
  });

  it('is extended, narrowed, and combined like any other', () => {
    const schema = lazyObject(fieldsOf);
    expect(schema.extend({ age: z.string() }).parse({ name: 'Ada', age: 'old' })).toEqual({ name: 'Ada', age: 'old' });
    expect(schema.omit({ name: true }).safeParse({ name: 'Ada' }).success).toBe(false);
    expect(schema.pick({ name: true }).parse({ name: 'Ada' })).toEqual({ name: 'Ada' });
    expect(schema.partial().parse({})).toEqual({ age: 7 });
    const either = z.discriminatedUnion('kind', [
      lazyObject(() => ({ kind: z.literal('a'), a: z.int() })),
      lazyObject(() => ({ kind: z.literal('b'), b: z.int() })),
    ]);
    expect(either.safeParse({ kind: 'b', b: 1 }).success).toBe(true);
    expect(either.safeParse({ kind: 'b', a: 1 }).success).toBe(false);
    expect(either.safeParse({ kind: 'c' }).success).toBe(false);
  });
});

describe('lazy fields', () => {
  it('are built one by one, when they are read', () => {
    const one = vi.fn(() => z.int());
    const two = vi.fn(() => z.string());
    const fields = lazyFields({ one, two });
    expect(Object.keys(fields)).toEqual(['one', 'two']);
    expect(fields.one).toBe(fields.one);
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 0]);
    expect(lazyObject(() => ({ ...fields })).parse({ one: 1, two: 'b' })).toEqual({ one: 1, two: 'b' });
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('a value that is built once', () => {
  it('is built on first use, even if it is undefined', () => {
    const build = vi.fn(() => undefined);
    const value = once(build);
    expect(build).not.toHaveBeenCalled();
    expect([value(), value()]).toEqual([undefined, undefined]);
    expect(build).toHaveBeenCalledTimes(1);
  });
});
