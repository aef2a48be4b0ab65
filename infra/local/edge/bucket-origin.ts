import { closeSync, openSync, readSync } from 'node:fs';
import type { HttpRequest, HttpResponse } from '../api/exchange.ts';
import { rangeOf } from '../s3/object-requests.ts';
import type { ObjectStore, StoredObject } from '../s3/object-store.ts';
import { S3Error } from '../s3/s3-error.ts';
import type { Deployment } from '../template/deployment.ts';

const errorXml = (code: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
const failure = (status: number, code: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: errorXml(code),
});

function readBytes(path: string, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  const file = openSync(path, 'r');
  try {
    readSync(file, bytes, 0, length, start);
  } finally {
    closeSync(file);
  }
  return bytes;
}

function isCurrent(request: HttpRequest, object: StoredObject): boolean {
  const given = request.headers['if-none-match'];
  if (given) return given.split(',').some((etag) => ['*', `"${object.etag}"`].includes(etag.trim().replace(/^W\//, '')));
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Math.floor(Date.parse(object.at) / 1000) * 1000 <= since;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/^\//, '');
  } catch {
    return undefined;
  }
}

type Statement = { Effect: string; Action: string | string[]; Principal?: unknown };
type BucketPolicy = { Bucket: string; PolicyDocument: { Statement: Statement[] } };

/** Returns whether a bucket's policy lets CloudFront list it. */
const isListed = (deployment: Deployment, bucket: string): boolean =>
  deployment
    .resources<BucketPolicy>('AWS::S3::BucketPolicy')
    .filter(({ properties }) => properties.Bucket === bucket)
    .flatMap(({ properties }) => properties.PolicyDocument.Statement)
    .some(
      ({ Effect, Action, Principal }) =>
        Effect === 'Allow' &&
        [Action].flat().includes('s3:ListBucket') &&
        JSON.stringify(Principal ?? null).includes('cloudfront.amazonaws.com'),
    );

/** Serves a bucket as an origin behind OAC. A missing key is a 404 if CloudFront may list the bucket, and otherwise a 403, as S3 answers. */
export function bucketOrigin(store: ObjectStore, deployment: Deployment, bucket: string): (request: HttpRequest) => HttpResponse {
  const isKnown = isListed(deployment, bucket);
  const missing = () => (isKnown ? failure(404, 'NoSuchKey') : failure(403, 'AccessDenied'));
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return failure(403, 'AccessDenied');
    const key = decodePath(request.path);
    const object = key === undefined ? undefined : store.get(bucket, key);
    if (!object) return missing();
    const headers: HttpResponse['headers'] = {
      'content-type': 'binary/octet-stream',
      ...object.headers,
      etag: `"${object.etag}"`,
      'last-modified': new Date(object.at).toUTCString(),
      'accept-ranges': 'bytes',
    };
    if (isCurrent(request, object)) return { status: 304, headers, body: Buffer.alloc(0) };
    try {
      const range = rangeOf(request.headers.range, object.size);
      if (!range) return { status: 200, headers, body: readBytes(store.path(object), 0, object.size) };
      headers['content-range'] = `bytes ${range.start}-${range.end}/${object.size}`;
      return { status: 206, headers, body: readBytes(store.path(object), range.start, range.end - range.start + 1) };
    } catch (error) {
      if (error instanceof S3Error) return failure(error.status, error.code);
      throw error;
    }
  };
}
