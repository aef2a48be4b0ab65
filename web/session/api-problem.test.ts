import { describe, expect, it } from 'vitest';
import { fieldErrors, isUnreachable, messageOf, problemOf } from './api-problem.ts';
import { toClientError } from './client-error.ts';

const body = {
  type: 'about:blank',
  title: 'Please check what you entered.',
  status: 400,
  code: 'invalid_input',
  errors: [
    { field: 'email', message: 'Invalid Email' },
    { field: 'email', message: 'Required' },
    { field: 'name', message: 'Required' },
  ],
  requestId: 'r1',
};

describe('a refused call', () => {
  it('keeps the problem and names each field once', () => {
    const error = toClientError(body, 400);
    expect(problemOf(error)?.requestId).toBe('r1');
    expect(fieldErrors(error)).toEqual({ email: 'Invalid Email', name: 'Required' });
    expect(messageOf(error)).toBe('Please check what you entered.');
    expect(isUnreachable(error)).toBe(false);
  });

  it('by a proxy, without a problem, counts as unavailable', () => {
    const error = toClientError(new Blob(['<html>']), 502);
    expect(problemOf(error)?.code).toBe('unavailable');
    expect(isUnreachable(error)).toBe(true);
  });
});

it('by the gateway, in its own words, counts as too many requests', () => {
  const error = toClientError({ message: 'Too Many Requests' }, 429);
  expect(problemOf(error)?.code).toBe('too_many_requests');
  expect(messageOf(error)).toBe('Too many requests. Please wait a moment and try again.');
});

describe('a call that reached no server', () => {
  it.each([
    [new TypeError('Failed to fetch'), 'check your connection'],
    [new DOMException('late', 'TimeoutError'), 'Yarrow took too long to answer.'],
  ])('%s can be tried again', (error, words) => {
    expect(isUnreachable(error)).toBe(true);
    expect(problemOf(error)).toBeUndefined();
    expect(messageOf(error)).toContain(words);
  });

  it('blames no connection for what the server answered, whatever the answer is', () => {
    for (const status of [500, 502, 503, 504])
      for (const said of [{ ...body, status, code: 'internal' }, { message: 'Service Unavailable' }, new Blob(['<html>']), null])
        expect(messageOf(toClientError(said, status))).not.toContain('connection');
  });
});
