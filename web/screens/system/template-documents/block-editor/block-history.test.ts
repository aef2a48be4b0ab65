import { describe, expect, it } from 'vitest';
import { copyOf, recorded, redone, undone } from './block-history.ts';

const block = (title: string) => [{ id: title, title }];
const none = { past: [], future: [] };

describe('the history of blocks', () => {
  it('goes back and forth through the changes', () => {
    const history = recorded(recorded(none, block('a')), block('b'));
    const before = undone(history, block('c'));
    expect(before?.blocks).toEqual(block('b'));
    const first = before && undone(before.history, before.blocks);
    expect(first?.blocks).toEqual(block('a'));
    expect(first && undone(first.history, first.blocks)).toBeUndefined();
    const again = first && redone(first.history, first.blocks);
    expect(again?.blocks).toEqual(block('b'));
    expect(again && redone(again.history, again.blocks)?.blocks).toEqual(block('c'));
  });

  it('forgets what was undone once something else changes', () => {
    const back = undone(recorded(none, block('a')), block('b'));
    expect(back && redone(recorded(back.history, back.blocks), block('x'))).toBeUndefined();
  });

  it('keeps the latest hundred changes', () => {
    let history: ReturnType<typeof recorded> = none;
    for (let at = 0; at < 150; at += 1) history = recorded(history, block(String(at)));
    expect(history.past).toHaveLength(100);
    expect(undone(history, [])?.blocks).toEqual(block('149'));
  });
});

describe('a duplicate', () => {
  it('has an id of its own, and lists of its own', () => {
    const fields = ['x'];
    const copy = copyOf({ id: 'a', title: 'One', fields }, 'b');
    expect(copy).toEqual({ id: 'b', title: 'One', fields: ['x'] });
    expect(copy.fields).not.toBe(fields);
  });
});
