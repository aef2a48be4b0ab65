import { describe, expect, it } from 'vitest';
import { cellFault, emptyText, keptText } from './cell-kind.ts';

describe('a cell', () => {
  it.each([
    ['text', ' Two\nlines ', 'Two lines'],
    ['money', '$1295', '1,295.00'],
    ['money', '1,295.5', '1,295.50'],
    ['money', '', ''],
    ['money', ' about 900 ', 'about 900'],
    ['checkbox', 'TRUE', 'Yes'],
    ['checkbox', 'x', 'Yes'],
    ['checkbox', '', 'No'],
    ['checkbox', 'toString', undefined],
    ['read-only', 'anything', undefined],
  ] as const)('of %s keeps of %j: %j', (kind, text, kept) => {
    expect(keptText(kind, text)).toBe(kept);
  });

  it.each([
    ['1.005', 'Enter a price, like 1,234.50.'],
    ['1,29', 'Enter a price, like 1,234.50.'],
    ['1e3', 'Enter a price, like 1,234.50.'],
    ['-5.00', 'A price cannot be below zero.'],
    ['100,000,000.01', 'A price is at most $100,000,000.00.'],
    ['99999999999999', 'A price is at most $100,000,000.00.'],
    ['100,000,000.00', undefined],
    ['0.00', undefined],
    ['', undefined],
  ])('says what is wrong with %s dollars', (text, fault) => {
    expect(cellFault({ kind: 'money' }, text)).toBe(fault);
  });

  it('says that a text is too long, and keeps all of it', () => {
    expect(cellFault({ kind: 'text', maxLength: 3 }, 'oak')).toBeUndefined();
    expect(cellFault({ kind: 'text', maxLength: 3 }, 'pine')).toBe('At most 3 characters.');
  });

  it('is empty in its own way', () => {
    expect(emptyText('checkbox')).toBe('No');
    expect(emptyText('money')).toBe('');
  });
});
