import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begunWith, edited, redone, settled, textIn, undone } from './grid-edits.ts';

const saved = (row: string, column: string) => `${row}${column}`;
const start = begunWith({});
const cell = (row: string, column: string, text: string) => ({ row, column, text });

const ids = fc.constantFrom('a', 'b', 'c');
const cells = fc.array(fc.record({ row: ids, column: ids, text: fc.constantFrom('aa', 'bb', 'x', '') }), { maxLength: 5 });

describe('unsaved cells', () => {
  it('are only those that differ from what is saved', () => {
    const changed = edited(start, [cell('a', 'b', 'x'), cell('c', 'c', 'y')], saved);
    expect(changed.texts).toEqual({ a: { b: 'x' }, c: { c: 'y' } });
    expect(edited(changed, [cell('a', 'b', 'ab')], saved).texts).toEqual({ c: { c: 'y' } });
  });

  it('are no step to undo if nothing changes', () => {
    expect(edited(start, [cell('a', 'b', 'ab')], saved)).toBe(start);
  });

  it('are all back after as many undone as made, and all there again after as many redone', () => {
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 8 }), (steps) => {
        const end = steps.reduce((edits, step) => edited(edits, step, saved), start);
        const back = end.past.reduce((edits) => undone(edits, saved), end);
        expect(back.texts).toEqual({});
        expect(back.past).toEqual([]);
        const again = back.future.reduce((edits) => redone(edits, saved), back);
        expect(again).toEqual(end);
      }),
    );
  });

  it('aren’t unsaved anymore once they are saved, and can still be undone', () => {
    const changed = edited(start, [cell('a', 'b', 'x'), cell('a', 'c', 'y')], saved);
    const now = (row: string, column: string) => (row === 'a' && column === 'b' ? 'x' : saved(row, column));
    const after = settled(changed, { a: { b: 'x', c: 'as it was sent' } });
    expect(after.texts).toEqual({ a: { c: 'y' } });
    const back = undone(after, now);
    expect(back.texts).toEqual({ a: { b: 'ab' } });
    expect(textIn(back.texts, now, { row: 'a', column: 'b' })).toBe('ab');
  });

  it('leave nothing to redo after another change', () => {
    const changed = undone(edited(start, [cell('a', 'b', 'x')], saved), saved);
    expect(changed.future).toHaveLength(1);
    expect(edited(changed, [cell('b', 'b', 'x')], saved).future).toEqual([]);
  });
});
