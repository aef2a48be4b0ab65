import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider';
import { problem } from '#functions/problem.ts';

/** Tells whether the pool answered with one of these exceptions. */
export const isCalled = (error: unknown, ...names: string[]) =>
  error instanceof CognitoIdentityProviderServiceException && names.includes(error.name);

/** Turns the pool's faults and throttling into a 503 that the person can act on. Anything else is ours. */
export const asProblem = (error: unknown) =>
  isCalled(error, 'TooManyRequestsException', 'InternalErrorException', 'LimitExceededException') ||
  (error as { name?: string }).name === 'TimeoutError'
    ? Object.assign(problem('unavailable', { retryAfterSeconds: 5 }), { cause: error })
    : error;

/** Waits for the pool's answer. Its faults are thrown as the problem that the person sees. */
export async function ask<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asProblem(error);
  }
}
