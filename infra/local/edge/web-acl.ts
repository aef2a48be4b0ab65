import type { HttpRequest, HttpResponse } from '../api/exchange.ts';
import { StartFailure } from '../start-failure.ts';
import type { Deployment } from '../template/deployment.ts';

type Statement = {
  RateBasedStatement?: {
    AggregateKeyType: string;
    Limit: number;
    EvaluationWindowSec?: number;
    ScopeDownStatement?: {
      ByteMatchStatement?: { FieldToMatch: { UriPath?: object }; PositionalConstraint: string; SearchString?: string };
    };
  };
};
type CustomResponse = {
  ResponseCode: number;
  CustomResponseBodyKey?: string;
  ResponseHeaders?: { Name: string; Value: string }[];
};
type Rule = { Name: string; Statement: Statement; Action?: { Block?: { CustomResponse?: CustomResponse } } };

/** AWS::WAFv2::WebACL, with the parts that the edge supports. */
type WebAcl = { Rules?: Rule[]; CustomResponseBodies?: Record<string, { ContentType: string; Content: string }> };

/** Returns the answer of a rule that blocks a request; undefined lets it pass. */
export type Firewall = (request: HttpRequest) => HttpResponse | undefined;

/** AWS WAF counts about every ten seconds. Here each second counts, so that a test needn't wait. */
const slotMs = 1000;

/** Counts what an address did in the seconds before now. Addresses that were quiet for a whole window are forgotten. */
class RecentCalls {
  private readonly slots = new Map<string, Map<number, number>>();
  private sweptAt = 0;
  private readonly windowMs: number;

  constructor(windowMs: number) {
    this.windowMs = windowMs;
  }

  count(address: string, now: number): number {
    this.sweep(now);
    const own = this.slots.get(address) ?? new Map<number, number>();
    this.slots.set(address, own);
    const slot = Math.floor(now / slotMs);
    own.set(slot, (own.get(slot) ?? 0) + 1);
    let total = 0;
    for (const [at, calls] of own) {
      if (at * slotMs <= now - this.windowMs) own.delete(at);
      else total += calls;
    }
    return total;
  }

  private sweep(now: number): void {
    if (now - this.sweptAt < this.windowMs) return;
    this.sweptAt = now;
    for (const [address, own] of this.slots)
      if (Math.max(...own.keys()) * slotMs <= now - this.windowMs) this.slots.delete(address);
  }
}

const contentTypes: Record<string, string> = {
  APPLICATION_JSON: 'application/json',
  TEXT_PLAIN: 'text/plain',
  TEXT_HTML: 'text/html',
};

function blocked({ Action }: Rule, bodies: WebAcl['CustomResponseBodies']): HttpResponse {
  const { ResponseCode = 403, CustomResponseBodyKey = '', ResponseHeaders = [] } = Action?.Block?.CustomResponse ?? {};
  const body = bodies?.[CustomResponseBodyKey];
  return {
    status: ResponseCode,
    headers: {
      ...(body && { 'content-type': contentTypes[body.ContentType] ?? 'text/plain' }),
      ...Object.fromEntries(ResponseHeaders.map(({ Name, Value }) => [Name.toLowerCase(), Value])),
    },
    body: Buffer.from(body?.Content ?? ''),
  };
}

/** Returns a rule of calls per address, perhaps of one part of the site. The embedded edge knows no other kind. */
function ruleOf(rule: Rule, acl: WebAcl, callsPerAddress: number | undefined, now: () => number): Firewall {
  const rate = rule.Statement.RateBasedStatement;
  const match = rate?.ScopeDownStatement?.ByteMatchStatement;
  const isKnown = !rate?.ScopeDownStatement || (match?.FieldToMatch.UriPath && match.PositionalConstraint === 'STARTS_WITH');
  if (rate?.AggregateKeyType !== 'IP' || !isKnown || !rule.Action?.Block)
    throw new StartFailure(
      `The embedded edge does not know the firewall rule ${rule.Name}: it counts and blocks calls by address.`,
    );
  const recent = new RecentCalls((rate.EvaluationWindowSec ?? 300) * 1000);
  const limit = callsPerAddress ?? rate.Limit;
  return ({ path, sourceIp }) => {
    if (!path.startsWith(match?.SearchString ?? '')) return undefined;
    return recent.count(sourceIp, now()) > limit ? blocked(rule, acl.CustomResponseBodies) : undefined;
  };
}

/** Returns the firewall that a distribution names. Without one, everything passes. `callsPerAddress` replaces the template's own number. */
export function firewallOf(
  deployment: Deployment,
  webAclId: string | undefined,
  { callsPerAddress, now }: { callsPerAddress: number | undefined; now: () => number },
): Firewall {
  if (!webAclId) return () => undefined;
  const acl = deployment.resources<WebAcl>('AWS::WAFv2::WebACL').find(({ arn }) => arn === webAclId)?.properties;
  if (!acl) throw new StartFailure(`The distribution names the firewall ${webAclId}, which the template does not have.`);
  const rules = (acl.Rules ?? []).map((rule) => ruleOf(rule, acl, callsPerAddress, now));
  return (request) => {
    for (const rule of rules) {
      const answer = rule(request);
      if (answer) return answer;
    }
    return undefined;
  };
}
