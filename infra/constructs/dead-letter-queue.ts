import { Duration } from 'aws-cdk-lib';
import { EventInvokeConfig, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { tellQueue } from '../queue-outputs.ts';
import { Alarm } from './alarm.ts';

export type DeadLetterQueueProps = {
  alarms: ITopic;
  /** The Lambda whose failures it keeps: its name, and who is affected while there is something in it. */
  definition: { name: string; whenItFails: string };
};

/** Keeps what a Lambda could not do for a person to handle, for 14 days, and alarms immediately. The stack's outputs name it. */
export class DeadLetterQueue extends Queue {
  constructor(scope: Construct, { alarms, definition }: DeadLetterQueueProps) {
    super(scope, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    new Alarm(this, 'Filled', {
      topic: alarms,
      metric: this.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum', period: Duration.minutes(1) }),
      threshold: 1,
      sentence: definition.whenItFails,
    });
    acknowledge(this, { SQS3: 'It is itself the queue for what failed elsewhere.' });
    tellQueue(this, definition.name, 'DeadLetters');
  }

  /** Takes in what a Lambda that is invoked without waiting for it accepted, and failed at three times. */
  takeFailuresOf(handler: IFunction): void {
    new EventInvokeConfig(this.node.scope as Construct, 'Failures', {
      function: handler,
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(this),
    });
  }
}
