import { createHash, randomBytes } from 'node:crypto';
import middy from '@middy/core';
import { ValidationError } from '@orpc/contract';
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { type AnyProcedure, type AnyRouter, ORPCError } from '@orpc/server';
import { StandardHandler } from '@orpc/server/standard';
import type { StandardResponse } from '@orpc/standard-server';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { problem } from '#functions/problem.ts';
import { setting } from '#functions/settings.ts';
import { countSupportWrite } from '#functions/table/support-session.ts';
import { documentClient, openTable } from '#functions/table/table.ts';
import { readStored } from '#shared/values/stored-text.ts';
import { eventActor } from './actor.ts';
import { AdmittingCodec, type ContextRequest, type PendingContext } from './admit.ts';
import { compressed, withPrepared } from './compressed.ts';
import { guard } from './guard.ts';
import { addressOf, cookiesOf, type FormReader, requestOf } from './http-event.ts';
import { errorFields, log } from './log.ts';
import { openedBy } from './opened-by.ts';
import type { OperationContext } from './operation-context.ts';
import { problemBody, problemOfError } from './problems.ts';
import { requestEvent } from './request-event.ts';
import { requestIds } from './request-ids.ts';

/** The clock of requests, read once for each. Tests that let hours pass between two requests set it. */
export const clock = { now: (): Date => new Date() };

/** 32 random bytes in base64url, as a browser makes them once and keeps them. */
const planKeyPattern = /^[\w-]{43}$/;

/**
 * What a browser's plan key is kept under: its SHA-256 in hex; 256 random bits need no salt and no slow hash. Without a key, or with something that is
 * none, null: such a browser simply holds no plan.
 */
export const planKeyHashOf = (header: string | undefined): string | null =>
  header !== undefined && planKeyPattern.test(header) ? createHash('sha256').update(header).digest('hex') : null;

type Answering = { procedure: AnyProcedure; next: () => Promise<unknown> };

/**
 * Answers with stored text that is older than today's rules of typed text: an answer that fails its schema is held to it once more as stored values. What
 * then still fails is a fault of ours.
 */
async function answerStored({ procedure, next }: Answering): Promise<unknown> {
  try {
    return await next();
  } catch (error) {
    const schema = procedure['~orpc'].outputSchema;
    if (!(error instanceof ORPCError) || !(error.cause instanceof ValidationError) || error.status !== 500 || !schema)
      throw error;
    const { data } = error.cause;
    const result = readStored(() => schema['~standard'].validate(data));
    if (result instanceof Promise || result.issues) throw error;
    return result.value;
  }
}

type Result = APIGatewayProxyStructuredResultV2;
type Group<C extends OperationContext> = {
  /** The group's operations, implementing its contract. */
  router: AnyRouter;
  /** Adds the group's own ports to the context of a request. */
  context: (base: OperationContext) => C;
  /** Reads forms with files (multipart/form-data), if calls of the group accept any. */
  forms?: FormReader;
};

/** Answers are private to their reader unless an operation sets another header. The id finds the request's line in the log. */
const baseHeaders = (requestId: string) => ({
  'cache-control': 'no-store',
  'content-type': 'application/json',
  'x-request-id': requestId,
});

const problemResult = (error: unknown, requestId: string): Result => {
  const body = problemBody(problemOfError(error), requestId);
  const headers: Record<string, string> = { ...baseHeaders(requestId), 'content-type': 'application/problem+json' };
  if (body.retryAfterSeconds) headers['retry-after'] = String(body.retryAfterSeconds);
  return { statusCode: body.status, headers, body: JSON.stringify(body) };
};

/** Returns the context of a request before the caller is known. `guard` fills in the actor and, under a key, the ids. */
function pendingContext(
  event: APIGatewayProxyEventV2,
  requestId: string,
  table: OperationContext['table'],
  now: Date,
): PendingContext {
  const context: PendingContext = {
    actor: { kind: 'nobody' },
    call: '',
    table,
    request: {
      id: requestId,
      address: addressOf(event),
      cookies: cookiesOf(event),
      openedBy: openedBy(event.headers),
      userAgent: (event.headers['user-agent'] ?? '')
        .replace(/[^\x20-\x7e]/g, ' ')
        .trim()
        .slice(0, 600),
      authorization: event.headers.authorization,
      planKeyHash: planKeyHashOf(event.headers['x-plan-key']),
    },
    answer: { headers: {}, cookies: [] },
    now,
    newId: requestIds(now, null),
    keyId: () => context.newId(),
    randomBytes: () => randomBytes(32),
    headers: event.headers,
    event: (...event) => requestEvent(context)(...event),
  };
  return context;
}

