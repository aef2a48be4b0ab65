import { randomUUID } from 'node:crypto';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CloudHandle } from '#infra/local/index.ts';
import { clientOf, eventually, startSample } from './sample/sample-cloud.ts';

let cloud: CloudHandle;
let stop: () => Promise<void>;
let table: DynamoDBClient;
beforeAll(async () => {
  ({ cloud, stop } = await startSample());
  table = new DynamoDBClient(clientOf(cloud, 'DYNAMODB'));
});
afterAll(() => stop());

async function order(more: object = {}): Promise<string> {
  const id = randomUUID();
  const response = await fetch(`${cloud.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, ...more }),
  });
  expect(response.status).toBe(201);
  return id;
}

async function numberOf(pk: string, sk: string, attribute: string): Promise<number> {
  const { Item } = await table.send(
    new GetItemCommand({ TableName: cloud.outputs.TableName, Key: { pk: { S: pk }, sk: { S: sk } } }),
  );
  return Number(Item?.[attribute]?.N ?? 0);
}
const deadLetters = () => cloud.control.messages('DeadLetters');

describe('from state to email', () => {
  it('an outbox item becomes an event, the event a message, the message one email with text and HTML', async () => {
    const id = await order();
    const [mail] = await eventually(() => {
      const mails = cloud.control.mails({ to: `${id}@EXAMPLE.com` });
      return mails.length > 0 && mails;
    }, 'the mail');
    expect(mail).toMatchObject({
      subject: 'Your order',
      from: 'Sample <sample@example.com>',
      body: { text: 'plain', html: '<p>rich</p>' },
    });
    const stored = (await (await fetch(`${cloud.mailUrl}/store?to=${id}@example.com`)).json()) as { emails: object[] };
    expect(stored.emails).toEqual([mail]);
    expect(cloud.control.events('order.placed').filter(({ event }) => (event.detail as { id: string }).id === id)).toHaveLength(
      1,
    );
  });

  it('a poisoned event is tried as often as its queue says, goes to the dead-letter queue, and blocks no other', async () => {
    const [poisoned, ...healthy] = await Promise.all([order({ poison: true }), order(), order(), order()]);
    for (const id of healthy)
      await eventually(() => cloud.control.mails({ to: `${id}@example.com` }).length > 0, 'a healthy mail');
    const dead = await eventually(() => deadLetters().find(({ body }) => body.includes(poisoned)), 'the dead letter');
    expect(await numberOf(`SEEN#${poisoned}`, 'SEEN', 'attempts')).toBe(3);
    expect((JSON.parse(dead.body) as { detail: object }).detail).toEqual({ id: poisoned, poison: true });
    expect(cloud.control.redrive('DeadLetters')).toBeGreaterThanOrEqual(1);
    await eventually(async () => (await numberOf(`SEEN#${poisoned}`, 'SEEN', 'attempts')) === 6, 'three more attempts');
    await eventually(() => deadLetters().some(({ body }) => body.includes(poisoned)), 'the dead letter again');
  });
});

describe('the bus', () => {
  it('accepts what is well formed, and says what is wrong with each entry that is not', async () => {
    const bus = new EventBridgeClient(clientOf(cloud, 'EVENTBRIDGE'));
    const entry = { Source: 'test', DetailType: 'tried', Detail: '{}' };
    const { Entries = [], FailedEntryCount } = await bus.send(
      new PutEventsCommand({
        Entries: [entry, { ...entry, Detail: 'text' }, { ...entry, EventBusName: 'nowhere' }, { ...entry, Source: undefined }],
      }),
    );
    expect(Entries.map((one) => one.ErrorCode ?? 'taken')).toEqual([
      'taken',
      'MalformedDetail',
      'ResourceNotFoundException',
      'InvalidArgument',
    ]);
    expect(FailedEntryCount).toBe(3);
    await expect(bus.send(new PutEventsCommand({ Entries: Array.from({ length: 11 }, () => entry) }))).rejects.toThrow();
  });
});

describe('schedules', () => {
  it('are listed with their next time, and start their job when fired', async () => {
    const nightly = cloud.control.schedules().find(({ name }) => name.includes('Nightly'));
    expect([nightly?.expression, nightly?.nextAt?.slice(11)]).toEqual(['cron(0 3 * * ? *)', '03:00:00.000Z']);
    expect(cloud.control.fireSchedule('working')).toEqual(['working']);
    await eventually(async () => (await numberOf('JOB#working', 'JOB', 'runs')) === 1, 'the job');
  });

  it('try a failing job again as its function says, then put it into its failure destination', async () => {
    cloud.control.fireSchedule('failing');
    const dead = await eventually(() => deadLetters().find(({ body }) => body.includes('RetriesExhausted')), 'the failed job');
    expect(JSON.parse(dead.body)).toMatchObject({
      requestPayload: { job: 'failing' },
      requestContext: { approximateInvokeCount: 2 },
    });
    expect(await numberOf('JOB#failing', 'JOB', 'runs')).toBe(2);
  });
});

describe('queues', () => {
  it('hide what was received, show it again when it was not deleted, and count', async () => {
    const sqs = new SQSClient(clientOf(cloud, 'SQS'));
    const QueueUrl = `${cloud.env.AWS_ENDPOINT_URL_SQS}/000000000000/${cloud.control.queues().find(({ name }) => name.includes('DeadLetters'))?.name}`;
    cloud.control.purge('DeadLetters');
    cloud.control.send('DeadLetters', 'hello');
    const receive = async (VisibilityTimeout: number) =>
      (await sqs.send(new ReceiveMessageCommand({ QueueUrl, VisibilityTimeout, MessageSystemAttributeNames: ['All'] })))
        .Messages ?? [];
    expect((await receive(0))[0]).toMatchObject({ Body: 'hello', Attributes: { ApproximateReceiveCount: '1' } });
    expect((await receive(60))[0]).toMatchObject({ Body: 'hello', Attributes: { ApproximateReceiveCount: '2' } });
    expect(await receive(60)).toEqual([]);
    expect(cloud.control.queues().find(({ name }) => name.includes('DeadLetters'))).toMatchObject({ visible: 0, inFlight: 1 });
  });
});

it('expired items are removed, others stay', async () => {
  const put = (pk: string, expiresAt: number) =>
    table.send(
      new PutItemCommand({
        TableName: cloud.outputs.TableName,
        Item: { pk: { S: pk }, sk: { S: 'x' }, expiresAt: { N: String(expiresAt) } },
      }),
    );
  const now = Math.floor(Date.now() / 1000);
  await Promise.all([put('old', now - 10), put('new', now + 1000)]);
  expect(await cloud.control.sweep()).toBe(1);
  expect([await numberOf('old', 'x', 'expiresAt'), await numberOf('new', 'x', 'expiresAt')]).toEqual([0, now + 1000]);
});
