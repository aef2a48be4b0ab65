import { CfnOutput } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { schedules } from '#events/schedules.ts';
import { addReaction } from '../constructs/reaction-queue.ts';
import { ScheduledJob } from '../constructs/scheduled-job.ts';
import { StreamTrigger } from '../constructs/stream-trigger.ts';
import { functions } from '../functions.ts';
import type { GrantTargets } from '../grants.ts';
import type { KnownResources } from '../settings.ts';
import type { StageSettings } from '../stages.ts';
import { type LettersStackProps, sendsMail } from './letters-stack.ts';
import { YarrowStack } from './yarrow-stack.ts';

export type EventsStackProps = {
  bundles: string;
  alarms: ITopic;
  table: ITable;
  known: Partial<KnownResources>;
  targets: Partial<GrantTargets>;
};

/** What follows: the table's stream -> the bus -> a rule and a queue per reaction; the jobs; and the address that email comes from. */
export class EventsStack extends YarrowStack {
  /** What the stack of the reactions that send email needs of this one. */
  readonly forLetters: Omit<LettersStackProps, 'bundles' | 'alarms'>;

  constructor(scope: Construct, stage: StageSettings, { bundles, alarms, table, known, targets }: EventsStackProps) {
    super(scope, stage, 'events', { description: 'The bus of Yarrow, its jobs, and the reactions that send no email' });
    const bus = new EventBus(this, 'Bus', { description: 'What has happened in Yarrow' });
    new CfnOutput(this, 'BusName', { value: bus.eventBusName });
    this.forLetters = {
      bus,
      known: { ...known, busName: bus.eventBusName },
      targets: { ...targets, busArn: bus.eventBusArn, ...this.makeMail(stage) },
    };
    const common = { stage, bundles, alarms, ...this.forLetters };
    for (const definition of functions.triggers) new StreamTrigger(this, { ...common, definition, table });
    for (const definition of functions.reactions)
      if (definition.stack === undefined && !sendsMail(definition)) addReaction(this, { ...common, definition });
    for (const definition of functions.jobs) {
      const schedule = schedules.find((one) => one.job === definition.name);
      if (!schedule) throw new Error(`events/schedules.ts does not say when the job ${definition.name} runs.`);
      new ScheduledJob(this, { ...common, definition, schedule });
    }
  }

  /** Makes the address that email comes from, over TLS only, suppressing addresses that bounced or complained. */
  private makeMail({ mail }: StageSettings): Partial<GrantTargets> {
    const configurationSet = new ConfigurationSet(this, 'MailSettings', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    configurationSet.addEventDestination('Notices', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: [EmailSendingEvent.DELIVERY, EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    const identity = new EmailIdentity(this, 'MailIdentity', {
      identity: Identity.domain(mail.domain),
      configurationSet,
      mailFromDomain: `bounce.${mail.domain}`,
    });
    return {
      mailIdentityArn: identity.emailIdentityArn,
      mailConfigurationSetArn: this.formatArn({
        service: 'ses',
        resource: 'configuration-set',
        resourceName: configurationSet.configurationSetName,
      }),
      mailAddress: mail.address,
    };
  }
}
