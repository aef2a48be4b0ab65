import { CfnOutput } from 'aws-cdk-lib';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { inboundFolder } from '#functions/messages/inbound-folder.ts';
import { MailIntake } from '../constructs/mail-intake.ts';
import { MailNotices } from '../constructs/mail-notices.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { addReaction } from '../constructs/reaction-queue.ts';
import { functions } from '../functions.ts';
import type { GrantTargets } from '../grants.ts';
import type { KnownResources } from '../settings.ts';
import type { StageSettings } from '../stages.ts';
import { YarrowStack } from './yarrow-stack.ts';

export type MessagesStackProps = {
  bundles: string;
  alarms: ITopic;
  bus: IEventBus;
  known: Partial<KnownResources>;
  targets: Partial<GrantTargets>;
};

/** What families answer by email comes in here, and the reactions about messages between homes and families, and about what members are told and find in their calendars. */
export class MessagesStack extends YarrowStack {
  constructor(scope: Construct, stage: StageSettings, { bundles, alarms, bus, known, targets }: MessagesStackProps) {
    super(scope, stage, 'messages', { description: 'Messages between homes and families: what comes in and goes out' });
    // Not with what is kept: what an email says is in the table, and the bucket's policy names the rule that fills it.
    const inbound = new PrivateBucket(this, 'Inbound', { keeps: false, forgets: inboundFolder, forgetsAfterDays: 14 });
    new CfnOutput(this, 'InboundBucket', { value: inbound.bucketName });
    const common = {
      stage,
      bundles,
      alarms,
      known: { ...known, inboundBucketName: inbound.bucketName },
      targets: { ...targets, inboundBucketArn: inbound.bucketArn },
    };
    for (const definition of functions.mail) new MailIntake(this, { ...common, definition, bucket: inbound });
    for (const definition of functions.notices) new MailNotices(this, { ...common, definition });
    for (const definition of functions.reactions)
      if (definition.stack === 'messages') addReaction(this, { ...common, definition, bus });
  }
}
