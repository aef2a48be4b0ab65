import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

type Json = { [key: string]: unknown };

const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));

async function schemasOf(file: string): Promise<[string, z.ZodType][]> {
  const exported: Json = await import(/* @vite-ignore */ `${import.meta.dirname}/${file}`);
  return Object.entries(exported).flatMap(([name, value]) => (value instanceof z.ZodType ? [[`${file} ${name}`, value]] : []));
}

/** Every schema that any file of the model exports, so that a new noun is included automatically. */
const schemas = (await Promise.all(files.map(schemasOf))).flat();

/** Finds places in a JSON schema that let anything through: objects with unknown fields, and texts and lists without a limit. */
function openEnds(schema: unknown, path = '$'): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((each, index) => openEnds(each, `${path}[${index}]`));
  const node = schema as Json;
  const ends: string[] = [];
  if (node.type === 'object' && node.additionalProperties !== false && !node.propertyNames && !node.oneOf)
    ends.push(`${path} takes unknown fields`);
  const bounded = node.maxLength !== undefined || node.enum || node.const !== undefined || isShortFormat(node);
  if (node.type === 'string' && !bounded) ends.push(`${path} is a text without an end`);
  return [...ends, ...Object.entries(node).flatMap(([key, value]) => openEnds(value, `${path}.${key}`))];
}

/** Returns whether a format limits the length itself: dates, moments, ids, and patterns without repetition. */
function isShortFormat(node: Json): boolean {
  if (['date', 'date-time', 'uuid'].includes(String(node.format))) return true;
  return typeof node.pattern === 'string' && !/[*+]|,\}/.test(node.pattern.replace(/\[[^\]]*\]/g, ''));
}

describe('every schema of the model', () => {
  it('is found', () => {
    expect(schemas.length).toBeGreaterThan(80);
  });

  it.each(schemas)('%s can be shown in the API description', (_name, schema) => {
    expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow();
    expect(() => z.toJSONSchema(schema, { io: 'output' })).not.toThrow();
  });

  it.each(schemas)('%s bounds its texts and refuses unknown fields', (_name, schema) => {
    const { $defs, ...rest } = z.toJSONSchema(schema, { io: 'input' }) as Json;
    // A logic rule is any JSON; its length is limited by a check that JSON Schema can't express.
    const isJson = (definition: unknown) =>
      JSON.stringify(definition).includes('"type":"null"') && JSON.stringify(definition).includes('"anyOf"');
    const definitions = Object.fromEntries(Object.entries(($defs ?? {}) as Json).filter(([, definition]) => !isJson(definition)));
    expect(openEnds({ ...rest, definitions })).toEqual([]);
  });
});
