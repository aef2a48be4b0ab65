import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { Clock } from '../clock/clock.ts';
import { FunctionError } from '../lambda/function-error.ts';
import type { Functions } from '../lambda/functions.ts';
import { InvocationWorker } from '../queues/invocation-worker.ts';
import { Queues } from '../queues/queues.ts';
import type { ObjectStore } from '../s3/object-store.ts';
import type { Deployment } from '../template/deployment.ts';
import { takeIn } from './inbound.ts';

const rule = {
  Recipients: ['reply.yarrow.example'],
  Actions: [
    { S3Action: { BucketName: 'inbound' } },
    { LambdaAction: { FunctionArn: 'arn:aws:lambda:::function:receive-email' } },
  ],
};
const deployment = {
  resources: (type: string) => (type === 'AWS::SES::ReceiptRule' ? [{ properties: { Rule: rule } }] : []),
} as unknown as Deployment;
const store = { put: async () => {} } as unknown as ObjectStore;

let stop = async () => {};
afterEach(() => stop());

it('delivers an email again to a function that failed at it', async () => {
  const database = new DatabaseSync(':memory:');
  const clock = new Clock(database);
  const queues = new Queues(deployment, database, clock.now);
  const outcomes = ['fail', 'succeed'];
  const received: { Records: { ses: { mail: { messageId: string } } }[] }[] = [];
  const functions = {
    invoke: async (_arn: string, event: (typeof received)[number]) => {
      received.push(event);
      if (outcomes.shift() === 'fail') throw new FunctionError('ProvisionedThroughputExceededException', 'Throttled');
    },
  } as unknown as Functions;
  const worker = new InvocationWorker(queues, functions, new Map(), clock);
  stop = () => worker.stop();
  worker.start();

  const mail = { from: 'ana@example.com', to: 'reply+1@reply.yarrow.example', text: 'Yes, at 10.' };
  const messageId = await takeIn(mail, { deployment, store, queues, now: clock.now });
  await expect.poll(() => queues.invocations.nextAt(), { timeout: 10_000 }).toBeUndefined();
  expect(received.map(({ Records: [record] }) => record?.ses.mail.messageId)).toEqual([messageId, messageId]);
});
