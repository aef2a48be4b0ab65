import { expect, it } from 'vitest';
import { problemBody, problemOfError } from './problems.ts';

const answerTo = (error: unknown) => {
  const { status, code } = problemBody(problemOfError(error), 'one');
  return [status, code];
};

it('answers 413 when a row would outgrow the table, alone or in a transaction', () => {
  const words = 'Item size to update has exceeded the maximum allowed size';
  const refused = Object.assign(new Error(words), { name: 'ValidationException' });
  const cancelled = Object.assign(new Error('Transaction cancelled'), {
    CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError', Message: words }],
  });
  for (const error of [refused, cancelled, new Error('The write failed.', { cause: refused })])
    expect(answerTo(error)).toEqual([413, 'too_large']);
  expect(answerTo(new Error('An item is missing.'))).toEqual([500, 'internal']);
});
