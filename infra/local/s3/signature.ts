import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { accessDenied, S3Error } from './s3-error.ts';

/** Access key id -> secret. */
export type Credentials = Record<string, string>;

type Claim = {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  payloadHash: string;
  presigned: boolean;
};

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Encodes by RFC 3986, as SigV4 requires. */
export const encodeUri = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

export function signingKey(secret: string, day: string, region: string): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
}

export function sameSignature(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

function readClaim(request: IncomingMessage, query: URLSearchParams): Claim {
  const hash = request.headers['x-amz-content-sha256'];
  if (query.has('X-Amz-Signature')) {
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
      signature: query.get('X-Amz-Signature') ?? '',
      date: query.get('X-Amz-Date') ?? '',
      payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
      presigned: true,
    };
  }
  const match = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]+)/.exec(
    request.headers.authorization ?? '',
  );
  if (!match) throw accessDenied();
  return {
    credential: match[1] ?? '',
    signedHeaders: match[2] ?? '',
    signature: match[3] ?? '',
    date: String(request.headers['x-amz-date'] ?? ''),
    payloadHash: typeof hash === 'string' ? hash : 'UNSIGNED-PAYLOAD',
    presigned: false,
  };
}

function checkTime(claim: Claim, query: URLSearchParams, now: number): void {
  const at = Date.parse(claim.date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(at)) throw accessDenied('AWS authentication requires a valid Date');
  if (!claim.presigned) {
    if (Math.abs(now - at) > 15 * 60_000) {
      throw new S3Error(
        403,
        'RequestTimeTooSkewed',
        'The difference between the request time and the current time is too large.',
      );
    }
    return;
  }
  const seconds = Number(query.get('X-Amz-Expires'));
  if (!(seconds >= 1 && seconds <= 604_800))
    throw new S3Error(400, 'AuthorizationQueryParametersError', 'X-Amz-Expires must be 1 to 604800');
  if (now > at + seconds * 1000) throw accessDenied('Request has expired');
}

function canonicalRequest(request: IncomingMessage, path: string, query: URLSearchParams, claim: Claim): string {
  const canonicalQuery = [...query]
    .filter(([key]) => key !== 'X-Amz-Signature')
    .map(([key, value]) => `${encodeUri(key)}=${encodeUri(value)}`)
    .sort()
    .join('&');
  const headers = claim.signedHeaders
    .split(';')
    .map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}\n`,
    )
    .join('');
  const canonicalPath = path
    .split('/')
    .map((segment) => encodeUri(decodeURIComponent(segment)))
    .join('/');
  return [request.method, canonicalPath, canonicalQuery, headers, claim.signedHeaders, claim.payloadHash].join('\n');
}

/**
 * Verifies SigV4 in the Authorization header or in a presigned query, with expiry and clock skew. Refuses anonymous requests and `x-amz-*` headers that
 * were not signed. The payload's own hash is checked while it is stored.
 */
export function verifySignature(
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
  credentials: Credentials,
  now: number,
): void {
  const claim = readClaim(request, query);
  const [accessKey = '', day = '', region = ''] = claim.credential.split('/');
  const secret = credentials[accessKey];
  if (!secret) throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  checkTime(claim, query, now);
  const signed = new Set(claim.signedHeaders.split(';'));
  for (const name of Object.keys(request.headers)) {
    if (name.startsWith('x-amz-') && !signed.has(name) && !(claim.presigned && name === 'x-amz-content-sha256')) {
      throw accessDenied(`There were headers present in the request which were not signed: ${name}`);
    }
  }
  const text = [
    'AWS4-HMAC-SHA256',
    claim.date,
    `${day}/${region}/s3/aws4_request`,
    sha256(canonicalRequest(request, path, query, claim)),
  ];
  const expected = hmac(signingKey(secret, day, region), text.join('\n')).toString('hex');
  if (!sameSignature(claim.signature, expected)) {
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
}
