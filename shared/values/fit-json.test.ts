import { describe, expect, it } from 'vitest';
import { parseFitJson, unfitPart } from './fit-json.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('JSON that someone sent', () => {
  it('is parsed as deep as 50 levels', () => {
    expect(parseFitJson(nested(50))).toEqual({ unfit: null, value: JSON.parse(nested(50)) });
    expect(parseFitJson(nested(51))).toEqual({ unfit: 'depth' });
    expect(parseFitJson(`${'{"a":'.repeat(51)}1${'}'.repeat(51)}`)).toEqual({ unfit: 'depth' });
    expect(parseFitJson('['.repeat(1_000_000))).toEqual({ unfit: 'depth' });
  });

  it('has brackets in its texts, which nest nothing', () => {
    const text = JSON.stringify([`"${'['.repeat(99)}\\"`, '{'.repeat(99)]);
    expect(parseFitJson(text)).toEqual({ unfit: null, value: JSON.parse(text) });
    expect(parseFitJson(JSON.stringify(Array(99).fill([])))).toHaveProperty('value');
  });

  it.each(['', '{"a":', 'undefined', '{"a":1}{"b":2}', '[1,2'])('is JSON, unlike %j', (text) => {
    expect(parseFitJson(text)).toEqual({ unfit: 'syntax' });
  });
});

describe('parsed JSON', () => {
  it.each(['{"__proto__":1}', '[{"a":[{"\\u005f_proto__":{}}]}]'])('has no field __proto__: %s', (text) => {
    expect(unfitPart(JSON.parse(text))).toBe('No field can be named “__proto__.”');
  });

  it('has only numbers that can be kept', () => {
    expect(unfitPart(JSON.parse('{"a":[1,-1e400]}'))).toBe('A number is too large.');
    expect(unfitPart(JSON.parse('{"a":[1,1e300,null,"Infinity",true]}'))).toBeUndefined();
  });
});
