import { randomUUID } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import type { HttpRequest, HttpResponse } from '../api/exchange.ts';
import { StartFailure } from '../start-failure.ts';
import type { Deployment } from '../template/deployment.ts';
import type { Behavior, Distribution } from './distribution.ts';

type ViewerValue = { value: string; multiValue?: { value: string }[] };
type FunctionRequest = {
  method: string;
  uri: string;
  querystring: Record<string, ViewerValue>;
  headers: Record<string, ViewerValue>;
  cookies: Record<string, ViewerValue>;
};
type FunctionResponse = { statusCode: number; headers?: Record<string, ViewerValue>; body?: string | { data: string } };

/** What a viewer-request function decides: the request to continue with, or an answer. */
type ViewerDecision = { request: HttpRequest } | { response: HttpResponse };
export type ViewerFunction = (request: HttpRequest) => ViewerDecision;

function viewerValue(values: string[]): ViewerValue {
  const [value = ''] = values;
  return values.length > 1 ? { value, multiValue: values.map((one) => ({ value: one })) } : { value };
}

function toFunctionRequest(request: HttpRequest): FunctionRequest {
  const query = new URLSearchParams(request.query);
  const headers = Object.entries(request.headers).filter(([name]) => name !== 'cookie');
  const cookies = (request.headers.cookie ?? '').split(/;\s*/).filter(Boolean);
  return {
    method: request.method,
    uri: request.path,
    querystring: Object.fromEntries([...new Set(query.keys())].map((key) => [key, viewerValue(query.getAll(key))])),
    headers: Object.fromEntries(headers.map(([name, value]) => [name, viewerValue([value ?? ''].flat())])),
    cookies: Object.fromEntries(
      cookies.map((cookie) => [cookie.split('=')[0] ?? '', { value: cookie.slice(cookie.indexOf('=') + 1) }]),
    ),
  };
}

const valuesOf = (item: ViewerValue): string[] => item.multiValue?.map((one) => one.value) ?? [item.value];

function fromFunctionRequest(given: FunctionRequest, original: HttpRequest, before: string): HttpRequest {
  const headers: HttpRequest['headers'] = {};
  for (const [name, item] of Object.entries(given.headers)) headers[name.toLowerCase()] = valuesOf(item).join(', ');
  if (original.headers.cookie) headers.cookie = original.headers.cookie;
  const query = Object.entries(given.querystring).flatMap(([key, item]) =>
    valuesOf(item).map((value) => [key, value] as [string, string]),
  );
  const unchanged = JSON.stringify(given.querystring) === before;
  return { ...original, path: given.uri, query: unchanged ? original.query : new URLSearchParams(query).toString(), headers };
}

function fromFunctionResponse(given: FunctionResponse): HttpResponse {
  const headers: HttpResponse['headers'] = {};
  for (const [name, item] of Object.entries(given.headers ?? {})) headers[name.toLowerCase()] = valuesOf(item);
  return {
    status: given.statusCode,
    headers,
    body: Buffer.from(typeof given.body === 'object' ? given.body.data : (given.body ?? '')),
  };
}

/**
 * Compiles the CloudFront Function that a behavior associates with viewer requests (cloudfront-js-2.0). It runs in a separate context, without Node's
 * globals, as in CloudFront; key-value stores and viewer-response functions aren't supported. Nothing stops an endless loop: with a time limit Node starts
 * a thread for each call, which took 13 times as long as the call, and a quarter of this process while a browser loaded pages.
 */
export function viewerFunctionOf(
  deployment: Deployment,
  distribution: Distribution,
  behavior: Behavior,
): ViewerFunction | undefined {
  const associations = behavior.FunctionAssociations ?? [];
  if (associations.some(({ EventType }) => EventType !== 'viewer-request')) {
    throw new StartFailure('The template has a viewer-response function, which the embedded edge does not know.');
  }
  const arn = associations[0]?.FunctionARN;
  const source = deployment
    .resources<{ FunctionCode: string }>('AWS::CloudFront::Function')
    .find((resource) => resource.arn === arn || `arn:aws:cloudfront::${deployment.account}:function/${resource.name}` === arn);
  if (!arn) return undefined;
  if (!source) throw new StartFailure(`The template names the CloudFront function ${arn} but does not have it.`);
  const context = createContext({ console: { log: () => {} } });
  new Script(source.properties.FunctionCode, { filename: source.id }).runInContext(context);
  const call = new Script('JSON.stringify(handler(JSON.parse(input)))');
  return (request) => {
    const functionRequest = toFunctionRequest(request);
    const event = {
      version: '1.0',
      context: {
        distributionDomainName: distribution.domainName,
        distributionId: distribution.id,
        eventType: 'viewer-request',
        requestId: randomUUID(),
      },
      viewer: { ip: request.sourceIp },
      request: functionRequest,
    };
    context.input = JSON.stringify(event);
    const result = JSON.parse(String(call.runInContext(context))) as FunctionRequest | FunctionResponse;
    if ('statusCode' in result) return { response: fromFunctionResponse(result) };
    return { request: fromFunctionRequest(result, request, JSON.stringify(functionRequest.querystring)) };
  };
}
