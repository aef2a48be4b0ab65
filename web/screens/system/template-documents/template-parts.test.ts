import { describe, expect, it } from 'vitest';
import { areSame, copyOfBlock, noHistory, partsOf, recorded, sayTheSame, typedIn, undone } from './template-parts.ts';

const [one, other] = ['a', 'b'].map((id) => ({ id, name: 'Name', placements: [] }));
const parts = partsOf({ fields: [one, other] as never });
const withFields = (...fields: object[]) => partsOf({ ...parts, fields: fields as never });

describe('what was typed in', () => {
  it('is one property of one element', () => {
    expect(typedIn(parts, withFields({ ...one, name: 'N' }, other!))).toBe('fields 0 name');
    expect(typedIn(parts, withFields(one!, { ...other, name: undefined }))).toBe('fields 1 name');
  });

  it('is nothing if elements came, went, or moved, or if several changed', () => {
    expect(typedIn(parts, withFields(one!))).toBeUndefined();
    expect(typedIn(parts, withFields(other!, one!))).toBeUndefined();
    expect(typedIn(parts, withFields({ ...one, name: 'N' }, { ...other, name: 'N' }))).toBeUndefined();
    expect(typedIn(parts, withFields({ ...one, placements: [{ page: 1 }] }, other!))).toBeUndefined();
    expect(typedIn(parts, { ...withFields({ ...one, name: 'N' }, other!), signers: [{ order: 1 } as never] })).toBeUndefined();
  });
});

it('has its PDF as a part, whose coming and going is one step', () => {
  const file = { sha256: 'a' } as never;
  const withFile = partsOf({ ...parts, file });
  expect(areSame(parts, withFile)).toBe(false);
  expect(typedIn(parts, partsOf({ ...withFile, fields: [{ ...one, name: 'N' }, other] as never }))).toBeUndefined();
  const history = recorded(noHistory, withFile);
  expect(undone(history, parts)?.value.file).toBe(file);
});

it('takes what was saved for what is on the form, though saving fills in defaults', () => {
  const id = '00000001-0000-4000-8000-000000000000';
  const typed = partsOf({ blocks: [{ id, type: 'general', text: 'I agree.' }] as never });
  const saved = partsOf({ blocks: [{ ...typed.blocks[0]!, title: '', columns: 1 }] });
  expect(sayTheSame(typed, saved)).toBe(true);
  expect(sayTheSame(typed, partsOf({ blocks: [{ ...typed.blocks[0]!, text: 'No.' }] }))).toBe(false);
});

it('copies a block with a separate id and separate lists', () => {
  const fields = ['x'];
  const copy = copyOfBlock({ id: 'a', title: 'One', fields }, 'b');
  expect(copy).toEqual({ id: 'b', title: 'One', fields: ['x'] });
  expect(copy.fields).not.toBe(fields);
});
