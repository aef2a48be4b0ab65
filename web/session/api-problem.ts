import type { Problem } from '#shared/contract/problem.ts';

/** Whether an answer's body is a problem. */
export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'status' in body && 'title' in body;

/** The problem behind a failed call; undefined where the server was not reached or the failure is our own. */
export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof Error && 'data' in error && isProblem(error.data) ? error.data : undefined;

/** Whether a call failed because the server could not be reached or did not answer in time: the screen stays and offers a retry. */
export const isUnreachable = (error: unknown): boolean =>
  problemOf(error)?.code === 'unavailable' ||
  (error instanceof TypeError && !problemOf(error)) ||
  (error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'NetworkError'));

/** One sentence for a person about a failed call. */
export const messageOf = (error: unknown): string => {
  const problem = problemOf(error);
  if (problem) return problem.detail ?? problem.title;
  return isUnreachable(error)
    ? 'We could not reach Yarrow. Please check your connection and try again.'
    : 'Something went wrong. Please try again.';
};

/** The messages of a refused body by field name, in the screen's own words; the first of each field. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const { field, message } of problemOf(error)?.errors ?? []) found[field] ??= message;
  return found;
};
