import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, CfnResource, Stack, Validations } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '#infra/app.ts';
import { stageSettings } from '#infra/stages.ts';
import { artifactsIn } from './cloud.ts';

const folder = mkdtempSync(join(tmpdir(), 'yarrow-nag-'));
const makeApp = (): App => buildApp(stageSettings('production', {}), artifactsIn(folder), join(folder, 'cdk.out'));

/** What is thrown, as text: a synth takes many seconds, so that all of what it says is read from one. */
function thrownBy(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return String(error);
  }
  return 'Nothing was thrown.';
}

describe('synth', () => {
  const { exitCode } = process;
  afterEach(() => {
    process.exitCode = exitCode;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('fails for what cdk-nag finds and nobody acknowledged, and for what CloudFormation would refuse', () => {
    const app = makeApp();
    const careless = new Stack(app, 'careless');
    new Topic(careless, 'TopicWithoutTls');
    new CfnResource(careless, 'Misspelt', { type: 'AWS::SQS::Queue', properties: { VisibilityTimeOut: 30 } });
    const refusal = thrownBy(() => app.synth());
    expect(refusal).toMatch(/AwsSolutions-SNS3/);
    expect(refusal).toMatch(/VisibilityTimeOut/);
  });

  it('has a reason for every accepted finding', () => {
    const accepted = makeApp()
      .node.findAll()
      .flatMap((construct) => construct.node.metadata.filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY))
      .flatMap(({ data }) => Object.entries(data as Record<string, string>));
    expect(accepted.length).toBeGreaterThan(10);
    for (const [rule, reason] of accepted) expect(reason, rule).toMatch(/^[A-Z].{20,}\.$/);
  });
});
