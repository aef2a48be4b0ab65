import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dynamoDbCall } from './client.ts';
import { dynoxideServer, findDynoxide } from './dynoxide.ts';
import { scrubNumbers } from './scrub-numbers.ts';
import { startServer } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'yarrow-scrub-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const number = '219-09-9999';
const filesThatSay = () =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).toString('latin1').includes(number));

it('leaves nothing of a plain number in the file once its row is encrypted, while the server keeps running', async () => {
  const server = await startServer(dynoxideServer(findDynoxide() ?? '', join(folder, 'table.sqlite')));
  try {
    const call = dynamoDbCall(server?.url ?? '');
    await call('CreateTable', {
      TableName: 'one',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    });
    const put = (socialSecurityNumber: object) =>
      call('PutItem', { TableName: 'one', Item: { pk: { S: 'CASE#1' }, firstName: { S: 'Ruth' }, socialSecurityNumber } });
    await put({ S: number });
    const sealed = { M: { sealed: { S: 'v1.x.y' }, lastFour: { S: '9999' } } };
    await put(sealed);
    expect(filesThatSay()).not.toEqual([]);
    scrubNumbers(join(folder, 'table.sqlite'));
    expect(filesThatSay()).toEqual([]);
    scrubNumbers(join(folder, 'table.sqlite'));
    const { Item } = await call<{ Item: object }>('GetItem', { TableName: 'one', Key: { pk: { S: 'CASE#1' } } });
    expect(Item).toEqual({ pk: { S: 'CASE#1' }, firstName: { S: 'Ruth' }, socialSecurityNumber: sealed });
    await put(sealed);
  } finally {
    await server?.close();
  }
  expect(filesThatSay()).toEqual([]);
});
