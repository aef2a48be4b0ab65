import type { IncomingMessage, ServerResponse } from 'node:http';
import { S3Error } from './s3-error.ts';

/** AWS::S3::Bucket CorsRule. */
export type CorsRule = {
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  MaxAge?: number;
};

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`, 'i').test(text);

function ruleFor(rules: CorsRule[], origin: string, method: string, headers: string[]): CorsRule | undefined {
  return rules.find(
    (rule) =>
      rule.AllowedOrigins.some((allowed) => matches(allowed, origin)) &&
      rule.AllowedMethods.includes(method) &&
      headers.every((header) => (rule.AllowedHeaders ?? []).some((allowed) => matches(allowed, header))),
  );
}

const allowOrigin = (rule: CorsRule, origin: string): string => (rule.AllowedOrigins.includes('*') ? '*' : origin);

/** Answers a preflight from the bucket's rules. Without a matching rule it is refused, as in S3. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse, rules: CorsRule[]): void {
  const { origin } = request.headers;
  const method = String(request.headers['access-control-request-method'] ?? '');
  const headers = String(request.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((header) => header.trim())
    .filter(Boolean);
  const rule = origin ? ruleFor(rules, origin, method, headers) : undefined;
  if (!rule || !origin) throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  response.setHeader('access-control-allow-origin', allowOrigin(rule, origin));
  response.setHeader('access-control-allow-methods', rule.AllowedMethods.join(', '));
  if (headers.length > 0) response.setHeader('access-control-allow-headers', headers.join(', '));
  if (rule.MaxAge !== undefined) response.setHeader('access-control-max-age', rule.MaxAge);
  response.setHeader('vary', 'Origin').writeHead(200).end();
}

/** Adds the CORS headers of an actual request, errors included. */
export function addCorsHeaders(request: IncomingMessage, response: ServerResponse, rules: CorsRule[]): void {
  const { origin, method = '' } = request.headers.origin ? { origin: request.headers.origin, method: request.method } : {};
  const rule = origin ? ruleFor(rules, origin, method, []) : undefined;
  if (!rule || !origin) return;
  response.setHeader('access-control-allow-origin', allowOrigin(rule, origin));
  response.setHeader('vary', 'Origin');
  if (rule.ExposedHeaders?.length) response.setHeader('access-control-expose-headers', rule.ExposedHeaders.join(', '));
}
