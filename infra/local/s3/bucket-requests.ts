import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../http/listen.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { element, elements, sendXml } from './xml.ts';

const contents = (object: StoredObject): string =>
  `<Contents>${element('Key', object.key)}${element('LastModified', object.at)}${element('ETag', `"${object.etag}"`)}${element('Size', object.size)}<StorageClass>STANDARD</StorageClass></Contents>`;

/** Returns a page of a listing. Objects and common prefixes together count against `limit`, as in S3. */
function pageOf(store: ObjectStore, bucket: string, prefix: string, delimiter: string, after: string, limit: number) {
  const objects: StoredObject[] = [];
  const prefixes: string[] = [];
  let position = after;
  for (;;) {
    const [next] = store.list(bucket, prefix, position, 1);
    if (!next) return { objects, prefixes, truncated: false, position };
    if (objects.length + prefixes.length >= limit) return { objects, prefixes, truncated: true, position };
    const cut = delimiter ? next.key.indexOf(delimiter, prefix.length) : -1;
    if (cut < 0) {
      objects.push(next);
      position = next.key;
    } else {
      const common = next.key.slice(0, cut + delimiter.length);
      prefixes.push(common);
      position = `${common}\u{10ffff}`;
    }
  }
}

/** ListObjectsV2 (and ListObjects' marker, for old clients). */
export function listObjects(store: ObjectStore, response: ServerResponse, bucket: string, query: URLSearchParams): void {
  const prefix = query.get('prefix') ?? '';
  const token = query.get('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString() : (query.get('start-after') ?? query.get('marker') ?? '');
  const limit = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const page = pageOf(store, bucket, prefix, query.get('delimiter') ?? '', after, limit);
  const body = [
    element('Name', bucket),
    element('Prefix', prefix),
    element('KeyCount', page.objects.length + page.prefixes.length),
    element('MaxKeys', limit),
    element('IsTruncated', String(page.truncated)),
    page.truncated ? element('NextContinuationToken', Buffer.from(page.position).toString('base64url')) : '',
    ...page.objects.map(contents),
    ...page.prefixes.map((common) => `<CommonPrefixes>${element('Prefix', common)}</CommonPrefixes>`),
  ];
  sendXml(response, 200, `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${body.join('')}</ListBucketResult>`);
}

/** DeleteObjects. */
export async function deleteObjects(
  store: ObjectStore,
  request: IncomingMessage,
  response: ServerResponse,
  bucket: string,
): Promise<void> {
  const document = (await readBody(request)).toString();
  const keys = elements(document, 'Key');
  const isLocked = store.isLocked(bucket);
  if (!isLocked) for (const key of keys) store.delete(bucket, key);
  const outcomeOf = (key: string) =>
    isLocked
      ? `<Error>${element('Key', key)}${element('Code', 'AccessDenied')}${element('Message', 'Access Denied')}</Error>`
      : `<Deleted>${element('Key', key)}</Deleted>`;
  sendXml(response, 200, `<DeleteResult>${keys.map(outcomeOf).join('')}</DeleteResult>`);
}
