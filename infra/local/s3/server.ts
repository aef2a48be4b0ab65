import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listening, listen } from '../http/listen.ts';
import { deleteObjects, listObjects } from './bucket-requests.ts';
import { addCorsHeaders, answerPreflight, type CorsRule } from './cors.ts';
import { formUpload } from './form-upload.ts';
import { MultipartUploads } from './multipart.ts';
import { copyObject, getObject, type ObjectRequest, putObject } from './object-requests.ts';
import type { ObjectStore } from './object-store.ts';
import { accessDenied, S3Error } from './s3-error.ts';
import { type Credentials, verifySignature } from './signature.ts';
import { element, sendXml } from './xml.ts';

export type S3Options = {
  port: number;
  store: ObjectStore;
  credentials: Credentials;
  corsRules: (bucket: string) => CorsRule[];
  now: () => number;
};

const CHECKSUM = /^(content-md5|x-amz-checksum-\w+|x-amz-trailer)$/;

/**
 * Refuses what a bucket with locked objects refuses: to delete one, to write one without `If-None-Match` (both by the bucket's policy,
 * infra/constructs/evidence-bucket.ts), to copy one into it, and to put one without a checksum (S3's own rule for such buckets).
 */
function checkLock(store: ObjectStore, { method, headers }: IncomingMessage, bucket: string, query: URLSearchParams): void {
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

type Exchange = { request: IncomingMessage; response: ServerResponse; at: ObjectRequest };

async function objectRequest(store: ObjectStore, uploads: MultipartUploads, { request, response, at }: Exchange): Promise<void> {
  const multipart = at.query.has('uploadId');
  switch (request.method) {
    case 'PUT':
      if (multipart) return uploads.uploadPart(request, response, at);
      if (request.headers['x-amz-copy-source']) return copyObject(store, request, response, at);
      return putObject(store, request, response, at);
    case 'POST':
      if (at.query.has('uploads')) return uploads.create(request, response, at);
      if (multipart) return uploads.complete(request, response, at);
      break;
    case 'DELETE':
      if (multipart) return uploads.abort(response, at);
      store.delete(at.bucket, at.key);
      response.writeHead(204).end();
      return;
    case 'GET':
    case 'HEAD':
      return getObject(store, request, response, at);
  }
  throw new S3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
}

async function bucketRequest(store: ObjectStore, { request, response, at }: Exchange): Promise<void> {
  if (request.method === 'HEAD') {
    response.writeHead(200).end();
  } else if (request.method === 'GET' && (at.query.size === 0 || at.query.has('list-type') || at.query.has('prefix'))) {
    listObjects(store, response, at.bucket, at.query);
  } else if (request.method === 'POST' && at.query.has('delete')) {
    await deleteObjects(store, request, response, at.bucket);
  } else {
    throw new S3Error(501, 'NotImplemented', 'Buckets come from the template; the embedded S3 does not change their settings.');
  }
}

async function handle(options: S3Options, uploads: MultipartUploads, exchange: Exchange, path: string): Promise<void> {
  const { request, response, at } = exchange;
  const rules = options.corsRules(at.bucket);
  if (request.method === 'OPTIONS') return answerPreflight(request, response, rules);
  addCorsHeaders(request, response, rules);
  const form = request.method === 'POST' && !at.key && /^multipart\/form-data/.test(request.headers['content-type'] ?? '');
  if (!form) verifySignature(request, path, at.query, options.credentials, options.now());
  if (!options.store.hasBucket(at.bucket)) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  if (form || at.key) checkLock(options.store, request, at.bucket, at.query);
  if (form) return formUpload(options.store, request, response, at.bucket, options.credentials, options.now());
  if (at.key) return objectRequest(options.store, uploads, exchange);
  return bucketRequest(options.store, exchange);
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  request.resume();
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const known = error instanceof S3Error ? error : undefined;
  if (!known) console.error(error);
  const status = known?.status ?? 500;
  if (request.method === 'HEAD') response.writeHead(status).end();
  else
    sendXml(
      response,
      status,
      `<Error>${element('Code', known?.code ?? 'InternalError')}${element('Message', known?.message)}</Error>`,
    );
}

/** Starts the S3 emulator: path-style addresses, private buckets only. */
export function startS3(options: S3Options): Promise<Listening> {
  const uploads = new MultipartUploads(options.store);
  return listen(options.port, async (request, response) => {
    response.setHeader('x-amz-request-id', randomBytes(8).toString('hex').toUpperCase());
    // An SDK sets its own clock by this one, and signs with it.
    response.setHeader('date', new Date(options.now()).toUTCString());
    try {
      const [path = '/', search = ''] = (request.url ?? '/').split(/\?(.*)/s);
      const [, bucket = '', ...rest] = path.split('/');
      const at = {
        bucket: decodeURIComponent(bucket),
        key: rest.map(decodeURIComponent).join('/'),
        query: new URLSearchParams(search),
      };
      await handle(options, uploads, { request, response, at }, path);
    } catch (error) {
      sendError(request, response, error);
    }
  });
}
