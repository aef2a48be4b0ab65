import type { IncomingMessage } from 'node:http';
import type { ObjectStore } from './object-store.ts';
import { accessDenied, S3Error } from './s3-error.ts';

const CHECKSUM = /^(content-md5|x-amz-checksum-\w+|x-amz-trailer)$/;

/**
 * Refuses what a bucket with locked objects refuses: to delete one, to write one without `If-None-Match` (both by the bucket's policy,
 * infra/constructs/evidence-bucket.ts), to copy one into it, and to put one without a checksum (S3's own rule for such buckets).
 */
export function checkLock(
  store: ObjectStore,
  { method, headers }: IncomingMessage,
  bucket: string,
  query: URLSearchParams,
): void {
  if (!store.isLocked(bucket) || method === 'GET' || method === 'HEAD') return;
  const isOfUpload = query.has('uploadId');
  // The parts of an upload can't name a condition: the call that completes it has to.
  if (query.has('uploads') || (isOfUpload && method !== 'POST')) return;
  if (method === 'DELETE' || headers['if-none-match'] === undefined) throw accessDenied();
  if (headers['x-amz-copy-source'] !== undefined)
    throw new S3Error(501, 'NotImplemented', 'A header you provided implies functionality that is not implemented.');
  if (method === 'PUT' && !Object.keys(headers).some((name) => CHECKSUM.test(name)))
    throw new S3Error(
      400,
      'InvalidRequest',
      'Content-MD5 OR x-amz-checksum- HTTP header is required for Put Object requests with Object Lock parameters',
    );
}
