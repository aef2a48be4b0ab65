import type { Deployment } from '../template/deployment.ts';

/** AWS::CloudFront::Distribution, with what the edge honours of it. */
export type Behaviour = {
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
  DefaultCacheBehavior: Behaviour;
  CacheBehaviors?: Behaviour[];
  DefaultRootObject?: string;
  WebACLId?: string;
  CustomErrorResponses?: ErrorPage[];
};

export type Distribution = { id: string; domainName: string; config: DistributionConfig };

/** The template's distribution. The embedded edge serves one; a template without any has an edge that answers 404. */
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

/** CloudFront's path patterns: `*` any run of characters, `?` one character, case counts, a leading slash is understood. */
function pathMatches(pattern: string, path: string): boolean {
  const source = (pattern.startsWith('/') ? pattern : `/${pattern}`)
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.');
  return new RegExp(`^${source}$`).test(path);
}

/** The first behaviour whose pattern takes the path, else the default one. */
export function behaviourFor(config: DistributionConfig, path: string): Behaviour {
  return (
    config.CacheBehaviors?.find((behaviour) => pathMatches(behaviour.PathPattern ?? '*', path)) ?? config.DefaultCacheBehavior
  );
}
