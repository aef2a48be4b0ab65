import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, Stack, Validations } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '#infra/app.ts';
import { stageSettings } from '#infra/stages.ts';
import { artifactsIn } from './cloud.ts';

const folder = mkdtempSync(join(tmpdir(), 'yarrow-nag-'));
const makeApp = (): App => buildApp(stageSettings('production', {}), artifactsIn(folder), join(folder, 'cdk.out'));

describe('cdk-nag', () => {
  const { exitCode } = process;
  afterEach(() => {
    process.exitCode = exitCode;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('stops a synth over what nobody acknowledged', () => {
    const app = makeApp();
    new Topic(new Stack(app, 'careless'), 'TopicWithoutTls');
    expect(() => app.synth()).toThrow(/AwsSolutions-SNS3/);
  });

  it('is answered with a reason wherever a finding is accepted', () => {
    const accepted = makeApp()
      .node.findAll()
      .flatMap((construct) => construct.node.metadata.filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY))
      .flatMap(({ data }) => Object.entries(data as Record<string, string>));
    expect(accepted.length).toBeGreaterThan(10);
    for (const [rule, reason] of accepted) expect(reason, rule).toMatch(/^[A-Z].{20,}\.$/);
  });
});
