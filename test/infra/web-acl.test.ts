import { App, Stack } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { WebAcl } from '#infra/constructs/web-acl.ts';
import type { HttpRequest } from '#infra/local/api/exchange.ts';
import { firewallOf } from '#infra/local/edge/web-acl.ts';
import type { Deployment } from '#infra/local/template/deployment.ts';

const arn = 'arn:aws:wafv2:acl';
const request = (sourceIp: string, path = '/api/x') => ({ sourceIp, path }) as HttpRequest;

/** Returns a deployment with nothing but a firewall of these properties. */
const deploymentOf = (properties: unknown) => ({ resources: () => [{ arn, properties }] }) as unknown as Deployment;

/** The firewall that the product deploys, synthesized once: loading the CDK takes seconds. */
const app = new App();
new WebAcl(new Stack(app, 'Edge'), 'WebAcl', { calls: 10, perSeconds: 60 });
const { Resources } = app.synth().getStackByName('Edge').template as {
  Resources: Record<string, { Type: string; Properties: unknown }>;
};
const deployed = deploymentOf(Object.values(Resources).find(({ Type }) => Type === 'AWS::WAFv2::WebACL')?.Properties);

describe('firewallOf', () => {
  it('takes the limit and the window from the template', () => {
    let time = 0;
    const firewall = firewallOf(deployed, arn, { callsPerAddress: undefined, now: () => time });
    const statuses = () => Array.from({ length: 12 }, () => firewall(request('10.0.0.1'))?.status ?? 200);
    expect(statuses().filter((status) => status === 200)).toHaveLength(10);
    time = 59_000;
    expect(firewall(request('10.0.0.1'))?.status).toBe(429);
    time = 200_000;
    expect(firewall(request('10.0.0.1'))).toBeUndefined();
  });

  it('counts no pages, and each address separately', () => {
    const firewall = firewallOf(deployed, arn, { callsPerAddress: 1, now: () => 0 });
    for (let page = 0; page < 5; page += 1) expect(firewall(request('10.0.0.1', '/assets/a.js'))).toBeUndefined();
    expect([firewall(request('10.0.0.1')), firewall(request('10.0.0.2'))]).toEqual([undefined, undefined]);
    expect(firewall(request('10.0.0.1'))?.status).toBe(429);
  });

  it('lets everything pass if there is none, and refuses to start with a rule that it does not know', () => {
    const options = { callsPerAddress: undefined, now: () => 0 };
    expect(firewallOf(deploymentOf({}), undefined, options)(request('10.0.0.1'))).toBeUndefined();
    const managed = { Rules: [{ Name: 'managed', Statement: { ManagedRuleGroupStatement: {} }, Action: { Block: {} } }] };
    expect(() => firewallOf(deploymentOf(managed), arn, options)).toThrow('managed');
    expect(() => firewallOf(deploymentOf({}), 'another', options)).toThrow('another');
  });
});
