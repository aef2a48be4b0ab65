import type { Deployment } from '../template/deployment.ts';

/** AWS::CloudFront::Distribution, with the parts that the edge supports. */
export type Behavior = {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods?: string[];
  Compress?: boolean;
  CachePolicyId?: string;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: string;
  FunctionAssociations?: { EventType: 'viewer-request' | 'viewer-response'; FunctionARN: string }[];
};

export type Origin = {
  Id: string;
  DomainName: string;
  OriginPath?: string;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[];
};

type ErrorPage = { ErrorCode: number; ResponseCode?: number; ResponsePagePath?: string };

export type DistributionConfig = {
  Origins: Origin[];
  DefaultCacheBehavior: Behavior;
  CacheBehaviors?: Behavior[];
  DefaultRootObject?: string;
  WebACLId?: string;
  CustomErrorResponses?: ErrorPage[];
};

export type Distribution = { id: string; domainName: string; config: DistributionConfig };

/** Returns the template's distribution. The embedded edge serves one; with a template without any, it answers 404. */
export function distributionOf(deployment: Deployment): Distribution | undefined {
  const [first] = deployment.resources<{ DistributionConfig: DistributionConfig }>('AWS::CloudFront::Distribution');
  return (
    first && {
      id: first.name,
      domainName: `${first.name.toLowerCase()}.cloudfront.net`,
      config: first.properties.DistributionConfig,
    }
  );
}

/** Matches CloudFront's path patterns: `*` any run of characters, `?` one character, case-sensitive, with an implied leading slash. */
function pathMatches(pattern: string, path: string): boolean {
  const source = (pattern.startsWith('/') ? pattern : `/${pattern}`)
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.');
  return new RegExp(`^${source}$`).test(path);
}

/** Returns the first behavior whose pattern matches the path, else the default one. */
export function behaviorFor(config: DistributionConfig, path: string): Behavior {
  return config.CacheBehaviors?.find((behavior) => pathMatches(behavior.PathPattern ?? '*', path)) ?? config.DefaultCacheBehavior;
}
