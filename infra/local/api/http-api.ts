import { FunctionError } from '../lambda/function-error.ts';
import { StartFailure } from '../start-failure.ts';
import type { Deployment } from '../template/deployment.ts';
import { type ApiCors, corsHeaders, preflight } from './cors.ts';
import { type HttpRequest, type HttpResponse, jsonResponse } from './exchange.ts';
import { type ApiIdentity, proxyEvent } from './proxy-event.ts';
import { proxyResponse } from './proxy-response.ts';
import { compareRoutes, matchRoute, parseRoute, type Route } from './routes.ts';
import { type Throttle, throttleOf } from './throttle.ts';

/** API Gateway's limit on a body, in bytes. */
export const bodyLimit = 10 * 1024 * 1024;
const longestIntegrationMs = 30_000;

type Invoke = (functionArn: string, event: unknown) => Promise<unknown>;
type RouteProperties = { ApiId: string; RouteKey: string; Target?: string; AuthorizationType?: string };
type IntegrationProperties = { IntegrationUri: string; PayloadFormatVersion?: string; TimeoutInMillis?: number };

/** One HTTP API of the template. */
export type HttpApi = { id: string; handle(request: HttpRequest): Promise<HttpResponse> };

class IntegrationTimeout extends Error {}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
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

/** HTTP APIs hand on the path decoded, cut at a decoded `?`. */
function decoded(path: string): string | undefined {
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
 * The HTTP APIs of the template, with the gateway's limits: 10 MB bodies, 30 s, its stage's throttle, and its own answers where no function gives one.
 * `throttle` takes the place of the stage's.
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
      const path = decoded(request.path);
      if (path === undefined) return jsonResponse(400, { message: 'Bad Request' });
      const match = matchRoute(routes, request.method, path);
      if (!match) return preflight(cors, request) ?? jsonResponse(404, { message: 'Not Found' });
      if (!passes()) return jsonResponse(429, { message: 'Too Many Requests' });
      const event = proxyEvent(request, path, match, identity, new Date(now()));
      try {
        const limit = timeouts.get(match.route) ?? longestIntegrationMs;
        return proxyResponse(await within(limit, invoke(match.route.functionArn, event)));
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
