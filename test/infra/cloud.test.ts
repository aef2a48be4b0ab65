import { describe, expect, it } from 'vitest';
import { stageNames } from '#infra/stages.ts';
import { alarms } from './alarms.ts';
import { synthesize } from './cloud.ts';
import { delivery } from './delivery.ts';
import { edge } from './edge.ts';
import { exposure } from './exposure.ts';
import { keeping } from './keeping.ts';
import { rights } from './rights.ts';

// Each stage is synthesized once, including cdk-nag: that takes seconds, and the assertions no time.
const clouds = stageNames.map((stage) => synthesize(stage));

for (const cloud of clouds) {
  exposure(cloud);
  rights(cloud);
  delivery(cloud);
  keeping(cloud);
  edge(cloud);
  alarms(cloud);
}

/** Returns stack, type, and name of every resource, without the parts that contain the stage's own name. */
const kinds = ({ stage, stacks }: (typeof clouds)[number]) =>
  Object.entries(stacks).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).map(
      ([id, { Type }]) => `${stack} ${Type} ${id.replaceAll(`yarrow${stage}`, '').replace(/[0-9A-F]{8}/g, '')}`,
    ),
  );

describe('stages', () => {
  it('are made of the same resources: only settings differ', () => {
    const [local = [], ...others] = clouds.map(kinds);
    for (const other of others) {
      expect(other.filter((line) => !local.includes(line))).toEqual(['api AWS::SecretsManager::Secret OriginSecret']);
      expect(local.filter((line) => !other.includes(line))).toEqual([]);
    }
  });
});
