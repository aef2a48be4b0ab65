import type { HttpResponse } from '../api/exchange.ts';
import type { Deployment } from '../template/deployment.ts';

type Overridable = { Override: boolean };
type PolicyConfig = {
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: Overridable & { ContentSecurityPolicy: string };
    ContentTypeOptions?: Overridable;
    FrameOptions?: Overridable & { FrameOption: string };
    ReferrerPolicy?: Overridable & { ReferrerPolicy: string };
    StrictTransportSecurity?: Overridable & { AccessControlMaxAgeSec: number; IncludeSubdomains?: boolean; Preload?: boolean };
    XSSProtection?: Overridable & { Protection: boolean; ModeBlock?: boolean };
  };
  CustomHeadersConfig?: { Items: (Overridable & { Header: string; Value: string })[] };
  RemoveHeadersConfig?: { Items: { Header: string }[] };
};

type Rule = { name: string; value: string; override: boolean };

/** What a response headers policy does to a response. */
export type HeadersPolicy = { set: Rule[]; remove: string[] };

function securityRules(security: PolicyConfig['SecurityHeadersConfig']): Rule[] {
  const rules: Rule[] = [];
  const add = (name: string, setting: Overridable | undefined, value: string | undefined): void => {
    if (setting && value !== undefined) rules.push({ name, value, override: setting.Override });
  };
  const { ContentSecurityPolicy: csp, StrictTransportSecurity: hsts, XSSProtection: xss } = security ?? {};
  add('content-security-policy', csp, csp?.ContentSecurityPolicy);
  add('x-content-type-options', security?.ContentTypeOptions, 'nosniff');
  add('x-frame-options', security?.FrameOptions, security?.FrameOptions?.FrameOption);
  add('referrer-policy', security?.ReferrerPolicy, security?.ReferrerPolicy?.ReferrerPolicy);
  const directives = [
    `max-age=${hsts?.AccessControlMaxAgeSec}`,
    hsts?.IncludeSubdomains && 'includeSubDomains',
    hsts?.Preload && 'preload',
  ];
  add('strict-transport-security', hsts, directives.filter(Boolean).join('; '));
  add('x-xss-protection', xss, xss?.Protection ? `1${xss.ModeBlock ? '; mode=block' : ''}` : '0');
  return rules;
}

/**
 * Reads a response headers policy of the template. `localAddress` rewrites the cloud's addresses that a policy names (the buckets' in a CSP) to their
 * addresses on this machine: the only change to the template's text.
 */
export function headersPolicyOf(
  deployment: Deployment,
  id: string | undefined,
  localAddress: (text: string) => string,
): HeadersPolicy {
  const policy = deployment
    .resources<{ ResponseHeadersPolicyConfig: PolicyConfig }>('AWS::CloudFront::ResponseHeadersPolicy')
    .find((resource) => resource.name === id)?.properties.ResponseHeadersPolicyConfig;
  const custom = (policy?.CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    override: Override,
  }));
  return {
    set: [...securityRules(policy?.SecurityHeadersConfig), ...custom].map((rule) => ({
      ...rule,
      value: localAddress(rule.value),
    })),
    remove: (policy?.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase()),
  };
}

/** Applies the policy: removals first, then settings. Without `override` the origin's own header stays. */
export function applyHeadersPolicy(policy: HeadersPolicy, response: HttpResponse): HttpResponse {
  const headers = { ...response.headers };
  for (const name of policy.remove) delete headers[name];
  for (const { name, value, override } of policy.set) if (override || headers[name] === undefined) headers[name] = value;
  return { ...response, headers };
}
