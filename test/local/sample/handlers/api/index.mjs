// The sample's API: echoes its event, and does on purpose what a function should not.
import { DynamoDBClient, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';

const table = new DynamoDBClient({});
let calls = 0;

const json = (statusCode, body, more = {}) => ({
  statusCode,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  ...more,
});

const deeds = {
  sleep: () => new Promise((resolve) => setTimeout(resolve, 30_000)),
  throw: () => {
    throw new TypeError('on purpose');
  },
  exit: () => process.exit(3),
  memory: () => {
    const kept = [];
    for (;;) kept.push(new Array(1_000_000).fill(Math.random()));
  },
  large: () => ({ statusCode: 200, body: 'x'.repeat(6_400_000) }),
  bare: () => ({ bare: true }),
  binary: () => ({
    statusCode: 200,
    headers: { 'content-type': 'image/png' },
    body: Buffer.from([0, 255, 128]).toString('base64'),
    isBase64Encoded: true,
  }),
  dates: () => {
    class Own extends Date {}
    const made = {
      now: Date.now(),
      made: Date.parse(new Date().toISOString()),
      own: new Own().getTime(),
      copied: new Date().constructor.now(),
    };
    const kinds = [new Date(), new Own(), structuredClone(new Date())].map((date) => date instanceof Date);
    return json(200, {
      ...made,
      kinds,
      text: Date(),
      given: [new Date(0).getTime(), new Date(2027, 0, 31).getTime(), Date.UTC(2027)],
    });
  },
  cookies: () => json(200, {}, { cookies: ['one=1; HttpOnly', 'two=2'] }),
};

async function placeOrder({ id, poison }) {
  const item = (pk, more) => ({ Put: { TableName: process.env.TABLE_NAME, Item: { pk: { S: pk }, sk: { S: pk }, ...more } } });
  const outbox = { kind: { S: 'outbox' }, orderId: { S: id }, poison: { BOOL: Boolean(poison) } };
  await table.send(new TransactWriteItemsCommand({ TransactItems: [item(`ORDER#${id}`, {}), item(`OUTBOX#${id}`, outbox)] }));
  return json(201, { id });
}

export async function handler(event, context) {
  calls += 1;
  const deed = event.queryStringParameters?.do;
  if (deed) return deeds[deed]();
  if (event.rawPath === '/api/orders') return placeOrder(JSON.parse(event.body));
  console.log(JSON.stringify({ path: event.rawPath }));
  return json(200, { event, calls, env: process.env, remaining: context.getRemainingTimeInMillis() });
}
