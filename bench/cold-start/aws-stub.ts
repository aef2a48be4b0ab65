import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An AWS on this machine that knows nothing: every table is empty, every write works, every mail is taken, every password is wrong. */
export type AwsStub = {
  /** Variables that point an SDK here. */
  env: Record<string, string>;
  /** Requests so far: all, and those to DynamoDB. */
  requests(): number;
  tableRequests(): number;
  close(): void;
};

/** What DynamoDB, EventBridge and SES answer, by the operation in the request's target. */
function answerOf(target: string, body: string): unknown {
  if (target.endsWith('.Query') || target.endsWith('.Scan')) return { Items: [], Count: 0, ScannedCount: 0 };
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

/** Starts it on a free port. `snapshot` is what lies in the search bucket; without it there is no such object. */
export async function startAwsStub(snapshot?: Buffer): Promise<AwsStub> {
  let requests = 0;
  let tableRequests = 0;
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    requests += 1;
    const target = String(request.headers['x-amz-target'] ?? '');
    if (target.startsWith('DynamoDB')) tableRequests += 1;
    const isObject = target === '' && request.url?.startsWith('/search/');
    if (isObject && request.method === 'GET') {
      if (snapshot) response.writeHead(200, { etag: '"stub"' }).end(snapshot);
      else response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
    } else if (isObject) response.writeHead(200, { etag: '"stub"' }).end();
    else if (target.startsWith('AWSCognito')) response.writeHead(400, { 'x-amzn-errortype': 'NotAuthorizedException' }).end('{}');
    else response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(answerOf(target, body)));
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
    close: () => server.close(),
  };
}
