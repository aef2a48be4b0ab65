import { ORPCError } from '@orpc/server';
import type { Problem, ProblemCode } from '#shared/contract/problem.ts';
import { problemCodes } from '#shared/contract/problem.ts';

export type FieldError = { field: string; message: string };
export type ProblemExtras = { detail?: string; errors?: FieldError[] } & Pick<
  Problem,
  'retryAfterSeconds' | 'triesLeft' | 'closedLink' | 'missing'
>;

/**
 * Makes a refusal that the person sees: thrown by an operation, the pipeline, or a vendor's port, and answered as one problem (shared/contract/problem).
 */
export function problem(code: ProblemCode, extras: ProblemExtras = {}): ORPCError<ProblemCode, ProblemExtras> {
  const [status, title] = problemCodes[code];
  return new ORPCError(code, { status, message: title, data: extras });
}

/** Refuses a cursor that no page of this list has given. */
export const wrongCursor = () =>
  problem('invalid_input', { errors: [{ field: 'cursor', message: 'This list can no longer be continued.' }] });
