import type { HttpRequest, HttpResponse } from '../api/exchange.ts';
import type { HttpApi } from '../api/http-api.ts';
import type { ObjectStore } from '../s3/object-store.ts';
import { StartFailure } from '../start-failure.ts';
import type { Deployment } from '../template/deployment.ts';
import { bucketOrigin } from './bucket-origin.ts';
import { Compression, encodingsOf } from './compression.ts';
import { type Behavior, behaviorFor, type Distribution, distributionOf, type Origin } from './distribution.ts';
import { type Forwarding, forwardedHeaders, forwardedQuery, forwardingOf } from './forwarding.ts';
import { applyHeadersPolicy, type HeadersPolicy, headersPolicyOf } from './response-headers.ts';
import { type ViewerFunction, viewerFunctionOf } from './viewer-function.ts';
import { type Firewall, firewallOf } from './web-acl.ts';

export type EdgeOptions = {
  deployment: Deployment;
  store: ObjectStore;
  apis: HttpApi[];
  localAddress: (text: string) => string;
  now: () => number;
  /** Replaces the template's limit. */
  callsPerAddress?: number;
};

type Serve = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>;

/** A behavior with everything it refers to. */
type CompiledBehavior = {
  behavior: Behavior;
  origin: Origin;
  serve: Serve;
  forwarding: Forwarding;
  encodings: { gzip: boolean; brotli: boolean };
  policy: HeadersPolicy;
  viewerFunction: ViewerFunction | undefined;
};

const text = (status: number, message: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from(message),
});

function serveOf(origin: Origin, { store, apis, deployment }: EdgeOptions): Serve {
  const api = apis.find(({ id }) => origin.DomainName.startsWith(`${id}.execute-api.`));
  if (api) return (request) => api.handle(request);
  const bucket = deployment
    .resources('AWS::S3::Bucket')
    .find(({ name }) => origin.DomainName === `${name}.s3.amazonaws.com` || origin.DomainName.startsWith(`${name}.s3.`));
  if (bucket) return bucketOrigin(store, deployment, bucket.name);
  throw new StartFailure(`The distribution's origin ${origin.DomainName} is neither a bucket nor an HTTP API of the template.`);
}

/** CloudFront on this machine: one distribution's behaviors, in front of the buckets and the API. */
export class Edge {
  private readonly distribution: Distribution | undefined;
  private readonly compiled = new Map<Behavior, CompiledBehavior>();
  private readonly compression = new Compression();
  private readonly firewall: Firewall;

  constructor(options: EdgeOptions) {
    const { deployment } = options;
    this.distribution = distributionOf(deployment);
    const { now, callsPerAddress } = options;
    this.firewall = firewallOf(deployment, this.distribution?.config.WebACLId, { now, callsPerAddress });
    if (!this.distribution) return;
    const { config } = this.distribution;
    for (const behavior of [config.DefaultCacheBehavior, ...(config.CacheBehaviors ?? [])]) {
      const origin = config.Origins.find(({ Id }) => Id === behavior.TargetOriginId);
      if (!origin) throw new StartFailure(`The distribution has no origin ${behavior.TargetOriginId}.`);
      this.compiled.set(behavior, {
        behavior,
        origin,
        serve: serveOf(origin, options),
        forwarding: forwardingOf(deployment, behavior),
        encodings: encodingsOf(deployment, behavior),
        policy: headersPolicyOf(deployment, behavior.ResponseHeadersPolicyId, options.localAddress),
        viewerFunction: viewerFunctionOf(deployment, this.distribution, behavior),
      });
    }
  }

  async handle(request: HttpRequest, viewerPort: number): Promise<HttpResponse> {
    const config = this.distribution?.config;
    const compiled = config && this.compiled.get(behaviorFor(config, request.path));
    if (!config || !compiled) return text(404, 'The template has no distribution.');
    const blocked = this.firewall(request);
    if (blocked) return blocked;
    if (!(compiled.behavior.AllowedMethods ?? ['GET', 'HEAD']).includes(request.method)) {
      return text(403, 'This distribution is not configured to allow the HTTP request method that was used for this request.');
    }
    const decision = compiled.viewerFunction?.(request) ?? { request };
    if ('response' in decision) return applyHeadersPolicy(compiled.policy, decision.response);
    const path =
      decision.request.path === '/' && config.DefaultRootObject ? `/${config.DefaultRootObject}` : decision.request.path;
    const answer = await this.fromOrigin(compiled, { ...decision.request, path }, viewerPort);
    const errorPage = await this.errorPage(compiled, answer, decision.request, viewerPort);
    const compressed = await this.compression.apply(
      compiled.encodings,
      String(request.headers['accept-encoding'] ?? ''),
      errorPage,
    );
    return applyHeadersPolicy(compiled.policy, compressed);
  }

  private async fromOrigin(compiled: CompiledBehavior, request: HttpRequest, viewerPort: number): Promise<HttpResponse> {
    const { origin, forwarding } = compiled;
    const headers = forwardedHeaders(forwarding, request.headers, `${request.sourceIp}:${viewerPort}`);
    for (const { HeaderName, HeaderValue } of origin.OriginCustomHeaders ?? []) headers[HeaderName.toLowerCase()] = HeaderValue;
    headers.host = origin.DomainName;
    const query = forwardedQuery(forwarding, request.query);
    return compiled.serve({ ...request, path: `${origin.OriginPath ?? ''}${request.path}`, query, headers });
  }

  private async errorPage(
    compiled: CompiledBehavior,
    answer: HttpResponse,
    request: HttpRequest,
    viewerPort: number,
  ): Promise<HttpResponse> {
    const page = this.distribution?.config.CustomErrorResponses?.find(({ ErrorCode }) => ErrorCode === answer.status);
    if (!page?.ResponsePagePath) return answer;
    const config = this.distribution?.config;
    const target = (config && this.compiled.get(behaviorFor(config, page.ResponsePagePath))) ?? compiled;
    const pageAnswer = await this.fromOrigin(
      target,
      { ...request, method: 'GET', path: page.ResponsePagePath, query: '' },
      viewerPort,
    );
    return { ...pageAnswer, status: page.ResponseCode ?? answer.status };
  }
}
