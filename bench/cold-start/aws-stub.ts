import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { marshall } from '@aws-sdk/util-dynamodb';
import { type StubSessions, stubSessions } from './stub-sessions.ts';

/**
 * An AWS on this machine that knows three people and nothing else: every other row is missing, every write works, every email is accepted, and every
 * password is wrong.
 */
export type AwsStub = {
  /** Variables that point an SDK here. */
  env: Record<string, string>;
  /** Requests so far: all, and those to DynamoDB. */
  requests(): number;
  tableRequests(): number;
  /** Signs in one person of a pool. */
  tokenOf: StubSessions['tokenOf'];
  close(): void;
};

type QueryBody = { ExpressionAttributeValues?: Record<string, { S?: string }> };

/** Returns what DynamoDB, EventBridge, and SES would answer, by the operation in the request's target. */
function answerOf(target: string, body: string, sessions: StubSessions): unknown {
  if (target.endsWith('.Query')) {
    const { ExpressionAttributeValues = {} } = JSON.parse(body) as QueryBody;
    const Items = Object.values(ExpressionAttributeValues)
      .flatMap(({ S }) => (S ? sessions.itemsOf(S) : []))
      .map((item) => marshall(item, { removeUndefinedValues: true }));
    return { Items, Count: Items.length, ScannedCount: Items.length };
  }
  if (target.endsWith('.Scan')) return { Items: [], Count: 0, ScannedCount: 0 };
  if (target.endsWith('.UpdateItem')) return { Attributes: { attempts: { N: '1' }, expiresAt: { N: '4102444800' } } };
  if (target.endsWith('.PutEvents')) {
    const { Entries = [] } = JSON.parse(body) as { Entries?: unknown[] };
    return { FailedEntryCount: 0, Entries: Entries.map((_, at) => ({ EventId: String(at) })) };
  }
  return target === '' ? { MessageId: 'stub' } : {};
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts it on a free port. `snapshot` is the object in the search bucket; without it there is none. */
export async function startAwsStub(snapshot?: Buffer): Promise<AwsStub> {
  let requests = 0;
  let tableRequests = 0;
  const sessions = stubSessions('bench');
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    requests += 1;
    const target = String(request.headers['x-amz-target'] ?? '');
    if (target.startsWith('DynamoDB')) tableRequests += 1;
    const isObject = target === '' && request.url?.startsWith('/search/');
    if (request.url?.endsWith('/.well-known/jwks.json'))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(sessions.jwks));
    else if (isObject && request.method === 'GET') {
      if (snapshot) response.writeHead(200, { etag: '"stub"' }).end(snapshot);
      else response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
    } else if (isObject) response.writeHead(200, { etag: '"stub"' }).end();
    else if (target.startsWith('AWSCognito')) response.writeHead(400, { 'x-amzn-errortype': 'NotAuthorizedException' }).end('{}');
    else
      response
        .writeHead(200, { 'content-type': 'application/x-amz-json-1.0' })
        .end(JSON.stringify(answerOf(target, body, sessions)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pointed = ['DYNAMODB', 'S3', 'EVENTBRIDGE', 'SESV2', 'COGNITO_IDENTITY_PROVIDER'].map((name) => [
    `AWS_ENDPOINT_URL_${name}`,
    url,
  ]);
  return {
    env: {
      ...Object.fromEntries(pointed),
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'stub',
      AWS_SECRET_ACCESS_KEY: 'stub',
    },
    requests: () => requests,
    tableRequests: () => tableRequests,
    tokenOf: sessions.tokenOf,
    close: () => server.close(),
  };
}
