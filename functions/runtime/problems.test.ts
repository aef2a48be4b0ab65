import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { openTable } from '#functions/table/table.ts';
import { problemBody, problemOfError } from './problems.ts';

const answerTo = (error: unknown) => {
  const { status, code } = problemBody(problemOfError(error), 'one');
  return [status, code];
};

/** Returns what a write throws when the table refuses it so. */
async function thrownFor(refusal: Error): Promise<unknown> {
  const client = { send: () => Promise.reject(refusal) } as unknown as DynamoDBDocumentClient;
  return openTable(client, 'Table')
    .put({ pk: 'ONE', sk: 'ONE', entityType: 'one' })
    .catch((error: unknown) => error);
}

it('answers 413 when a row would outgrow the table, alone or in a transaction', async () => {
  const words = 'Item size to update has exceeded the maximum allowed size';
  const refused = Object.assign(new Error(words), { name: 'ValidationException' });
  const cancelled = Object.assign(new Error('Transaction cancelled'), {
    CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError', Message: words }],
  });
  const thrown = await Promise.all([thrownFor(refused), thrownFor(cancelled)]);
  for (const error of [...thrown, new Error('The write failed.', { cause: thrown[0] })])
    expect(answerTo(error)).toEqual([413, 'too_large']);
  expect(answerTo(await thrownFor(new Error('An item is missing.')))).toEqual([500, 'internal']);
});

it('answers 503 and when to try again while a service that it needs gives no answer, and 500 for a fault of ours', async () => {
  const timedOut = Object.assign(new Error('Connection timed out after 1000 ms'), { name: 'TimeoutError' });
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const throttled = Object.assign(new Error('Rate of requests exceeds the allowed throughput.'), { name: 'ThrottlingException' });
  const thrown = await Promise.all([timedOut, refused, throttled].map(thrownFor));
  for (const error of [...thrown, new Error('Failed.', { cause: timedOut })]) {
    expect(answerTo(error)).toEqual([503, 'unavailable']);
    expect(problemBody(problemOfError(error), 'one').retryAfterSeconds).toBe(2);
  }
  expect(answerTo(new TypeError('x is undefined'))).toEqual([500, 'internal']);
});
