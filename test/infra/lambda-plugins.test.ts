import { resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundleOptions } from '../../scripts/build-functions.ts';

const root = resolve(import.meta.dirname, '../..');

/** Asks a DynamoDB that refuses the read with `body`. */
const contents = `
  import { DynamoDBClient, DynamoDBServiceException, GetItemCommand } from '@aws-sdk/client-dynamodb';
  import * as z from 'zod';

  export async function errorOf(statusCode, body) {
    const client = new DynamoDBClient({
      region: 'us-east-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      maxAttempts: 1,
      requestHandler: {
        handle: async () => ({ response: { statusCode, headers: {}, body: new TextEncoder().encode(JSON.stringify(body)) } }),
      },
    });
    const error = await client.send(new GetItemCommand({ TableName: 'test', Key: { pk: { S: 'test' } } })).catch((error) => error);
    return { ...error, message: error.message, isOfService: error instanceof DynamoDBServiceException };
  }
  export const textAsEmail = () => z.string().email();
  export const email = () => z.email();
  export const number = () => z.coerce.number();
`;

type Bundle = {
  errorOf(status: number, body: object): Promise<Record<string, unknown>>;
  textAsEmail(): unknown;
  email(): { safeParse(value: unknown): { success: boolean } };
  number(): { parse(value: unknown): number };
};

const { outputFiles } = await esbuild.build({
  ...bundleOptions([]),
  entryPoints: undefined,
  stdin: { contents, resolveDir: root },
  sourcemap: false,
  write: false,
});
const { errorOf, textAsEmail, email, number } = (await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`
)) as Bundle;

const type = (name: string) => ({ __type: `com.amazonaws.dynamodb.v20120810#${name}` });

describe('what a bundle of a Lambda leaves out', () => {
  it.each([
    ['ResourceNotFoundException', 400, 'client'],
    ['TransactionConflictException', 400, 'client'],
    ['InternalServerError', 500, 'server'],
  ])('tells %s by its name and message, though its class is not there', async (name, status, fault) => {
    expect(await errorOf(status, { ...type(name), message: 'Refused' })).toMatchObject({
      name,
      message: 'Refused',
      $fault: fault,
      $metadata: { httpStatusCode: status },
      isOfService: true,
    });
  });

  it('keeps the errors that say more than a message, and those that are tried again', async () => {
    const reasons = [{ Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' }];
    expect(
      await errorOf(400, { ...type('TransactionCanceledException'), Message: 'Cancelled', CancellationReasons: reasons }),
    ).toMatchObject({ name: 'TransactionCanceledException', message: 'Cancelled', CancellationReasons: reasons });
    expect(await errorOf(400, { ...type('ReplicatedWriteConflictException'), message: 'Again' })).toMatchObject({
      $retryable: {},
    });
  });

  it('has the formats of text under z, and says so where one is asked of z.string()', () => {
    expect(email().safeParse('name@example.com').success).toBe(true);
    expect(email().safeParse('name').success).toBe(false);
    expect(number().parse('12')).toBe(12);
    expect(textAsEmail).toThrow('write z.email()');
  });
});
