import { expect, it } from 'vitest';
import type { Deployment } from '../template/deployment.ts';
import { forwardedHeaders, forwardedQuery, forwardingOf } from './forwarding.ts';

const policies = (config: object) =>
  ({
    resources: (type: string) =>
      type.endsWith('OriginRequestPolicy') ? [{ name: 'own', properties: { OriginRequestPolicyConfig: config } }] : [],
  }) as unknown as Deployment;
const behavior = (id?: string) => ({ TargetOriginId: 'api', OriginRequestPolicyId: id });
const viewer = {
  host: 'site',
  authorization: 'Bearer t',
  cookie: 'a=1; b=2',
  'x-custom': 'yes',
  'cloudfront-viewer-address': 'forged',
};

it('without a policy nothing of the viewer reaches the origin but what CloudFront always forwards', () => {
  const forwarding = forwardingOf(policies({}), behavior());
  const headers = forwardedHeaders(forwarding, { ...viewer, range: 'bytes=0-1' }, '1.2.3.4:5');
  expect(headers).toMatchObject({ range: 'bytes=0-1', 'x-forwarded-for': '1.2.3.4' });
  for (const name of ['host', 'authorization', 'cookie', 'x-custom', 'cloudfront-viewer-address'])
    expect(headers).not.toHaveProperty(name);
  expect(forwardedQuery(forwarding, 'a=1&b=2')).toBe('');
});

it("AllViewerExceptHostHeader forwards all but the host, and none of CloudFront's own headers", () => {
  const forwarding = forwardingOf(policies({}), behavior('b689b0a8-53d0-40ab-baf2-68738e2966ac'));
  const headers = forwardedHeaders(forwarding, viewer, '1.2.3.4:5');
  expect(headers).toMatchObject({ authorization: 'Bearer t', cookie: 'a=1; b=2', 'x-custom': 'yes' });
  expect(headers).not.toHaveProperty('host');
  expect(headers).not.toHaveProperty('cloudfront-viewer-address');
  expect(forwardedQuery(forwarding, 'a=1&b=2')).toBe('a=1&b=2');
});

it('a policy of the template forwards just what it names', () => {
  const forwarding = forwardingOf(
    policies({
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['X-Custom', 'CloudFront-Viewer-Address'] },
      CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['b'] },
      QueryStringsConfig: { QueryStringBehavior: 'allExcept', QueryStrings: ['secret'] },
    }),
    behavior('own'),
  );
  const headers = forwardedHeaders(forwarding, viewer, '1.2.3.4:5');
  expect(headers).toMatchObject({ 'x-custom': 'yes', cookie: 'b=2', 'cloudfront-viewer-address': '1.2.3.4:5' });
  expect(headers).not.toHaveProperty('authorization');
  expect(forwardedQuery(forwarding, 'a=1&secret=2&c=3')).toBe('a=1&c=3');
});
