import { Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageSettings } from '../stages.ts';

/** A stack of one stage: `yarrow-<stage>-<name>`. Stateful ones can't be deleted if the stage keeps its data. */
export abstract class YarrowStack extends Stack {
  constructor(scope: Construct, stage: StageSettings, name: string, options: { description: string; stateful?: boolean }) {
    super(scope, `yarrow-${stage.name}-${name}`, {
      env: stage.env,
      description: options.description,
      terminationProtection: stage.keepsData && options.stateful === true,
      analyticsReporting: false,
    });
    Tags.of(this).add('yarrow:stage', stage.name);
  }
}