const resultOf = (response: StandardResponse, context: PendingContext): Result => ({
  statusCode: response.status,
  headers: { ...baseHeaders(context.request.id), ...context.answer.headers },
  cookies: context.answer.cookies,
  body: response.body === undefined ? '' : JSON.stringify(response.body),
});

/** Skips serializing what a prepared body replaces. */
async function withoutPrepared({ context, next }: { context: PendingContext; next: () => Promise<unknown> }): Promise<unknown> {
  const output = await next();
  return context.answer.prepared ? undefined : output;
}

/**
 * Counts a call that changed something while support acted for someone, so that others see what a session did. The change itself has both names; a count that
 * fails is logged and fails nothing.
 */
async function countWriteOfSupport({ actor, table }: PendingContext, method: string): Promise<void> {
  const sessionId = actor.kind === 'person' ? actor.support?.system.support?.id : undefined;
  if (sessionId === undefined || method === 'GET' || table.writes === 0) return;
  try {
    await countSupportWrite(table, sessionId);
  } catch (error) {
    log('error', 'A write of a support session could not be counted.', { error: errorFields(error) });
  }
}

/** Logs one line per request: which call, who made it, its outcome, and its cost. A cause is logged only if the fault is ours. */
function logRequest(routeKey: string, context: PendingContext, status: number, startedAt: number, error?: unknown): void {
  const { kind, id, onBehalfOf } = eventActor(context.actor);
  const cause = error instanceof ORPCError ? (error.cause ?? error) : error;
  log(status >= 500 ? 'error' : 'info', 'request', {
    requestId: context.request.id,
    routeKey,
    call: context.call,
    status,
    ...(error instanceof ORPCError ? { code: error.code } : {}),
    actorKind: kind,
    ...(id ? { actorId: id } : {}),
    ...(onBehalfOf ? { onBehalfOf } : {}),
    durationMs: Math.round(performance.now() - startedAt),
    tableRequests: context.table.requests,
    tableWrites: context.table.writes,
    tableMs: Math.round(context.table.milliseconds),
    ...(status >= 500 ? { error: errorFields(cause) } : {}),
  });
}

/** Returns oRPC's own OpenAPI handler, with a codec that admits the caller between matching the call and reading its input. */
function handlerOf(router: AnyRouter) {
  const serializer = new StandardOpenAPISerializer(new StandardOpenAPIJsonSerializer(), new StandardBracketNotationSerializer());
  const codec = new AdmittingCodec(serializer, {
    // oRPC would answer an error in its own shape; rethrown, it reaches the pipeline below.
    customErrorResponseBodyEncoder: (error) => {
      throw error;
    },
  });
  return new StandardHandler(router, new StandardOpenAPIMatcher(), codec, {
    clientInterceptors: [withoutPrepared as never, guard as never, answerStored as never],
  });
}

/**
 * Makes the Lambda of an endpoint group: refuses what didn't come through the edge, matches the call, admits the caller, reads the input, runs the
 * operation, and answers; every failure is one problem (RFC 9457) with the request's id. One table handle per request counts its DynamoDB requests, which
 * the tests hold to a budget.
 */
export function apiHandler<C extends OperationContext>({ router, context: withPorts, forms }: Group<C>) {
  const client = documentClient();
  const rpc = handlerOf(router);
  return middy(async (event: APIGatewayProxyEventV2, lambda: Context): Promise<Result> => {
    const startedAt = performance.now();
    const pending = pendingContext(event, lambda.awsRequestId, openTable(client, setting('TABLE_NAME')), clock.now());
    const context = Object.assign(pending, withPorts(pending));
    try {
      if (event.headers['x-origin-verify'] !== setting('ORIGIN_SECRET')) throw problem('forbidden');
      const request: ContextRequest = { ...requestOf(event, forms), context };
      const { matched, response } = await rpc.handle(request, { context: context as never });
      if (!matched) throw problem('not_found');
      await countWriteOfSupport(context, event.requestContext.http.method);
      logRequest(event.routeKey, context, response.status, startedAt);
      const { prepared } = context.answer;
      const accepted = event.headers['accept-encoding'];
      const result = resultOf(response, context);
      return prepared ? withPrepared(result, prepared, accepted) : compressed(result, accepted);
    } catch (error) {
      const result = problemResult(error, lambda.awsRequestId);
      logRequest(event.routeKey, context, result.statusCode ?? 500, startedAt, error);
      return result;
    }
  });
}
