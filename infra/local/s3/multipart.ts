import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { readBody } from '../http/listen.ts';
import type { Blob } from './blob-writer.ts';
import { expectationsOf, type ObjectRequest, preconditionOf, storedHeaders } from './object-requests.ts';
import type { ObjectStore } from './object-store.ts';
import { S3Error } from './s3-error.ts';
import { element, elements, sendXml } from './xml.ts';

type Upload = { bucket: string; key: string; headers: Record<string, string>; parts: Map<number, Blob> };

const smallestPart = 5 * 1024 * 1024;

/** Multipart uploads. Those in progress are in memory: a restart drops them, and their parts are removed with the other orphans. */
export class MultipartUploads {
  private readonly store: ObjectStore;
  private readonly uploads = new Map<string, Upload>();

  constructor(store: ObjectStore) {
    this.store = store;
  }

  private find(at: ObjectRequest): Upload {
    const upload = this.uploads.get(at.query.get('uploadId') ?? '');
    if (upload?.bucket !== at.bucket || upload.key !== at.key)
      throw new S3Error(404, 'NoSuchUpload', 'The specified upload does not exist.');
    return upload;
  }

  create(request: IncomingMessage, response: ServerResponse, at: ObjectRequest): void {
    const id = randomUUID();
    this.uploads.set(id, { bucket: at.bucket, key: at.key, headers: storedHeaders(request.headers), parts: new Map() });
    const body = element('Bucket', at.bucket) + element('Key', at.key) + element('UploadId', id);
    sendXml(response, 200, `<InitiateMultipartUploadResult>${body}</InitiateMultipartUploadResult>`);
  }

  async uploadPart(request: IncomingMessage, response: ServerResponse, at: ObjectRequest): Promise<void> {
    const upload = this.find(at);
    const number = Number(at.query.get('partNumber'));
    if (!(number >= 1 && number <= 10_000)) throw new S3Error(400, 'InvalidArgument', 'Part number must be 1 to 10000');
    const blob = await this.store.write(request, expectationsOf(request, at.query));
    const replaced = upload.parts.get(number);
    upload.parts.set(number, blob);
    if (replaced) this.store.discard(replaced);
    response.writeHead(200, { etag: `"${blob.etag}"` }).end();
  }

  async complete(request: IncomingMessage, response: ServerResponse, at: ObjectRequest): Promise<void> {
    const upload = this.find(at);
    const wanted = elements((await readBody(request)).toString(), 'Part');
    const parts = wanted.map((part) => {
      const blob = upload.parts.get(Number(elements(part, 'PartNumber')[0]));
      if (!blob || blob.etag !== (elements(part, 'ETag')[0] ?? '').replaceAll('"', '')) throw new S3Error(400, 'InvalidPart');
      return blob;
    });
    if (parts.slice(0, -1).some((part) => part.size < smallestPart)) {
      throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    }
    const store = this.store;
    const joined = Readable.from(
      (async function* () {
        for (const part of parts) yield* createReadStream(store.path(part));
      })(),
    );
    const blob = await store.write(joined, {});
    const digest = createHash('md5').update(Buffer.concat(parts.map((part) => Buffer.from(part.etag, 'hex'))));
    const etag = `${digest.digest('hex')}-${parts.length}`;
    const object = store.commit(at.bucket, at.key, { ...blob, etag }, upload.headers, preconditionOf(request));
    this.drop(at, upload);
    const body = element('Bucket', at.bucket) + element('Key', at.key) + element('ETag', `"${object.etag}"`);
    sendXml(response, 200, `<CompleteMultipartUploadResult>${body}</CompleteMultipartUploadResult>`);
  }

  abort(response: ServerResponse, at: ObjectRequest): void {
    this.drop(at, this.find(at));
    response.writeHead(204).end();
  }

  private drop(at: ObjectRequest, upload: Upload): void {
    for (const part of upload.parts.values()) this.store.discard(part);
    this.uploads.delete(at.query.get('uploadId') ?? '');
  }
}
