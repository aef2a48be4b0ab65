import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { networkOf, requestOf } from './http-event.ts';

const eventOf = (body: string, more: { isBase64Encoded?: boolean; length?: number } = {}) =>
  ({
    rawPath: '/api/public/forgotPassword',
    rawQueryString: '',
    headers: {
      'content-type': 'application/json',
      ...(more.length === undefined ? {} : { 'content-length': String(more.length) }),
    },
    requestContext: { http: { method: 'POST' } },
    body,
    isBase64Encoded: more.isBase64Encoded ?? false,
  }) as unknown as APIGatewayProxyEventV2;

describe('a body', () => {
  it('is accepted as deep as any call needs', async () => {
    const body = `${'[{"a":'.repeat(20)}1${'}]'.repeat(20)}`;
    expect(await requestOf(eventOf(body)).body()).toEqual(JSON.parse(body));
  });

  it.each([
    ['lists', '['.repeat(400_000) + ']'.repeat(400_000)],
    ['objects', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
    ['one list among many', `[${'0,'.repeat(300_000)}${'['.repeat(1000)}${']'.repeat(1000)}]`],
  ])('that would exhaust the stack (%s) is refused', async (_, body) => {
    await expect(requestOf(eventOf(body)).body()).rejects.toThrow(
      expect.objectContaining({ status: 400, code: 'invalid_input' }),
    );
  });

  it('that isn’t UTF-8 is refused, as bytes and as text in which a gateway replaced what isn’t', async () => {
    const bytes = Buffer.from('{"name":"J\xfcrgen"}', 'latin1');
    const words = 'The body is not UTF-8.';
    const refusal = expect.objectContaining({ status: 400, code: 'invalid_input', data: { detail: words } });
    const encoded = (sent: Buffer) => eventOf(sent.toString('base64'), { isBase64Encoded: true });
    await expect(requestOf(encoded(bytes)).body()).rejects.toThrow(refusal);
    await expect(requestOf(eventOf(bytes.toString('utf8'), { length: bytes.length })).body()).rejects.toThrow(refusal);
    const sound = Buffer.from('{"name":"Jürgen \ufffd"}');
    const body = { name: 'Jürgen \ufffd' };
    expect(await requestOf(encoded(sound)).body()).toEqual(body);
    expect(await requestOf(eventOf(sound.toString('utf8'), { length: sound.length })).body()).toEqual(body);
    expect(await requestOf(eventOf(sound.toString('utf8'))).body()).toEqual(body);
  });

  it.each(['{"__proto__":{"isAdmin":true}}', '{"entry":{"images":[{"\\u005f_proto__":1}]}}'])(
    'with a field __proto__ is refused: %s',
    async (body) => {
      await expect(requestOf(eventOf(body)).body()).rejects.toThrow(
        expect.objectContaining({ status: 400, data: { detail: 'No field can be named “__proto__.”' } }),
      );
    },
  );
});

describe('one network address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
