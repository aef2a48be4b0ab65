import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { HttpRequest } from './exchange.ts';
import type { RouteMatch } from './routes.ts';

/** The parts of the API that are in every event. */
export type ApiIdentity = { apiId: string; accountId: string; domainName: string };

/**
 * Bodies of these types come as text. All others, including forms and untyped ones, come as base64 (as seen on AWS; the guide doesn't list them). What isn't UTF-8
 * comes as base64, too, so that nothing is lost before the Lambda sees it.
 */
const textTypes = /^(text\/|application\/(json|javascript|xml)\s*(;|$))/i;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Returns `12/Mar/2020:19:03:58 +0000`, as requestContext.time has it. */
function accessLogTime(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  const date = `${two(now.getUTCDate())}/${months[now.getUTCMonth()]}/${now.getUTCFullYear()}`;
  return `${date}:${two(now.getUTCHours())}:${two(now.getUTCMinutes())}:${two(now.getUTCSeconds())} +0000`;
}

function joinedHeaders(request: HttpRequest): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'cookie' || value === undefined) continue;
    headers[name] = Array.isArray(value) ? value.join(',') : value;
  }
  return headers;
}

function queryParameters(query: string): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(query))
    parameters[key] = key in parameters ? `${parameters[key]},${value}` : value;
  return query ? parameters : undefined;
}

/** Returns the event of an HTTP API with payload format 2.0. Source: API Gateway developer guide, "Lambda integration payload format". */
export function proxyEvent(
  request: HttpRequest,
  path: string,
  match: RouteMatch,
  api: ApiIdentity,
  now: Date,
): APIGatewayProxyEventV2 {
  const headers = joinedHeaders(request);
  const isText = textTypes.test(headers['content-type'] ?? '') && isUtf8(request.body);
  const cookies = request.headers.cookie?.split(/;\s*/).filter(Boolean);
  const queryStringParameters = queryParameters(request.query);
  const hasBody = request.body.length > 0;
  return {
    version: '2.0',
    routeKey: match.route.key,
    rawPath: path,
    rawQueryString: request.query,
    ...(cookies?.length && { cookies }),
    headers,
    ...(queryStringParameters && { queryStringParameters }),
    requestContext: {
      accountId: api.accountId,
      apiId: api.apiId,
      domainName: api.domainName,
      domainPrefix: api.domainName.split('.')[0] ?? '',
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: match.route.key,
      stage: '$default',
      time: accessLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(match.pathParameters).length > 0 && { pathParameters: match.pathParameters }),
    ...(hasBody && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: hasBody && !isText,
  };
}
