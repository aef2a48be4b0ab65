import { FunctionError } from '../lambda/function-error.ts';
import { StartFailure } from '../start-failure.ts';
import type { Deployment } from '../template/deployment.ts';
import { type HttpRequest, type HttpResponse, jsonResponse } from './exchange.ts';
import { type ApiIdentity, proxyEvent } from './proxy-event.ts';
import { compareRoutes, matchRoute, parseRoute, type Route } from './routes.ts';

type StageProperties = {
  ApiId: string;
  DefaultRouteSettings?: { ThrottlingRateLimit?: number; ThrottlingBurstLimit?: number };
};

/** Says whether one more call may pass now. */
type Throttle = () => boolean;

/** The gateway's token bucket: `burst` calls, which fill up again at `rate` a second. */
function tokenBucket({ rate, burst }: { rate: number; burst: number }, now: () => number): Throttle {
  let [tokens, at] = [burst, now()];
  return () => {
    const time = now();
    tokens = Math.min(burst, tokens + (Math.max(0, time - at) / 1000) * rate);
    at = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

/** The throttle of an API's stage in the template; one without lets everything pass. */
export function throttleOf(deployment: Deployment, apiId: string, now: () => number): Throttle {
  const stage = deployment
    .resources<StageProperties>('AWS::ApiGatewayV2::Stage')
    .find(({ properties }) => properties.ApiId === apiId);
  const { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst } = stage?.properties.DefaultRouteSettings ?? {};
  return rate === undefined || burst === undefined ? () => true : tokenBucket({ rate, burst }, now);
}

type StructuredResponse = {
  statusCode?: unknown;
  headers?: Record<string, string | number | boolean>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
};

/** Turns what a function returned into HTTP, by the rules of payload format 2.0: without `statusCode` the value itself is the JSON body. */
function proxyResponse(result: unknown): HttpResponse {
  const structured = result as StructuredResponse | null;
  if (structured === null || typeof structured !== 'object' || structured.statusCode === undefined) {
    const body = typeof result === 'string' ? result : JSON.stringify(result);
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) };
  }
  const status = Number(structured.statusCode);
  if (!Number.isInteger(status) || status < 100 || status > 599) return jsonResponse(500, { message: 'Internal Server Error' });
  const headers: HttpResponse['headers'] = {};
  for (const [name, value] of Object.entries(structured.headers ?? {})) headers[name.toLowerCase()] = String(value);
  if (structured.cookies?.length) headers['set-cookie'] = structured.cookies;
  const body = Buffer.from(structured.body ?? '', structured.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > 0 && headers['content-type'] === undefined) headers['content-type'] = 'text/plain;charset=UTF-8';
  return { status, headers, body };
}

/** AWS::ApiGatewayV2::Api CorsConfiguration. */
type ApiCors = {
  AllowOrigins?: string[];
  AllowMethods?: string[];
  AllowHeaders?: string[];
  ExposeHeaders?: string[];
  AllowCredentials?: boolean;
  MaxAge?: number;
};

/** Returns the headers that API Gateway adds for an allowed origin; none if the API has no CORS configuration or the origin isn't in it. */
function corsHeaders(cors: ApiCors | undefined, request: HttpRequest): Record<string, string> {
  const { origin } = request.headers;
  const allowed = cors?.AllowOrigins ?? [];
  if (!cors || !origin || !(allowed.includes('*') || allowed.includes(origin))) return {};
  return {
    'access-control-allow-origin': allowed.includes('*') ? '*' : origin,
    ...(cors.AllowCredentials && { 'access-control-allow-credentials': 'true' }),
    ...(cors.ExposeHeaders?.length && { 'access-control-expose-headers': cors.ExposeHeaders.join(',') }),
  };
}

