import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FieldPlace } from './field-keys-port.ts';
import { kmsFieldKeys } from './kms-field-keys.ts';

const client = {
  config: { region: async () => 'us-east-1', credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' } },
};
const place: FieldPlace = { case: 'c1', decedent: 'd1', field: 'socialSecurityNumber' };
const dataKey = Buffer.alloc(32, 7).toString('base64');
const wrapped = Buffer.from('wrapped key').toString('base64');

type SeenRequest = { headers: IncomingHttpHeaders; body: unknown };
let server: Server;
let requests: SeenRequest[];
let next: { status: number; body: object };
/** The answers given before `next`. */
let first: { status: number; body: object }[];
const open = () => kmsFieldKeys('key-arn', client, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

beforeEach(async () => {
  requests = [];
  first = [];
  next = { status: 200, body: { Plaintext: dataKey, CiphertextBlob: wrapped } };
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) });
    const { status, body } = first.shift() ?? next;
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('sealing a value', () => {
  it('asks KMS for a data key bound to the place, with a signed request that reveals nothing about the value', async () => {
    const sealed = await open().seal('219-09-9999', place);
    expect(requests[0]?.body).toEqual({ KeyId: 'key-arn', KeySpec: 'AES_256', EncryptionContext: place });
    expect(requests[0]?.headers).toMatchObject({
      'x-amz-target': 'TrentService.GenerateDataKey',
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/us-east-1\/kms\/aws4_request/),
    });
    expect(sealed.split('.').slice(0, 2)).toEqual(['v1', Buffer.from('wrapped key').toString('base64url')]);
    expect(sealed).not.toContain(Buffer.from(dataKey, 'base64').toString('base64url'));
  });

  it('is undone only by the same key at the same place', async () => {
    const sealed = await open().seal('219-09-9999', place);
    expect(await open().open(sealed, place)).toBe('219-09-9999');
    expect(requests[1]?.body).toEqual({ KeyId: 'key-arn', CiphertextBlob: wrapped, EncryptionContext: place });
    // KMS refuses another context; even if it answered, the value itself is bound to its place.
    await expect(open().open(sealed, { ...place, decedent: 'd2' })).rejects.toThrow();
    next.body = { Plaintext: Buffer.alloc(32, 8).toString('base64') };
    await expect(open().open(sealed, place)).rejects.toThrow();
  });

  it('fails with the reason that KMS gives, and no more', async () => {
    next = { status: 400, body: { __type: 'DisabledException', message: 'arn:aws:kms:us-east-1:1:key/2 is disabled.' } };
    await expect(open().seal('219-09-9999', place)).rejects.toThrow('KMS answered 400 (DisabledException) to GenerateDataKey.');
    next = { status: 200, body: {} };
    await expect(open().seal('219-09-9999', place)).rejects.toThrow('KMS answered without a key.');
  });

  it('is tried three times while KMS is too busy, and once if KMS refuses', async () => {
    const busy = { status: 400, body: { __type: 'ThrottlingException' } };
    first = [busy, { status: 500, body: {} }];
    expect(await open().seal('219-09-9999', place)).toMatch(/^v1\./);
    expect(requests).toHaveLength(3);
    next = busy;
    await expect(open().seal('219-09-9999', place)).rejects.toThrow('KMS answered 400 (ThrottlingException) to GenerateDataKey.');
    expect(requests).toHaveLength(6);
    next = { status: 400, body: { __type: 'AccessDeniedException' } };
    await expect(open().seal('219-09-9999', place)).rejects.toThrow('AccessDeniedException');
    expect(requests).toHaveLength(7);
  });
});
