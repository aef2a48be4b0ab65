import { expect, it } from 'vitest';
import { preservationPage } from '#shared/custody/pages/preservation-page.ts';
import { type Unfinished, unfinishedIn, withUnfinished } from './unfinished.ts';

const inRow: Unfinished = { name: 'temperatureReadings', part: '0-at', fault: 'Enter the year too' };

it('knows what is half filled in until it is finished, row by row', () => {
  const one = withUnfinished([], inRow);
  const two = withUnfinished(one, { ...inRow, part: '1-at', fault: 'Choose the time too' });
  expect(two).toHaveLength(2);
  expect(withUnfinished(two, { ...inRow, fault: undefined })).toEqual([{ ...inRow, part: '1-at', fault: 'Choose the time too' }]);
  expect(withUnfinished(one, { ...inRow, part: '5-at', fault: undefined })).toBe(one);
});

it('keeps a page open only for fields that it asks now', () => {
  const cold = { preservationMethod: 'refrigerate' };
  expect(unfinishedIn(preservationPage, [inRow], cold, {})).toEqual({ temperatureReadings: 'Enter the year too.' });
  expect(unfinishedIn(preservationPage, [{ ...inRow, name: 'notAsked' }], cold, {})).toEqual({});
});
