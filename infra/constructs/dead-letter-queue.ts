import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { Alarm } from './alarm.ts';

export type DeadLetterQueueProps = {
  alarms: ITopic;
  /** Who is affected while there is something in it. */
  sentence: string;
};

/** Keeps what could not be done for a person to handle, for 14 days, and alarms immediately. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, id: string, { alarms, sentence }: DeadLetterQueueProps) {
    super(scope, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) });
    new Alarm(this, 'Filled', {
      topic: alarms,
      metric: this.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: Duration.minutes(1) }),
      threshold: 1,
      sentence,
    });
    acknowledge(this, { SQS3: 'It is itself the queue for what failed elsewhere.' });
  }
}
