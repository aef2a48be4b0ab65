import type { Problem } from '#shared/contract/problem.ts';
import { isProblem } from './api-problem.ts';

/** Makes the client's error from an unsuccessful response. A response without a problem (a proxy's page) becomes `unavailable`. */
export const toClientError = (body: unknown, status: number): Error & { data: Problem } => {
  // The gateway's own refusal, which isn't one of our problems.
  const isThrottled = status === 429 && !isProblem(body);
  const problem: Problem = isProblem(body)
    ? body
    : {
        type: 'about:blank',
        title: isThrottled
          ? 'Too many requests. Please wait a moment and try again.'
          : 'Yarrow is busy right now. Please wait a minute and try again.',
        status,
        code: isThrottled ? 'too_many_requests' : status >= 500 ? 'unavailable' : 'internal',
        requestId: '',
      };
  return Object.assign(new Error(problem.detail ?? problem.title), { data: problem });
};
