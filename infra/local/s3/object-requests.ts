import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Expectations } from './blob-writer.ts';
import type { ObjectStore, Precondition, StoredObject } from './object-store.ts';
import { noSuchKey, preconditionFailed, S3Error } from './s3-error.ts';
import { element, sendXml } from './xml.ts';

export type ObjectRequest = { bucket: string; key: string; query: URLSearchParams };

const storedHeaderNames = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-language',
  'expires',
  'content-encoding',
];
const unquote = (etag: string): string => etag.replace(/^W\//, '').replaceAll('"', '');

/** Returns the headers that S3 keeps with an object and gives back with it. */
export function storedHeaders(headers: Record<string, unknown>): Record<string, string> {
  const metadata: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (storedHeaderNames.includes(name) || name.startsWith('x-amz-meta-')) metadata[name] = String(value);
  }
  const encodings = (metadata['content-encoding'] ?? '').split(',').map((part) => part.trim());
  const real = encodings.filter((part) => part && part !== 'aws-chunked').join(',');
  if (real) metadata['content-encoding'] = real;
  else delete metadata['content-encoding'];
  return metadata;
}

/** Returns what a body must satisfy, from the request's headers and presigned query. */
export function expectationsOf(request: IncomingMessage, query: URLSearchParams): Expectations {
  const header = (name: string): string | undefined => request.headers[name]?.toString() ?? query.get(name) ?? undefined;
  const hash = header('x-amz-content-sha256') ?? '';
  const length = Number(request.headers['x-amz-decoded-content-length'] ?? request.headers['content-length']);
  return {
    ...(Number.isFinite(length) && { min: length, max: length }),
    md5: header('content-md5'),
    crc32: header('x-amz-checksum-crc32'),
    checksumSha256: header('x-amz-checksum-sha256'),
    sha256: /^[0-9a-f]{64}$/.test(hash) ? hash : undefined,
    awsChunked: hash.startsWith('STREAMING-') || /aws-chunked/.test(header('content-encoding') ?? ''),
  };
}

/** Reads If-None-Match: * (only create) and If-Match (only replace what was read), as in S3's conditional writes. */
export function preconditionOf(request: IncomingMessage): Precondition {
  const ifMatch = request.headers['if-match'];
  const onlyCreate = request.headers['if-none-match'] === '*';
  return (current) => {
    if (onlyCreate && current) throw preconditionFailed();
    if (!ifMatch) return;
    if (!current) throw noSuchKey();
    if (ifMatch !== '*' && unquote(ifMatch) !== current.etag) throw preconditionFailed();
  };
}

export async function putObject(
  store: ObjectStore,
  request: IncomingMessage,
  response: ServerResponse,
  at: ObjectRequest,
): Promise<void> {
  const precondition = preconditionOf(request);
  precondition(store.get(at.bucket, at.key));
  const blob = await store.write(request, expectationsOf(request, at.query));
  const meta = Object.fromEntries([...at.query].map(([name, value]) => [name.toLowerCase(), value]));
  const headers = { ...storedHeaders(request.headers), ...storedHeaders(meta) };
  const object = store.commit(at.bucket, at.key, blob, headers, precondition);
  response.writeHead(200, { etag: `"${object.etag}"`, 'x-amz-checksum-crc32': object.crc32 }).end();
}

export async function copyObject(
  store: ObjectStore,
  request: IncomingMessage,
  response: ServerResponse,
  at: ObjectRequest,
): Promise<void> {
  const [path = ''] = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, '').split('?');
  const [sourceBucket = '', ...rest] = path.split('/');
  const source = store.get(sourceBucket, rest.join('/'));
  if (!source) throw noSuchKey();
  const blob = await store.write(createReadStream(store.path(source)), {});
  const headers = request.headers['x-amz-metadata-directive'] === 'REPLACE' ? storedHeaders(request.headers) : source.headers;
  const object = store.commit(at.bucket, at.key, blob, headers, preconditionOf(request));
  sendXml(
    response,
    200,
    `<CopyObjectResult>${element('ETag', `"${object.etag}"`)}${element('LastModified', object.at)}</CopyObjectResult>`,
  );
}

/** Returns the bytes that a Range header asks for, or undefined if it is absent or malformed (then the whole object is sent). */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(size - 1, Number(match[2]));
  if (start > end) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { start, end };
}

function notModified(request: IncomingMessage, object: StoredObject): boolean {
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch) return ifNoneMatch.split(',').some((etag) => ['*', object.etag].includes(unquote(etag.trim())));
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Math.floor(Date.parse(object.at) / 1000) * 1000 <= since;
}

export async function getObject(
  store: ObjectStore,
  request: IncomingMessage,
  response: ServerResponse,
  at: ObjectRequest,
): Promise<void> {
  const object = store.get(at.bucket, at.key);
  if (!object) throw noSuchKey();
  const ifMatch = request.headers['if-match'];
  if (ifMatch && ifMatch !== '*' && unquote(ifMatch) !== object.etag) throw preconditionFailed();
  response.setHeader('etag', `"${object.etag}"`).setHeader('last-modified', new Date(object.at).toUTCString());
  if (notModified(request, object)) {
    response.writeHead(304).end();
    return;
  }
  const overrides = Object.fromEntries(
    storedHeaderNames
      .filter((name) => at.query.has(`response-${name}`))
      .map((name) => [name, at.query.get(`response-${name}`) ?? '']),
  );
  for (const [name, value] of Object.entries({ 'content-type': 'binary/octet-stream', ...object.headers, ...overrides })) {
    response.setHeader(name, value);
  }
  const range = rangeOf(request.headers.range, object.size);
  response.setHeader('accept-ranges', 'bytes');
  if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${object.size}`);
  if (!range) response.setHeader('x-amz-checksum-crc32', object.crc32);
  const length = range ? range.end - range.start + 1 : object.size;
  response.setHeader('content-length', length).writeHead(range ? 206 : 200);
  if (request.method === 'HEAD' || length === 0) response.end();
  else await pipeline(createReadStream(store.path(object), range), response);
}
