import { describe, expect, it } from 'vitest';
import { typedOption } from './part-select.tsx';

const numbers = (count: number, labelOf: (value: number) => string) =>
  Array.from({ length: count }, (_, value) => ({ value, label: labelOf(value) }));
const hours = numbers(24, (value) => `${value % 12 || 12} ${value < 12 ? 'am' : 'pm'}`);
const minutes = numbers(60, (value) => String(value).padStart(2, '0'));
const months = ['January', 'June', 'July', 'November'].map((label, at) => ({ value: [1, 6, 7, 11][at]!, label }));

describe('what is typed on a list', () => {
  it('is the minutes that have these two digits, also if they are equal', () => {
    for (const value of minutes.map((each) => each.value))
      expect(typedOption(minutes, String(value).padStart(2, '0'))?.value).toBe(value);
    expect(typedOption(minutes, '3')?.label).toBe('30');
    expect(typedOption(minutes, '60')).toBeUndefined();
  });

  it('is the hour as people say it, and as a clock of 24 hours has it', () => {
    const labelOf = (typed: string) => typedOption(hours, typed)?.label;
    expect(['1', '11', '11p', '12', '12p', '14', '9p'].map(labelOf)).toEqual([
      ...['1 am', '11 am', '11 pm', '12 am', '12 pm', '2 pm', '9 pm'],
    ]);
  });

  it('is the month of that number or name', () => {
    expect(['7', '11', 'ja', 'n'].map((typed) => typedOption(months, typed)?.label)).toEqual([
      ...['July', 'November', 'January', 'November'],
    ]);
  });
});
