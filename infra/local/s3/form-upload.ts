import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { readBody } from '../http/listen.ts';
import { storedHeaders } from './object-requests.ts';
import type { ObjectStore } from './object-store.ts';
import { verifyPostPolicy } from './post-policy.ts';
import { S3Error } from './s3-error.ts';
import { type Credentials, encodeUri } from './signature.ts';
import { element, sendXml } from './xml.ts';

async function readForm(request: IncomingMessage): Promise<{ fields: Record<string, string>; file: File }> {
  const body = new Uint8Array(await readBody(request));
  const form = await new Response(body, { headers: { 'content-type': String(request.headers['content-type']) } }).formData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (name === 'file' && typeof value !== 'string') return { fields, file: value };
    fields[name.toLowerCase()] = String(value);
  }
  throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
}

/** Handles POST object: a browser's form upload under a signed policy. Fields after the file are ignored, as in S3. */
export async function formUpload(
  store: ObjectStore,
  request: IncomingMessage,
  response: ServerResponse,
  bucket: string,
  credentials: Credentials,
  now: number,
): Promise<void> {
  const { fields, file } = await readForm(request);
  const range = verifyPostPolicy(fields, bucket, credentials, now);
  const key = (fields.key ?? '').replace(/\$\{filename\}/g, () => file.name);
  const blob = await store.write(Readable.fromWeb(file.stream() as ReadableStream), range);
  const object = store.commit(bucket, key, blob, storedHeaders(fields));
  const location = `http://${request.headers.host}/${bucket}/${key.split('/').map(encodeUri).join('/')}`;
  response.setHeader('etag', `"${object.etag}"`).setHeader('location', location);
  if (fields.success_action_status === '201') {
    const body =
      element('Location', location) + element('Bucket', bucket) + element('Key', key) + element('ETag', `"${object.etag}"`);
    sendXml(response, 201, `<PostResponse>${body}</PostResponse>`);
  } else response.writeHead(fields.success_action_status === '200' ? 200 : 204).end();
}