/** Returns the gateway's own answer to a preflight, or undefined if the request isn't one. */
function preflight(cors: ApiCors | undefined, request: HttpRequest): HttpResponse | undefined {
  if (!cors || request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return undefined;
  const headers = corsHeaders(cors, request);
  if (headers['access-control-allow-origin']) {
    headers['access-control-allow-methods'] = (cors.AllowMethods ?? []).join(',');
    headers['access-control-allow-headers'] = (cors.AllowHeaders ?? []).join(',');
    if (cors.MaxAge !== undefined) headers['access-control-max-age'] = String(cors.MaxAge);
  }
  return { status: 204, headers, body: Buffer.alloc(0) };
}

/** API Gateway's limit on a body, in bytes. */
export const bodyLimit = 10 * 1024 * 1024;
const longestIntegrationMs = 30_000;

type Invoke = (functionArn: string, event: unknown) => Promise<unknown>;
type RouteProperties = { ApiId: string; RouteKey: string; Target?: string; AuthorizationType?: string };
type IntegrationProperties = { IntegrationUri: string; PayloadFormatVersion?: string; TimeoutInMillis?: number };

/** One HTTP API of the template. */
export type HttpApi = { id: string; handle(request: HttpRequest): Promise<HttpResponse> };

class IntegrationTimeout extends Error {}

function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new IntegrationTimeout()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function routesOf(deployment: Deployment, apiId: string): { routes: Route[]; timeouts: Map<Route, number> } {
  const integrations = new Map(
    deployment
      .resources<IntegrationProperties>('AWS::ApiGatewayV2::Integration')
      .map((integration) => [integration.name, integration.properties]),
  );
  const timeouts = new Map<Route, number>();
  for (const { name, properties } of deployment.resources<RouteProperties>('AWS::ApiGatewayV2::Route')) {
    if (properties.ApiId !== apiId) continue;
    const integration = integrations.get((properties.Target ?? '').replace('integrations/', ''));
    if (!integration) throw new StartFailure(`Route ${properties.RouteKey} has no integration.`);
    if ((properties.AuthorizationType ?? 'NONE') !== 'NONE') {
      throw new StartFailure(
        `Route ${name} uses a gateway authorizer, which the embedded API Gateway does not know: tokens are verified in the function.`,
      );
    }
    const route = parseRoute(properties.RouteKey, integration.IntegrationUri);
    timeouts.set(route, Math.min(integration.TimeoutInMillis ?? longestIntegrationMs, longestIntegrationMs));
  }
  return { routes: [...timeouts.keys()].sort(compareRoutes), timeouts };
}

/** Decodes a path, cut at a decoded `?`, as HTTP APIs do. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).split('?')[0];
  } catch {
    return undefined;
  }
}

function errorResponse(error: unknown): HttpResponse {
  if (error instanceof IntegrationTimeout) return jsonResponse(503, { message: 'Service Unavailable' });
  if (!(error instanceof FunctionError)) throw error;
  if (error.errorType === 'RequestTooLargeException') return jsonResponse(413, { message: 'Request Entity Too Large' });
  return jsonResponse(500, { message: 'Internal Server Error' });
}

/**
 * Makes the HTTP APIs of the template, with the gateway's limits: 10 MB bodies, 30 s, its stage's throttle, and its own answers where no function gives
 * one. `throttle` replaces the stage's.
 */
export function httpApis(deployment: Deployment, invoke: Invoke, now: () => number, throttle?: Throttle): HttpApi[] {
  return deployment.resources<{ CorsConfiguration?: ApiCors }>('AWS::ApiGatewayV2::Api').map(({ name: id, properties }) => {
    const { routes, timeouts } = routesOf(deployment, id);
    const cors = properties.CorsConfiguration;
    const passes = throttle ?? throttleOf(deployment, id, now);
    const identity: ApiIdentity = {
      apiId: id,
      accountId: deployment.account,
      domainName: `${id}.execute-api.${deployment.region}.amazonaws.com`,
    };
    const answer = async (request: HttpRequest): Promise<HttpResponse> => {
      if (request.body.length > bodyLimit) return jsonResponse(413, { message: 'Request Entity Too Large' });
      const path = decodePath(request.path);
      if (path === undefined) return jsonResponse(400, { message: 'Bad Request' });
      const match = matchRoute(routes, request.method, path);
      if (!match) return preflight(cors, request) ?? jsonResponse(404, { message: 'Not Found' });
      if (!passes()) return jsonResponse(429, { message: 'Too Many Requests' });
      const event = proxyEvent(request, path, match, identity, new Date(now()));
      try {
        const limit = timeouts.get(match.route) ?? longestIntegrationMs;
        return proxyResponse(await withTimeout(limit, invoke(match.route.functionArn, event)));
      } catch (error) {
        return errorResponse(error);
      }
    };
    return {
      id,
      handle: async (request) => {
        const response = (cors && preflight(cors, request)) ?? (await answer(request));
        return { ...response, headers: { ...response.headers, ...corsHeaders(cors, request) } };
      },
    };
  });
}
