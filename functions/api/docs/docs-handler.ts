import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { problem } from '#functions/problem.ts';
import { problemBody } from '#functions/runtime/problems.ts';
import { setting } from '#functions/settings.ts';

/** Files that the build puts beside the handler (scripts/build-functions.ts), by the path that serves them. */
const pages: Readonly<Record<string, { file: string; type: string }>> = {
  '/api/docs': { file: 'page.html', type: 'text/html; charset=utf-8' },
  '/api/docs/page.css': { file: 'page.css', type: 'text/css; charset=utf-8' },
  '/api/openapi.json': { file: 'openapi.json', type: 'application/json' },
};

/** Answers with the API's documentation, and answers every call that no other group knows with the same problem as any other error. */
export function docsHandler(read: (file: string) => string) {
  const known = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = known.get(file) ?? read(file);
    known.set(file, text);
    return text;
  };
  return async (
    event: APIGatewayProxyEventV2,
    { awsRequestId }: Pick<Context, 'awsRequestId'>,
  ): Promise<APIGatewayProxyStructuredResultV2> => {
    const page = Object.hasOwn(pages, event.rawPath) ? pages[event.rawPath] : undefined;
    const reads = ['GET', 'HEAD'].includes(event.requestContext.http.method);
    const refusal =
      event.headers['x-origin-verify'] !== setting('ORIGIN_SECRET') ? 'forbidden' : !page || !reads ? 'not_found' : undefined;
    if (!page || refusal) {
      const body = problemBody(problem(refusal ?? 'not_found'), awsRequestId);
      const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
      return { statusCode: body.status, headers, body: JSON.stringify(body) };
    }
    return { statusCode: 200, headers: { 'content-type': page.type, 'cache-control': 'max-age=300' }, body: textOf(page.file) };
  };
}
