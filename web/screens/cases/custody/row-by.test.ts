import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#shared/custody/pages/care-field.ts';
import { preservationPage } from '#shared/custody/pages/preservation-page.ts';
import { rowWith } from './row-by.ts';

const readings = fieldsOf(preservationPage).find(({ name }) => name === 'temperatureReadings') as Parameters<typeof rowWith>[3];
const withAnswer = (row: Parameters<typeof rowWith>[0], column: string, answer: string | null) =>
  rowWith(row, column, answer, readings, 'Ida Larkspur');

describe('a row of the cold log', () => {
  it('gets the name of the person who begins it', () => {
    expect(withAnswer({}, 'at', '2026-11-28T15:00:00.000Z')).toEqual({ at: '2026-11-28T15:00:00.000Z', by: 'Ida Larkspur' });
  });

  it('keeps another name, and one that was emptied', () => {
    expect(withAnswer({}, 'by', 'Rosa')).toEqual({ by: 'Rosa' });
    expect(withAnswer({ temperature: 380, by: null } as never, 'at', '2026-11-28T15:00:00.000Z')).toMatchObject({ by: null });
  });

  it('isn’t begun by emptying a field', () => {
    expect(withAnswer({}, 'at', null)).toEqual({ at: null });
  });
});
