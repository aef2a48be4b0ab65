/** Calls made in this process by a Lambda's own handler, at a time that the test chooses, which can die between two requests to the table. */
import { randomUUID } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { vi } from 'vitest';
import { clock } from '#functions/runtime/api-handler.ts';
import { documentClient } from '#functions/table/table.ts';
import { functions } from '#infra/functions.ts';
import { environment, newAddress, type RequestOptions } from '#test/cloud/cloud.ts';
import { callNamed, wireRequest } from '#test/cloud/wire.ts';
import { fonts } from '#test/documents/read-pdf.ts';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
type Command = { constructor: { name: string }; input: Record<string, unknown> };
type Key = { pk: string; sk: string };

/** A row that a request wrote. */
export type WrittenRow = Key & { entityType: string };
export type Outcome = {
  status: number;
  body: unknown;
  /** What each commit wrote, the bookkeeping of keys and limits left out. */
  commits: WrittenRow[][];
  /** How many requests it made to the table, with the one that it died at. */
  requests: number;
  /** The users that it made in a pool, by name. */
  poolUsers: string[];
  /** The answer that was about to be kept when it died. */
  lostAnswer?: unknown;
};

/** When a call dies: after this many commits, or when it is about to keep its answer. */
export type Death = number | 'before the answer is kept';

const isBookkeeping = ({ pk }: Key) => pk.startsWith('IDEMPOTENCY#') || pk.startsWith('RATE#');

type Part = { Item?: WrittenRow; Key?: Key };
const rowsOf = ({ constructor: kind, input }: Command): WrittenRow[] => {
  const parts: Part[] =
    kind.name === 'TransactWriteCommand'
      ? (input.TransactItems as { Put?: Part; Update?: Part; Delete?: Part }[]).flatMap(
          ({ Put, Update, Delete }) => Put ?? Update ?? Delete ?? [],
        )
      : /^(?:Put|Update|Delete)Command$/.test(kind.name)
        ? [input as Part]
        : [];
  return parts
    .map(({ Item, Key: key }) => ({ pk: '', sk: '', entityType: '', ...key, ...Item }))
    .map(({ pk, sk, entityType }) => ({ pk, sk, entityType }))
    .filter((row) => !isBookkeeping(row));
};

const keptAnswer = ({ constructor: kind, input }: Command): string | undefined => {
  const names = Object.values((input.ExpressionAttributeNames ?? {}) as Record<string, string>);
  const isKeeping = kind.name === 'UpdateCommand' && names.join() === 'answer';
  return isKeeping ? String((input.ExpressionAttributeValues as Record<string, unknown>)[':s0']) : undefined;
};

class Died extends Error {
  override readonly name = 'Died';
}

const client = documentClient();
const send = client.send.bind(client) as (command: Command) => Promise<unknown>;

const pools = CognitoIdentityProviderClient.prototype;
const sendToPool = pools.send as unknown as (this: CognitoIdentityProviderClient, command: Command) => Promise<unknown>;

/** Lets one call use the table and the pools until it dies. */
function watch(death: Death | undefined) {
  const commits: WrittenRow[][] = [];
  const poolUsers: string[] = [];
  let requests = 0;
  let isDead = false;
  let lostAnswer: unknown;
  Object.assign(pools, {
    async send(this: CognitoIdentityProviderClient, command: Command) {
      if (isDead) throw new Died('The process has ended.');
      const answer = await sendToPool.call(this, command);
      if (command.constructor.name === 'AdminCreateUserCommand') poolUsers.push(String(command.input.Username));
      return answer;
    },
  });
  Object.assign(client, {
    send: async (command: Command) => {
      if (isDead) throw new Died('The process has ended.');
      requests += 1;
      const answer = keptAnswer(command);
      if (death === 'before the answer is kept' && answer !== undefined) {
        isDead = true;
        lostAnswer = JSON.parse(answer);
        throw new Died('The process has ended.');
      }
      const result = await send(command);
      const rows = rowsOf(command);
      if (rows.length > 0) commits.push(rows);
      isDead ||= commits.length === death && rows.length > 0;
      return result;
    },
  });
  const end = () => {
    Object.assign(client, { send });
    Object.assign(pools, { send: sendToPool });
  };
  return { commits, poolUsers, requests: () => requests, lost: () => lostAnswer, end };
}

function eventOf(name: string, input: unknown, options: RequestOptions): APIGatewayProxyEventV2 {
  const { method, path, query, body } = wireRequest(callNamed(name), input);
  const sent = options.body ?? body;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-origin-verify': environment.ORIGIN_SECRET ?? '',
    'x-viewer-address': options.from ?? newAddress(),
    ...(options.key ? { 'idempotency-key': options.key } : {}),
    ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    ...Object.fromEntries(Object.entries(options.headers ?? {}).map(([header, value]) => [header.toLowerCase(), value])),
  };
  const isBinary = sent instanceof Uint8Array;
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    ...(options.cookie ? { cookies: [options.cookie] } : {}),
    headers,
    requestContext: { http: { method, path, sourceIp: '127.0.0.1' } },
    isBase64Encoded: isBinary,
    body: isBinary ? Buffer.from(sent).toString('base64') : JSON.stringify(sent ?? {}),
  } as unknown as APIGatewayProxyEventV2;
}

async function handlerOf(name: string): Promise<Handler> {
  const { group } = callNamed(name);
  const lambda = functions.api.find(({ contract }) => contract === group);
  // A bundle has its fonts and the page that verifies beside it; here they are where the build put them, or aren't built.
  vi.doMock('#functions/documents/fonts/open-font-folder.ts', () => ({ openFontFolder: () => fonts }));
  vi.doMock('#functions/documents/evidence/open-verifier.ts', () => ({
    openVerifier: () => async () => Buffer.from('The page.'),
  }));
  const { handler } = (await import(`../../functions/api/${lambda?.name}/index.ts`)) as { handler: Handler };
  return handler;
}

/** Makes a call at a time. One that dies is answered with whatever its handler makes of a table that doesn't answer. */
export async function callAt(
  at: Date,
  name: string,
  { input, options = {} }: { input?: unknown; options?: RequestOptions },
  death?: Death,
): Promise<Outcome> {
  const handler = await handlerOf(name);
  const watched = watch(death);
  const { now } = clock;
  clock.now = () => at;
  try {
    const { statusCode = 0, body = '' } = await handler(eventOf(name, input, options), {
      awsRequestId: randomUUID(),
    } as Context);
    const lostAnswer = watched.lost();
    return {
      status: statusCode,
      body: body === '' ? undefined : JSON.parse(body),
      commits: watched.commits,
      requests: watched.requests(),
      poolUsers: watched.poolUsers,
      ...(lostAnswer === undefined ? {} : { lostAnswer }),
    };
  } finally {
    clock.now = now;
    watched.end();
  }
}
