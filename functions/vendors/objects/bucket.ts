import { createHash } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256, type Signing, send } from '../signed-request.ts';

/** Reads an object: its bytes and tag; `undefined` if the given tag is still its tag; `null` if there is no such object. */
export type ReadObject = (key: string, unlessTag?: string) => Promise<{ bytes: Buffer; tag: string } | undefined | null>;

/** Writes an object. With `ifTag`, only if that is still its tag; with `ifNew`, only if there is none. Returns whether it was written. */
type WriteObject = (
  key: string,
  bytes: Buffer,
  options: { type: string; ifTag?: string; ifNew?: boolean /** The `Cache-Control` it is served with. */; cacheControl?: string },
) => Promise<boolean>;

/** Removes an object, even one that is already gone. */
type RemoveObject = (key: string) => Promise<void>;

/** Returns an address where anyone can read an object for this many seconds from `at` on. `disposition` is what the browser is told to do with it. */
type AddressObject = (key: string, options: { at: Date; seconds: number; disposition: string }) => Promise<string>;

/** Returns an address where anyone can store an object once or more for this many seconds from `at` on: of this type, and of exactly this many bytes. */
type AddressUpload = (key: string, options: { at: Date; seconds: number; type: string; bytes: number }) => Promise<string>;

export type Bucket = {
  read: ReadObject;
  write: WriteObject;
  remove: RemoveObject;
  address: AddressObject;
  uploadAddress: AddressUpload;
};

/** Path style if the endpoint is set (the embedded cloud, LocalStack), the bucket's own host in AWS. */
const urlOf = (bucket: string, region: string, key: string, endpoint: string | undefined) =>
  endpoint ? new URL(`${endpoint}/${bucket}/${key}`) : new URL(`https://${bucket}.s3.${region}.amazonaws.com/${key}`);

/**
 * Opens one bucket, which is read and written an object at a time. A Lambda that does no more avoids the S3 client (150 KB and a third of its cold start):
 * the requests are signed by the SDK's own signer with the credentials and region of a client that it has. Nothing is tried again here: a reaction is
 * delivered again, and a search looks again later. Throws if S3 answers unexpectedly.
 */
export function openBucket(bucket: string, { config }: Signing, endpoint = process.env.AWS_ENDPOINT_URL_S3): Bucket {
  const signerIn = (region: string) =>
    new SignatureV4({ service: 's3', region, credentials: config.credentials, sha256: Sha256 as never, uriEscapePath: false });
  const request = async (method: 'GET' | 'PUT' | 'DELETE', key: string, extra: Record<string, string>, body?: Buffer) => {
    const region = await config.region();
    const url = urlOf(bucket, region, key, endpoint);
    const payload = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { host: url.host, 'x-amz-content-sha256': payload, ...extra };
    const { protocol, hostname, pathname: path } = url;
    const signed = await signerIn(region).sign({ method, protocol, hostname, path, headers });
    return send(method, url, signed.headers, body);
  };
  const presigned = async (
    method: 'GET' | 'PUT',
    key: string,
    { at, seconds, ...more }: { at: Date; seconds: number; query?: Record<string, string>; headers?: Record<string, string> },
  ): Promise<string> => {
    const region = await config.region();
    const url = urlOf(bucket, region, key, endpoint);
    const { protocol, hostname, pathname: path } = url;
    // What a browser will send isn't known beforehand: S3's word for that replaces the body's hash.
    const headers = { host: url.host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...more.headers };
    const signed = await signerIn(region).presign(
      { method, protocol, hostname, path, headers, query: more.query ?? {} },
      { expiresIn: seconds, signingDate: at },
    );
    for (const [name, value] of Object.entries(signed.query ?? {})) url.searchParams.set(name, String(value));
    // A space was signed as %20.
    url.search = url.search.replaceAll('+', '%20');
    return url.href;
  };
  return {
    async read(key, unlessTag) {
      const { status, headers, bytes } = await request('GET', key, unlessTag ? { 'if-none-match': unlessTag } : {});
      if (status === 304) return undefined;
      if (status === 404) return null;
      if (status !== 200) throw new Error(`S3 answered ${status} to a read.`);
      return { bytes, tag: headers.etag ?? '' };
    },
    async write(key, bytes, { type, ifTag, ifNew, cacheControl }) {
      const about = {
        'content-type': type,
        'content-length': String(bytes.length),
        ...(ifTag ? { 'if-match': ifTag } : {}),
        // A bucket whose objects are locked takes nothing without a checksum.
        ...(ifNew ? { 'if-none-match': '*', 'x-amz-checksum-sha256': createHash('sha256').update(bytes).digest('base64') } : {}),
        ...(cacheControl ? { 'cache-control': cacheControl } : {}),
      };
      const { status } = await request('PUT', key, about, bytes);
      // 409: another write of the same object was in progress; 404: it was deleted meanwhile.
      if (ifTag && [404, 409, 412].includes(status)) return false;
      if (ifNew && [409, 412].includes(status)) return false;
      if (status !== 200) throw new Error(`S3 answered ${status} to a write.`);
      return true;
    },
    async remove(key) {
      const { status } = await request('DELETE', key, {});
      if (status !== 204 && status !== 404) throw new Error(`S3 answered ${status} to a removal.`);
    },
    async address(key, { at, seconds, disposition }) {
      return presigned('GET', key, { at, seconds, query: { 'response-content-disposition': disposition } });
    },
    async uploadAddress(key, { at, seconds, type, bytes }) {
      // Both are signed, so that someone with the address can send nothing else.
      return presigned('PUT', key, { at, seconds, headers: { 'content-type': type, 'content-length': String(bytes) } });
    },
  };
}
