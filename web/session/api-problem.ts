import type { Problem } from '#shared/contract/problem.ts';

/** Checks whether a response's body is a problem. */
export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'status' in body && 'title' in body;

/** Returns the problem behind a failed call; undefined if the server wasn't reached, or if the failure is our own. */
export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof Error && 'data' in error && isProblem(error.data) ? error.data : undefined;

/** Checks whether a call was given up because no answer came in time. The connection may be fine. */
const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** Checks whether a call failed because the server could not be reached or didn't answer in time. The screen then stays and offers a retry. */
export const isUnreachable = (error: unknown): boolean =>
  problemOf(error)?.code === 'unavailable' ||
  (error instanceof TypeError && !problemOf(error)) ||
  (error instanceof DOMException && error.name === 'NetworkError') ||
  isLate(error);

/** Describes a failed call, or what failed before it, to a person, in one sentence. */
export const messageOf = (error: unknown): string => {
  const problem = problemOf(error);
  if (problem) return problem.detail ?? problem.title;
  if (error instanceof Error && 'isWorded' in error) return error.message;
  if (isLate(error)) return 'Yarrow took too long to answer. Please try again in a minute.';
  return isUnreachable(error)
    ? 'We could not reach Yarrow. Please check your connection and try again.'
    : 'Something went wrong on our side. Please try again.';
};

/** Returns the messages of a rejected body by field, the first one for each. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const { field, message } of problemOf(error)?.errors ?? []) found[field] ??= message;
  return found;
};
