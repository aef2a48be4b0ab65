import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptsGzip, compressed, preparedBody, withPrepared } from './compressed.ts';

const long = JSON.stringify({ words: 'Ä quiet place. '.repeat(200) });
const result = (body: string, cookies: string[] = []) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  cookies,
  body,
});

describe('an answer', () => {
  it('is compressed if it is long and the client accepts gzip', () => {
    const { body, headers, isBase64Encoded } = compressed(result(long), 'gzip, deflate, br');
    expect(isBase64Encoded).toBe(true);
    expect(headers).toEqual({ 'content-type': 'application/json', 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(Buffer.from(body ?? '', 'base64')).toString()).toBe(long);
    expect((body ?? '').length).toBeLessThan(long.length / 4);
  });

  it('is not compressed if it is short, for a client without gzip, or if it opens a session', () => {
    expect(compressed(result('{}'), 'gzip')).toEqual(result('{}'));
    expect(compressed(result(long), undefined)).toMatchObject({ body: long, headers: { vary: 'accept-encoding' } });
    expect(compressed(result(long, ['a=b']), 'gzip')).toEqual(result(long, ['a=b']));
  });
});

describe('a prepared body', () => {
  it.each(['gzip', undefined])('is sent like an answer of its own, to a client that accepts %s', (accepted) =>
    expect(withPrepared(result(''), preparedBody(long), accepted)).toEqual({
      ...compressed(result(long), accepted),
      ...(accepted ? {} : { body: long }),
    }),
  );
});

describe('accept-encoding', () => {
  it.each([
    ['gzip', true],
    ['br;q=1.0, GZIP;q=0.8, *;q=0.1', true],
    ['*', true],
    ['gzip;q=0, *', false],
    ['gzip; q=0.000', false],
    ['br, deflate', false],
    ['identity, *;q=0', false],
    ['', false],
    [undefined, false],
  ])('%j admits gzip: %s', (header, admits) => expect(acceptsGzip(header)).toBe(admits));
});
