import { describe, expect, it } from 'vitest';
import { problemSchema } from '#shared/contract/problem.ts';
import { at, type Cloud, type Json } from './cloud.ts';

type Request = { uri: string; headers: Record<string, { value: string }> };
type EdgeHandler = (event: { viewer: { ip: string }; request: Request }) => Request;

/** Runs the code of a CloudFront function from the template. */
function edgeHandler(cloud: Cloud, pattern: RegExp): EdgeHandler {
  const found = cloud.ofType('AWS::CloudFront::Function').find(({ id }) => pattern.test(id));
  return new Function(`${found?.properties.FunctionCode}; return handler;`)() as EdgeHandler;
}

const edgeRequest = (uri: string, headers: Request['headers'] = {}) => ({
  viewer: { ip: '2001:db8::7' },
  request: { uri, headers },
});

/** What is between a browser and us. */
export const edge = (cloud: Cloud) =>
  describe(`edge of ${cloud.stage}`, () => {
    const config = at(cloud.ofType('AWS::CloudFront::Distribution')[0]?.properties, 'DistributionConfig');
    const behaviors = [at(config, 'DefaultCacheBehavior'), ...((at(config, 'CacheBehaviors') ?? []) as Json[])];
    const headers = at(cloud.ofType('AWS::CloudFront::ResponseHeadersPolicy')[0]?.properties, 'ResponseHeadersPolicyConfig');

    it('puts the same strict headers on every answer', () => {
      expect(new Set(behaviors.map((one) => JSON.stringify(at(one, 'ResponseHeadersPolicyId')))).size).toBe(1);
      expect(at(headers, 'SecurityHeadersConfig')).toMatchObject({
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'strict-origin', Override: true },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true, Override: true },
      });
    });

    it('allows no script but its own files, no frame around it, and no form or plug-in that leads away', () => {
      const written = at(headers, 'SecurityHeadersConfig', 'ContentSecurityPolicy', 'ContentSecurityPolicy');
      const policy = cloud.text('web', written ?? null);
      const directives = Object.fromEntries(
        policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
      );
      expect(directives).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self' 'wasm-unsafe-eval'",
        'connect-src': expect.stringMatching(/^'self' https:\/\/<Files\w+\.RegionalDomainName>$/),
        'frame-ancestors': "'none'",
        'base-uri': "'self'",
        'form-action': "'self'",
        'object-src': "'none'",
      });
      expect('upgrade-insecure-requests' in directives).toBe(cloud.stage !== 'local');
    });

    it('answers an error unchanged: a custom error page would hide the 403 and 404 of the API', () => {
      expect(at(config, 'CustomErrorResponses')).toBeUndefined();
    });

    it('caches nothing of the API, sends it the secret, and leaves the Host to the gateway', () => {
      const api = behaviors.find((one) => at(one, 'PathPattern') === '/api/*');
      expect(api).toMatchObject({
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', // Managed-CachingDisabled
        OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac', // Managed-AllViewerExceptHostHeader
        ViewerProtocolPolicy: 'https-only',
      });
      const origin = ((at(config, 'Origins') ?? []) as Json[]).find((one) => at(one, 'Id') === at(api, 'TargetOriginId'));
      expect(at(origin, 'OriginCustomHeaders', 0, 'HeaderName')).toBe('x-origin-verify');
      const secret = cloud.text('web', at(origin, 'OriginCustomHeaders', 0, 'HeaderValue') ?? null);
      const lambdas = cloud.ofType('AWS::Lambda::Function').filter(({ stack }) => stack === 'api');
      for (const { stack, properties } of lambdas)
        expect(cloud.text(stack, at(properties, 'Environment', 'Variables', 'ORIGIN_SECRET') ?? null)).toBe(secret);
      if (cloud.stage !== 'local') expect(secret).toMatch(/^\{\{resolve:secretsmanager:<OriginSecret\w+>:SecretString:::\}\}$/);
    });

    it('tells the API who asks, whatever the request itself claims', () => {
      const request = edgeHandler(
        cloud,
        /^NameViewer/,
      )(edgeRequest('/api/appuser/login', { 'x-viewer-address': { value: '10.0.0.1' } }));
      expect(request.headers['x-viewer-address']).toEqual({ value: '2001:db8::7' });
    });

    it('answers screens with index.html, with or without dots, and files with themselves', () => {
      const route = edgeHandler(cloud, /^RouteAppPaths/);
      const screens = [
        '/',
        '/login/jane@example.com',
        '/funeral-homes/01890a5d',
        '/nowhere.js',
        '/assets',
        '/System/login',
        '/login/boot.js',
      ];
      for (const uri of screens) expect(route(edgeRequest(uri)).uri, uri).toBe('/index.html');
      for (const uri of ['/assets/app-1a2b.js', '/boot.js', '/assets/fonts/a.woff2'])
        expect(route(edgeRequest(uri)).uri).toBe(uri);
    });

    it('caches hashed files forever and revalidates pages each time', () => {
      const uploads = cloud
        .ofType('Custom::CDKBucketDeployment')
        .map(({ properties }) => [
          at(properties, 'SystemMetadata', 'cache-control'),
          properties.Exclude,
          properties.Include,
          properties.Prune,
        ]);
      expect(uploads).toEqual([
        ['public, max-age=31536000, immutable', ['*'], ['assets/*'], false],
        ['no-cache', ['assets/*'], undefined, true],
      ]);
    });

    it("logs a call's route but not its path, query, or address", () => {
      const stage = cloud.ofType('AWS::ApiGatewayV2::Stage')[0]?.properties;
      const format = String(at(stage, 'AccessLogSettings', 'Format'));
      expect(format).toContain('$context.routeKey');
      expect(format).not.toMatch(/\$context\.(path|identity|http|domain|authorizer)/);
      expect(at(config, 'Logging')).toBeUndefined();
      expect(at(stage, 'DefaultRouteSettings', 'ThrottlingRateLimit')).toBeGreaterThan(0);
    });

    it('has a firewall that counts the API calls of each viewer and answers the one over the limit with a problem', () => {
      const [acl] = cloud.ofType('AWS::WAFv2::WebACL');
      expect(cloud.text('web', at(config, 'WebACLId') ?? null)).toBe(`<${acl?.id}.Arn>`);
      expect(acl?.properties).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
      const rule = at(acl?.properties, 'Rules', 0);
      expect(at(rule, 'Statement', 'RateBasedStatement')).toMatchObject({
        AggregateKeyType: 'IP',
        Limit: 3000,
        EvaluationWindowSec: 60,
        ScopeDownStatement: { ByteMatchStatement: { PositionalConstraint: 'STARTS_WITH', SearchString: '/api/' } },
      });
      const answer = at(rule, 'Action', 'Block', 'CustomResponse');
      expect(at(answer, 'ResponseCode')).toBe(429);
      const body = at(acl?.properties, 'CustomResponseBodies', String(at(answer, 'CustomResponseBodyKey')), 'Content');
      expect(problemSchema.parse(JSON.parse(String(body)))).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 60 });
    });

    it('tells every Lambda of the API how fast one account may call', () => {
      const lambdas = cloud.ofType('AWS::Lambda::Function').filter(({ stack }) => stack === 'api');
      const withTable = lambdas.filter(
        // The texting service is no account: its signature and the edge limit it.
        ({ id, properties }) =>
          !id.startsWith('incomingtexts') && at(properties, 'Environment', 'Variables', 'TABLE_NAME') !== undefined,
      );
      expect(withTable.length).toBeGreaterThan(10);
      for (const { id, properties } of withTable)
        expect(at(properties, 'Environment', 'Variables'), id).toMatchObject({ ACCOUNT_RATE: '10', ACCOUNT_BURST: '100' });
    });
  });
