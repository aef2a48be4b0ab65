import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CloudHandle } from '#infra/local/index.ts';
import { clientOf, startSample } from './sample/sample-cloud.ts';

let cloud: CloudHandle;
let stop: () => Promise<void>;
let s3: S3Client;
let Bucket: string;

beforeAll(async () => {
  ({ cloud, stop } = await startSample());
  s3 = new S3Client({
    ...clientOf(cloud, 'S3'),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  Bucket = cloud.outputs.MediaBucket ?? '';
});
afterAll(() => stop());

const put = (Key: string, Body: string, more: object = {}) => s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const read = async (Key: string) => (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
const nameOf = (sent: Promise<unknown>) => sent.then(() => 'fine').catch((error: Error) => error.name);
const address = (key: string) => `${cloud.env.AWS_ENDPOINT_URL_S3}/${Bucket}/${key}`;

describe('objects', () => {
  it('come back with their bytes, type, and metadata, under any key', async () => {
    for (const key of ['plain.txt', 'a b/ü+&=?#%.txt', '100%/ok', '家族.png']) {
      await put(key, `text of ${key}`, { ContentType: 'text/plain', CacheControl: 'max-age=60', Metadata: { who: 'me' } });
      const got = await s3.send(new GetObjectCommand({ Bucket, Key: key }));
      expect(await got.Body?.transformToString()).toBe(`text of ${key}`);
      expect([got.ContentType, got.CacheControl, got.Metadata]).toEqual(['text/plain', 'max-age=60', { who: 'me' }]);
    }
  });

  it('are written once under If-None-Match by a hundred at the same time, and replaced under If-Match only as read', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => nameOf(put('race', String(index), { IfNoneMatch: '*' }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'fine')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'PreconditionFailed')).toHaveLength(99);
    const { ETag } = await s3.send(new HeadObjectCommand({ Bucket, Key: 'race' }));
    expect(await nameOf(put('race', 'second', { IfMatch: ETag }))).toBe('fine');
    expect(await nameOf(put('race', 'third', { IfMatch: ETag }))).toBe('PreconditionFailed');
    expect(await nameOf(put('nothing-there', 'x', { IfMatch: ETag }))).toBe('NoSuchKey');
    expect(await read('race')).toBe('second');
  });

  it('are given in ranges, and not again to a client that has them', async () => {
    const { ETag } = await put('range', '0123456789');
    const range = (Range: string) => s3.send(new GetObjectCommand({ Bucket, Key: 'range', Range }));
    expect(await (await range('bytes=2-4')).Body?.transformToString()).toBe('234');
    expect(await (await range('bytes=-3')).Body?.transformToString()).toBe('789');
    expect((await range('bytes=8-')).ContentRange).toBe('bytes 8-9/10');
    expect(await nameOf(range('bytes=20-30'))).toBe('InvalidRange');
    const again = s3.send(new GetObjectCommand({ Bucket, Key: 'range', IfNoneMatch: ETag }));
    await expect(again).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
  });

  it('are listed in pages, with folders, and deleted together', async () => {
    for (const key of ['list/a/1', 'list/a/2', 'list/b', 'list/c/3', 'list/d']) await put(key, key);
    const first = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', Delimiter: '/', MaxKeys: 2 }));
    expect([first.CommonPrefixes?.map((one) => one.Prefix), first.Contents?.map((one) => one.Key)]).toEqual([
      ['list/a/'],
      ['list/b'],
    ]);
    const rest = await s3.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'list/', Delimiter: '/', ContinuationToken: first.NextContinuationToken }),
    );
    expect([rest.CommonPrefixes?.map((one) => one.Prefix), rest.Contents?.map((one) => one.Key)]).toEqual([
      ['list/c/'],
      ['list/d'],
    ]);
    await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'list/b' }, { Key: 'list/d' }] } }));
    expect((await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/' }))).KeyCount).toBe(3);
  });

  it('are uploaded in parts, and copied', async () => {
    const { UploadId } = await s3.send(new CreateMultipartUploadCommand({ Bucket, Key: 'large', ContentType: 'text/plain' }));
    const bodies = ['a'.repeat(5 * 1024 * 1024), 'end'];
    const parts = await Promise.all(
      bodies.map(async (Body, index) => {
        const sent = await s3.send(new UploadPartCommand({ Bucket, Key: 'large', UploadId, PartNumber: index + 1, Body }));
        return { PartNumber: index + 1, ETag: sent.ETag };
      }),
    );
    const done = await s3.send(
      new CompleteMultipartUploadCommand({ Bucket, Key: 'large', UploadId, MultipartUpload: { Parts: parts } }),
    );
    expect(done.ETag).toMatch(/-2"$/);
    await s3.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/large` }));
    const { ContentLength, ContentType } = await s3.send(new HeadObjectCommand({ Bucket, Key: 'copy' }));
    expect([ContentLength, ContentType]).toEqual([5 * 1024 * 1024 + 3, 'text/plain']);
  });

  it('are checked against the checksum sent with them, also chunked with a trailer', async () => {
    const checking = new S3Client({ ...clientOf(cloud, 'S3') });
    await checking.send(
      new PutObjectCommand({
        Bucket,
        Key: 'chunked',
        Body: Readable.from([Buffer.from('streamed')]),
        ContentLength: 8,
        ChecksumAlgorithm: 'CRC32',
      }),
    );
    expect(await read('chunked')).toBe('streamed');
    expect(await nameOf(put('bad', 'text', { ChecksumCRC32: 'AAAAAA==' }))).toBe('BadDigest');
    expect(await nameOf(read('bad'))).toBe('NoSuchKey');
  });
});

describe('signatures', () => {
  it('are required: nobody reads or writes without', async () => {
    await put('private', 'secret');
    expect((await fetch(address('private'))).status).toBe(403);
    expect((await fetch(address('private'), { method: 'PUT', body: 'x' })).status).toBe(403);
    const stranger = new S3Client({
      ...clientOf(cloud, 'S3'),
      credentials: { accessKeyId: 'local', secretAccessKey: 'guessed' },
    });
    expect(await nameOf(stranger.send(new GetObjectCommand({ Bucket, Key: 'private' })))).toBe('SignatureDoesNotMatch');
  });

  it('of presigned addresses cover method, key, headers, and time', async () => {
    const upload = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: 'signed', ContentType: 'image/png' }), {
      expiresIn: 60,
      signableHeaders: new Set(['content-type']),
    });
    expect((await fetch(upload, { method: 'PUT', body: 'png', headers: { 'content-type': 'text/html' } })).status).toBe(403);
    expect((await fetch(upload, { method: 'PUT', body: 'png', headers: { 'content-type': 'image/png' } })).status).toBe(200);
    expect((await fetch(upload)).status).toBe(403);
    const download = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: 'signed' }), { expiresIn: 60 });
    expect(await (await fetch(download)).text()).toBe('png');
    expect((await fetch(download.replace('/signed?', '/private?'))).status).toBe(403);
    const old = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: 'signed' }), {
      expiresIn: 60,
      signingDate: new Date(Date.now() - 61_000),
    });
    expect(await (await fetch(old)).text()).toContain('Request has expired');
  });

  it('of form uploads bind every field and the size to the policy', async () => {
    const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    const credential = `local/${day}/us-east-1/s3/aws4_request`;
    const policy = Buffer.from(
      JSON.stringify({
        expiration: new Date(Date.now() + 60_000).toISOString(),
        conditions: [
          { bucket: Bucket },
          ['starts-with', '$key', 'form/'],
          ['content-length-range', 1, 5],
          { 'x-amz-credential': credential },
        ],
      }),
    ).toString('base64');
    const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
    const key = hmac(hmac(hmac(hmac(`AWS4${cloud.env.AWS_SECRET_ACCESS_KEY}`, day), 'us-east-1'), 's3'), 'aws4_request');
    const send = async (fields: Record<string, string>, text: string) => {
      const form = new FormData();
      const all = { policy, 'x-amz-credential': credential, 'x-amz-signature': hmac(key, policy).toString('hex'), ...fields };
      for (const [name, value] of Object.entries(all)) form.append(name, value);
      form.append('file', new Blob([text]), 'a.txt');
      return (await fetch(`${cloud.env.AWS_ENDPOINT_URL_S3}/${Bucket}`, { method: 'POST', body: form })).status;
    };
    expect(await send({ key: 'form/ok' }, 'text')).toBe(204);
    expect(await send({ key: 'form/large' }, 'too large')).toBe(400);
    expect(await send({ key: 'elsewhere' }, 'text')).toBe(403);
    expect(await send({ key: 'form/extra', acl: 'public-read' }, 'text')).toBe(403);
    expect(await send({ key: 'form/forged', 'x-amz-signature': '0'.repeat(64) }, 'text')).toBe(403);
    expect(await read('form/ok')).toBe('text');
    expect(await nameOf(read('form/large'))).toBe('NoSuchKey');
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    fetch(address('any'), {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
    });

  it("may do what the bucket's rules say, the site at the port really taken", async () => {
    const allowed = await preflight(cloud.url);
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, cloud.url]);
    expect((await preflight('http://elsewhere.example')).status).toBe(403);
  });
});
