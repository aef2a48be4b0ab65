import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addReaction } from '../constructs/reaction-queue.ts';
import type { ReactionFunction } from '../function-definition.ts';
import { functions } from '../functions.ts';
import type { GrantTargets } from '../grants.ts';
import type { KnownResources } from '../settings.ts';
import type { StageSettings } from '../stages.ts';
import { YarrowStack } from './yarrow-stack.ts';

export type LettersStackProps = {
  bundles: string;
  alarms: ITopic;
  bus: IEventBus;
  known: Partial<KnownResources>;
  targets: Partial<GrantTargets>;
};

/** Tells whether a reaction sends email. It is then in the letters stack, and otherwise in that of the bus, unless it names another. */
export const sendsMail = ({ grants }: ReactionFunction): boolean => grants.includes('sends-mail');

/** The reactions that send email. A stack can have 500 resources and a reaction is a dozen, so these are apart from the others. */
export class LettersStack extends YarrowStack {
  constructor(scope: Construct, stage: StageSettings, props: LettersStackProps) {
    super(scope, stage, 'letters', { description: 'The reactions of Yarrow that send email' });
    for (const definition of functions.reactions)
      if (definition.stack === undefined && sendsMail(definition)) addReaction(this, { ...props, stage, definition });
  }
}
