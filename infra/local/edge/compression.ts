import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpResponse } from '../api/exchange.ts';
import type { Deployment } from '../template/deployment.ts';
import type { Behavior } from './distribution.ts';

type Encodings = { gzip: boolean; brotli: boolean };

/** Managed cache policies that turn compression on. CachingDisabled does not, so CloudFront doesn't compress API answers. */
const managedWithCompression = new Set([
  '658327ea-f89d-4fab-a63d-7e88639e58f6',
  '83da9c7e-98b4-4e11-a168-04f0df8e2c65',
  '4cc15a8a-d715-48a4-82b8-cc0b614638fe',
]);

/** CloudFront's list of types it compresses, in essence. Source: CloudFront developer guide, "Serve compressed files". */
const compressible =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|rss\+xml|ld\+json|wasm|vnd\.ms-fontobject|x-javascript|problem\+json)|image\/svg\+xml|font\/(ttf|otf))/;
const smallest = 1000;
const largest = 10_000_000;
const cacheLimit = 48 * 1024 * 1024;

const compressors = {
  br: promisify((body: Buffer, done: (error: Error | null, result: Buffer) => void) =>
    brotliCompress(
      body,
      { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } },
      done,
    ),
  ),
  gzip: promisify((body: Buffer, done: (error: Error | null, result: Buffer) => void) => gzip(body, { level: 6 }, done)),
};

/** Returns which encodings a behavior may use: `Compress` and its cache policy decide together. */
export function encodingsOf(deployment: Deployment, behavior: Behavior): Encodings {
  if (!behavior.Compress) return { gzip: false, brotli: false };
  type Parameters = { EnableAcceptEncodingGzip?: boolean; EnableAcceptEncodingBrotli?: boolean };
  const own = deployment
    .resources<{ CachePolicyConfig: { ParametersInCacheKeyAndForwardedToOrigin: Parameters } }>('AWS::CloudFront::CachePolicy')
    .find((policy) => policy.name === behavior.CachePolicyId)?.properties
    .CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
  if (own) return { gzip: own.EnableAcceptEncodingGzip ?? false, brotli: own.EnableAcceptEncodingBrotli ?? false };
  const on = managedWithCompression.has(behavior.CachePolicyId ?? '');
  return { gzip: on, brotli: on };
}

/** Compresses responses and remembers those that have an ETag, so that a static file is compressed once. */
export class Compression {
  private readonly cache = new Map<string, Buffer>();
  private cached = 0;

  async apply(encodings: Encodings, accepted: string, response: HttpResponse): Promise<HttpResponse> {
    const { headers, body } = response;
    const encoding =
      encodings.brotli && /\bbr\b/.test(accepted) ? 'br' : encodings.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    const fits = body.length >= smallest && body.length <= largest && compressible.test(String(headers['content-type'] ?? ''));
    if (!encoding || !fits || response.status !== 200 || headers['content-encoding'] !== undefined) return response;
    const etag = headers.etag === undefined ? undefined : String(headers.etag);
    const compressed = await this.compress(encoding, etag, body);
    return {
      ...response,
      body: compressed,
      headers: {
        ...headers,
        'content-encoding': encoding,
        vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
        ...(etag && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
      },
    };
  }

  private async compress(encoding: 'br' | 'gzip', etag: string | undefined, body: Buffer): Promise<Buffer> {
    if (!etag) return compressors[encoding](body);
    const key = `${encoding} ${body.length} ${etag}`;
    const known = this.cache.get(key);
    if (known) return known;
    const compressed = await compressors[encoding](body);
    this.cache.set(key, compressed);
    this.cached += compressed.length;
    for (const [oldest, value] of this.cache) {
      if (this.cached <= cacheLimit) break;
      this.cache.delete(oldest);
      this.cached -= value.length;
    }
    return compressed;
  }
}
