import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { Alarm } from '../constructs/alarm.ts';
import type { StageSettings } from '../stages.ts';
import { YarrowStack } from './yarrow-stack.ts';

/**
 * Where alarms are sent. Each alarm is in the stack of what it watches, so that a stack can lose a queue without affecting another; the ones here watch the
 * account as a whole.
 */
export class AlarmsStack extends YarrowStack {
  readonly topic: Topic;

  constructor(scope: Construct, stage: StageSettings) {
    super(scope, stage, 'alarms', { description: 'Who gets alarms from Yarrow' });
    this.topic = new Topic(this, 'Topic', { displayName: `Yarrow ${stage.name}`, enforceSSL: true });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsOfThisAccount',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'AWS:SourceAccount': this.account } },
      }),
    );
    if (stage.alarmMail) this.topic.addSubscription(new EmailSubscription(stage.alarmMail));
    const reputation = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period: Duration.hours(1) });
    // SES reviews an account from 5 % bounces and 0.1 % complaints on, and suspends it at twice and five times that.
    new Alarm(this, 'MailBounces', {
      topic: this.topic,
      metric: reputation('Reputation.BounceRate'),
      threshold: 0.05,
      sentence: 'Too many emails bounce: some families and funeral homes already get none, and SES will soon stop sending any.',
    });
    new Alarm(this, 'MailComplaints', {
      topic: this.topic,
      metric: reputation('Reputation.ComplaintRate'),
      threshold: 0.001,
      sentence: 'Too many people report our email as spam: SES will soon stop sending, and families and staff will get no links.',
    });
  }
}
