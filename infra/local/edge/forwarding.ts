import type { IncomingHttpHeaders } from 'node:http';
import type { Deployment } from '../template/deployment.ts';
import type { Behavior } from './distribution.ts';

type Selection = { behavior: 'none' | 'all' | 'some' | 'allExcept'; names: Set<string> };

/** What reaches the origin from a viewer's request: CloudFront drops what neither the cache policy nor the origin request policy names. */
export type Forwarding = { headers: Selection; cloudFrontHeaders: Set<string>; cookies: Selection; query: Selection };

type PolicyParts = {
  HeadersConfig?: { HeaderBehavior: string; Headers?: string[] };
  CookiesConfig?: { CookieBehavior: string; Cookies?: string[] };
  QueryStringsConfig?: { QueryStringBehavior: string; QueryStrings?: string[] };
};

const selection = (behavior: string | undefined, names: string[] = []): Selection => ({
  behavior:
    behavior === 'none' || behavior === undefined
      ? 'none'
      : behavior === 'whitelist'
        ? 'some'
        : behavior === 'allExcept'
          ? 'allExcept'
          : 'all',
  names: new Set(names.map((name) => name.toLowerCase())),
});

const everything: PolicyParts = { CookiesConfig: { CookieBehavior: 'all' }, QueryStringsConfig: { QueryStringBehavior: 'all' } };

/** CloudFront's managed policies by their published ids. Source: CloudFront developer guide, "Use managed (origin request | cache) policies". */
const managed: Record<string, PolicyParts> = {
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { ...everything, HeadersConfig: { HeaderBehavior: 'allViewer' } },
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': { ...everything, HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['host'] } },
  '33f36d7e-f396-46d9-90e0-52428a34d9dc': {
    ...everything,
    HeadersConfig: {
      HeaderBehavior: 'allViewerAndWhitelistCloudFront',
      Headers: ['CloudFront-Viewer-Address', 'CloudFront-Viewer-Country'],
    },
  },
  '83da9c7e-98b4-4e11-a168-04f0df8e2c65': { CookiesConfig: { CookieBehavior: 'all' } },
  '4cc15a8a-d715-48a4-82b8-cc0b614638fe': everything,
};

function partsOf(deployment: Deployment, type: string, id: string | undefined): PolicyParts {
  if (id === undefined) return {};
  type Properties = {
    OriginRequestPolicyConfig?: PolicyParts;
    CachePolicyConfig?: { ParametersInCacheKeyAndForwardedToOrigin?: PolicyParts };
  };
  const own = deployment.resources<Properties>(type).find((policy) => policy.name === id)?.properties;
  return own?.OriginRequestPolicyConfig ?? own?.CachePolicyConfig?.ParametersInCacheKeyAndForwardedToOrigin ?? managed[id] ?? {};
}

function widest(left: Selection, right: Selection): Selection {
  for (const kind of ['all', 'allExcept'] as const) {
    if (left.behavior === kind) return left;
    if (right.behavior === kind) return right;
  }
  const names = new Set([...left.names, ...right.names]);
  return { behavior: names.size > 0 ? 'some' : 'none', names };
}

/** Reads a behavior's two policies from the template. */
export function forwardingOf(deployment: Deployment, behavior: Behavior): Forwarding {
  const cache = partsOf(deployment, 'AWS::CloudFront::CachePolicy', behavior.CachePolicyId);
  const request = partsOf(deployment, 'AWS::CloudFront::OriginRequestPolicy', behavior.OriginRequestPolicyId);
  const cloudFront = request.HeadersConfig?.Headers ?? [];
  return {
    headers: widest(
      selection(cache.HeadersConfig?.HeaderBehavior, cache.HeadersConfig?.Headers),
      selection(request.HeadersConfig?.HeaderBehavior, request.HeadersConfig?.Headers),
    ),
    cloudFrontHeaders: new Set(cloudFront.map((name) => name.toLowerCase()).filter((name) => name.startsWith('cloudfront-'))),
    cookies: widest(
      selection(cache.CookiesConfig?.CookieBehavior, cache.CookiesConfig?.Cookies),
      selection(request.CookiesConfig?.CookieBehavior, request.CookiesConfig?.Cookies),
    ),
    query: widest(
      selection(cache.QueryStringsConfig?.QueryStringBehavior, cache.QueryStringsConfig?.QueryStrings),
      selection(request.QueryStringsConfig?.QueryStringBehavior, request.QueryStringsConfig?.QueryStrings),
    ),
  };
}

function takes({ behavior, names }: Selection, name: string): boolean {
  if (behavior === 'all') return true;
  if (behavior === 'none') return false;
  return names.has(name.toLowerCase()) === (behavior === 'some');
}

/** Headers that CloudFront forwards or rewrites whatever the policies say. */
const alwaysForwarded = new Set([
  'content-type',
  'content-length',
  'if-none-match',
  'if-modified-since',
  'if-match',
  'range',
  'x-amz-date',
]);
const neverForwarded = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-authorization',
  'te',
  'trailer',
  'expect',
  'cookie',
]);

/** Returns the headers that the origin gets. `viewerAddress` is `ip:port`. A viewer's own CloudFront-* headers never get through. */
export function forwardedHeaders(
  forwarding: Forwarding,
  headers: IncomingHttpHeaders,
  viewerAddress: string,
): IncomingHttpHeaders {
  const forwarded: IncomingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (neverForwarded.has(name) || name.startsWith('cloudfront-') || name === 'host') continue;
    if (alwaysForwarded.has(name) || takes(forwarding.headers, name)) forwarded[name] = value;
  }
  const cookies = (headers.cookie ?? '')
    .split(/;\s*/)
    .filter((cookie) => cookie && takes(forwarding.cookies, cookie.split('=')[0] ?? ''));
  if (cookies.length > 0) forwarded.cookie = cookies.join('; ');
  if (forwarding.headers.behavior !== 'all' && !forwarding.headers.names.has('user-agent'))
    forwarded['user-agent'] ??= 'Amazon CloudFront';
  if (forwarding.cloudFrontHeaders.has('cloudfront-viewer-address')) forwarded['cloudfront-viewer-address'] = viewerAddress;
  if (forwarding.cloudFrontHeaders.has('cloudfront-viewer-country')) forwarded['cloudfront-viewer-country'] = 'US';
  const viewerIp = viewerAddress.replace(/:\d+$/, '');
  forwarded['x-forwarded-for'] = [headers['x-forwarded-for'], viewerIp].filter(Boolean).join(', ');
  forwarded.via = '1.1 edge.local (CloudFront)';
  return forwarded;
}

/** Returns a name in a query as policies have it. One that isn't percent-encoding stays as it was sent, as in CloudFront. */
function nameIn(pair: string): string {
  const [name = ''] = pair.split('=');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Returns the query string that the origin gets. */
export function forwardedQuery(forwarding: Forwarding, query: string): string {
  if (forwarding.query.behavior === 'all') return query;
  return query
    .split('&')
    .filter((pair) => pair && takes(forwarding.query, nameIn(pair)))
    .join('&');
}
