import type { HttpRequest, HttpResponse } from './exchange.ts';

/** AWS::ApiGatewayV2::Api CorsConfiguration. */
export type ApiCors = {
  AllowOrigins?: string[];
  AllowMethods?: string[];
  AllowHeaders?: string[];
  ExposeHeaders?: string[];
  AllowCredentials?: boolean;
  MaxAge?: number;
};

/** The headers API Gateway adds for an allowed origin; none where the API has no CORS configuration or the origin is not in it. */
export function corsHeaders(cors: ApiCors | undefined, request: HttpRequest): Record<string, string> {
  const { origin } = request.headers;
  const allowed = cors?.AllowOrigins ?? [];
  if (!cors || !origin || !(allowed.includes('*') || allowed.includes(origin))) return {};
  return {
    'access-control-allow-origin': allowed.includes('*') ? '*' : origin,
    ...(cors.AllowCredentials && { 'access-control-allow-credentials': 'true' }),
    ...(cors.ExposeHeaders?.length && { 'access-control-expose-headers': cors.ExposeHeaders.join(',') }),
  };
}

/** The gateway's own answer to a preflight, or undefined where the request is none of its business. */
export function preflight(cors: ApiCors | undefined, request: HttpRequest): HttpResponse | undefined {
  if (!cors || request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return undefined;
  const headers = corsHeaders(cors, request);
  if (headers['access-control-allow-origin']) {
    headers['access-control-allow-methods'] = (cors.AllowMethods ?? []).join(',');
    headers['access-control-allow-headers'] = (cors.AllowHeaders ?? []).join(',');
    if (cors.MaxAge !== undefined) headers['access-control-max-age'] = String(cors.MaxAge);
  }
  return { status: 204, headers, body: Buffer.alloc(0) };
}
