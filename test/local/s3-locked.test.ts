import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CloudHandle } from '#infra/local/index.ts';
import { clientOf, startSample } from './sample/sample-cloud.ts';

let cloud: CloudHandle;
let stop: () => Promise<void>;
let s3: S3Client;
let Bucket: string;

beforeAll(async () => {
  ({ cloud, stop } = await startSample());
  s3 = new S3Client({ ...clientOf(cloud, 'S3'), requestChecksumCalculation: 'WHEN_REQUIRED' });
  Bucket = cloud.outputs.EvidenceBucket ?? '';
});
afterAll(() => stop());

const once = { IfNoneMatch: '*', ChecksumAlgorithm: 'SHA256' } as const;
const put = (Key: string, Body: string, more: object = once) => s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const read = async (Key: string) => (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();
const nameOf = (sent: Promise<unknown>) => sent.then(() => 'fine').catch((error: Error) => error.name);

it('a locked object is written once, and never written over', async () => {
  expect(await nameOf(put('evidence/once', 'first'))).toBe('fine');
  expect(await nameOf(put('evidence/once', 'second'))).toBe('PreconditionFailed');
  expect(await nameOf(put('evidence/once', 'second', { ChecksumAlgorithm: 'SHA256' }))).toBe('AccessDenied');
  const { ETag } = await s3.send(new GetObjectCommand({ Bucket, Key: 'evidence/once' }));
  expect(await nameOf(put('evidence/once', 'second', { IfMatch: ETag, ChecksumAlgorithm: 'SHA256' }))).toBe('AccessDenied');
  const copy = { Bucket, Key: 'evidence/once', CopySource: `${Bucket}/evidence/once` };
  expect(await nameOf(s3.send(new CopyObjectCommand(copy)))).toBe('AccessDenied');
  expect(await read('evidence/once')).toBe('first');
});

it('a locked object needs a checksum, and the right one', async () => {
  expect(await nameOf(put('evidence/none', 'text', { IfNoneMatch: '*' }))).toBe('InvalidRequest');
  const wrong = Buffer.alloc(32).toString('base64');
  expect(await nameOf(put('evidence/wrong', 'text', { IfNoneMatch: '*', ChecksumSHA256: wrong }))).toBe('BadDigest');
  expect(await nameOf(read('evidence/none'))).toBe('NoSuchKey');
  expect(await nameOf(read('evidence/wrong'))).toBe('NoSuchKey');
});

it('a locked object is never deleted, alone, together with others, or at a signed address', async () => {
  await put('evidence/kept', 'text');
  expect(await nameOf(s3.send(new DeleteObjectCommand({ Bucket, Key: 'evidence/kept' })))).toBe('AccessDenied');
  const Delete = { Objects: [{ Key: 'evidence/kept' }] };
  const { Deleted, Errors } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete }));
  expect([Deleted, Errors?.map(({ Key, Code }) => [Key, Code])]).toEqual([undefined, [['evidence/kept', 'AccessDenied']]]);
  const address = await getSignedUrl(s3, new DeleteObjectCommand({ Bucket, Key: 'evidence/kept' }));
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
  expect(await read('evidence/kept')).toBe('text');
});
