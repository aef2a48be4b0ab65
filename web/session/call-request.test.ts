import type { CallRoute } from 'virtual:contract-routes';
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import { describe, expect, it } from 'vitest';
import { problemOf } from './api-problem.ts';
import { callRequest, readAnswer } from './call-request.ts';

const origin = 'https://yarrow.test';
const request = (route: CallRoute, input?: unknown) =>
  callRequest(route, input, origin, { headers: { 'x-location-id': 'home' } });

/** Reads what is under bracketed names as the server does. */
const readByServer = (entries: Iterable<[string, FormDataEntryValue]>) =>
  new StandardBracketNotationSerializer().deserialize([...entries]);

describe('the request of a call', () => {
  it('has the input’s part of the path in the path, and the rest in the address of a GET', () => {
    const { method, url, headers, body } = request(['GET', '/api/cases/{id}/notes/{name}', 'cases.read'], {
      id: 'a/b',
      name: 'c d',
      after: '2026-11-27',
      limit: 20,
      isOpen: false,
      none: undefined,
      nothing: null,
    });
    expect(method).toBe('GET');
    expect(url).toBe(`${origin}/api/cases/a%2Fb/notes/c%20d?after=2026-11-27&limit=20&isOpen=false`);
    expect(headers.get('x-location-id')).toBe('home');
    expect(body).toBeNull();
  });

  it('has lists and objects in its address under names that the server reads', () => {
    const input = { ids: ['a', 'b'], filters: [{ type: 'color', values: ['red', 'blue'] }], names: { 'a[b]\\c': 'x' } };
    const { searchParams } = new URL(request(['GET', '/api/items', 'public'], input).url);
    expect(readByServer(searchParams)).toEqual(input);
  });

  it('has what a DELETE says in its address', () => {
    const { method, url } = request(['DELETE', '/api/system/{noun}/{id}', 'system'], { noun: 'items', id: '1', version: 3 });
    expect(method).toBe('DELETE');
    expect(url).toBe(`${origin}/api/system/items/1?version=3`);
  });

  it('has all other input as JSON in its body', async () => {
    const made = request(['PATCH', '/api/plans/{id}', 'family'], { id: '1', name: null, steps: [{ at: 1, gone: undefined }] });
    expect(made.url).toBe(`${origin}/api/plans/1`);
    expect(made.headers.get('content-type')).toBe('application/json');
    expect(await made.json()).toEqual({ name: null, steps: [{ at: 1 }] });
  });

  it('has no body if its path says everything or there is no input', async () => {
    for (const made of [
      request(['POST', '/api/plans/{id}/submit', 'visitor'], { id: '1' }),
      request(['POST', '/api/logout', 'public']),
    ]) {
      expect(made.headers.has('content-type')).toBe(false);
      expect(await made.text()).toBe('');
    }
    expect(await request(['POST', '/api/logout', 'public'], {}).text()).toBe('{}');
  });

  it('has a file in a form, beside everything else', async () => {
    const file = new File(['picture'], 'a.png', { type: 'image/png' });
    const made = request(['POST', '/api/items/{id}/images', 'system'], { id: '1', file, version: 2, gone: null });
    const form = await made.formData();
    expect([...form.keys()]).toEqual(['file', 'version']);
    expect(form.get('version')).toBe('2');
    expect((form.get('file') as File).name).toBe('a.png');
    expect(await (form.get('file') as File).text()).toBe('picture');
  });

  it('can be given up', () => {
    const controller = new AbortController();
    const made = callRequest(['GET', '/api/me', 'signed-in'], undefined, origin, { headers: {}, signal: controller.signal });
    controller.abort();
    expect(made.signal.aborted).toBe(true);
  });
});

describe('an answer', () => {
  it('is what the response says', async () => {
    expect(await readAnswer(new Response('{"id":"1"}'))).toEqual({ id: '1' });
    expect(await readAnswer(new Response('', { status: 200 }))).toBeUndefined();
  });

  it.each([200, 503])('is a failure if a page of something in between comes with status %i', async (status) => {
    const error: unknown = await readAnswer(new Response('<html>Sign in to this network</html>', { status })).catch(
      (thrown: unknown) => thrown,
    );
    expect(problemOf(error)?.code).toBe('unavailable');
  });
});
