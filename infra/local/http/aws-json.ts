import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from './listen.ts';
import { readBody } from './listen.ts';

/** An error of an AWS JSON service. `code` is the exception's name as the SDK knows it. */
export class ServiceError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export type Operations = Record<string, (input: never) => unknown>;

async function answer(request: IncomingMessage, response: ServerResponse, operations: Operations): Promise<void> {
  const contentType = request.headers['content-type'] ?? 'application/x-amz-json-1.1';
  const reply = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': contentType, 'x-amzn-requestid': randomUUID() }).end(JSON.stringify(body));
  };
  const target = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
  try {
    const body = await readBody(request);
    const operation = operations[target];
    if (!operation)
      throw new ServiceError('UnknownOperationException', `The embedded cloud does not know the operation "${target}".`);
    if (!request.headers.authorization?.startsWith('AWS4-') && !publicOperations.has(target)) {
      throw new ServiceError('MissingAuthenticationToken', 'The request is not signed.', 403);
    }
    reply(200, (await operation((body.length > 0 ? JSON.parse(body.toString()) : {}) as never)) ?? {});
  } catch (error) {
    if (error instanceof ServiceError) reply(error.status, { __type: error.code, message: error.message });
    else {
      console.error(error);
      reply(500, { __type: 'InternalFailure', message: String((error as Error).message) });
    }
  }
}

/** Cognito's calls for users themselves are not signed. */
const publicOperations = new Set([
  'InitiateAuth',
  'GetTokensFromRefreshToken',
  'RespondToAuthChallenge',
  'GlobalSignOut',
  'RevokeToken',
  'GetUser',
  'ChangePassword',
  'AssociateSoftwareToken',
  'VerifySoftwareToken',
]);

/** Handles the AWS JSON protocol (1.0 and 1.1): dispatches on X-Amz-Target. */
export function awsJson(operations: Operations): Handler {
  return (request, response) => answer(request, response, operations);
}
