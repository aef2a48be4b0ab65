import { ORPCError } from '@orpc/server';
import { type FieldError, type ProblemExtras, problem } from '#functions/problem.ts';
import { RowTooLarge, TableBusy } from '#functions/table/write-failures.ts';
import type { Problem, ProblemCode } from '#shared/contract/problem.ts';
import { problemCodes } from '#shared/contract/problem.ts';

type Issue = { path?: readonly (PropertyKey | { key: PropertyKey })[]; message: string; code?: string; keys?: string[] };

const fieldOf = (issue: Issue) =>
  (issue.path ?? []).map((part) => String(typeof part === 'object' && part !== null ? part.key : part)).join('.');

const fieldErrors = (issues: Issue[]): FieldError[] =>
  issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? (issue.keys ?? []).map((key) => ({ field: key, message: 'This field is not known.' }))
        : [{ field: fieldOf(issue), message: issue.message }],
    )
    .slice(0, 50);

/** Codes of oRPC's own errors, in ours. */
const translated: Record<string, ProblemCode> = {
  BAD_REQUEST: 'invalid_input',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'not_found',
  PAYLOAD_TOO_LARGE: 'too_large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_type',
};

const busy = () =>
  problem('unavailable', {
    detail: 'Others are changing the same thing right now. Please try again.',
    retryAfterSeconds: 1,
  });

const unanswered = () =>
  problem('unavailable', { detail: 'We couldn’t do that just now. Please try again in a moment.', retryAfterSeconds: 2 });

/** Names and codes of the AWS SDK and Node for a service that is down, slow, or over its limit, after the SDK's own tries. */
const NO_ANSWER =
  /^(TimeoutError|RequestTimeout|ThrottlingException|ProvisionedThroughputExceededException|RequestLimitExceeded|TransactionInProgressException|InternalServerError|ServiceUnavailable|SlowDown|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Checks whether a service that we rely on gave no answer. Nothing is wrong with the request then, and trying again may well succeed. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && [error.name, (error as NodeJS.ErrnoException).code].some((name) => NO_ANSWER.test(name ?? ''));

const oversized = () =>
  problem('too_large', { detail: 'Together, this is more text than we can keep. Please shorten it and save again.' });

/** Returns the answer to a request that failed. oRPC keeps what an operation threw as the cause. An unknown failure is `internal`. */
export function problemOfError(error: unknown): ORPCError<string, unknown> {
  const thrown = [error, error instanceof Error ? error.cause : undefined];
  if (thrown.some((each) => each instanceof TableBusy)) return busy();
  if (thrown.some((each) => each instanceof RowTooLarge)) return oversized();
  if (thrown.some(isUnanswered)) return unanswered();
  return error instanceof ORPCError ? error : problem('internal');
}

/** Returns the body of any error. An unexpected failure isn't explained: the log has it under `requestId`. */
export function problemBody(error: ORPCError<string, unknown>, requestId: string): Problem {
  const code = error.code in problemCodes ? (error.code as ProblemCode) : (translated[error.code] ?? 'internal');
  const [status, title] = problemCodes[code];
  const data = (error.data ?? {}) as ProblemExtras & { issues?: Issue[] };
  const errors = data.issues ? fieldErrors(data.issues) : data.errors;
  return {
    type: `https://yarrow.example/problems/${code.replaceAll('_', '-')}`,
    title,
    status,
    code,
    ...(data.detail ? { detail: data.detail } : {}),
    ...(errors && errors.length > 0 ? { errors } : {}),
    ...(data.missing && data.missing.length > 0 ? { missing: data.missing } : {}),
    requestId,
    ...(data.triesLeft ? { triesLeft: data.triesLeft } : {}),
    ...(data.retryAfterSeconds ? { retryAfterSeconds: data.retryAfterSeconds } : {}),
    ...(data.closedLink ? { closedLink: data.closedLink } : {}),
  };
}
