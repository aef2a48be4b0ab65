import { Duration } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Schedule } from '#events/schedules.ts';
import type { JobFunction } from '../function-definition.ts';
import { BundledFunction, type BundledFunctionProps } from './bundled-function.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';

export type ScheduledJobProps = BundledFunctionProps & { definition: JobFunction; schedule: Schedule; alarms: ITopic };

/** A job: schedule -> Lambda. A run that could not be started, or failed three times, goes to its dead-letter queue. */
export class ScheduledJob extends Construct {
  constructor(scope: Construct, props: ScheduledJobProps) {
    const { definition, schedule, alarms } = props;
    super(scope, definition.name);
    const deadLetters = new DeadLetterQueue(this, { alarms, definition });
    const handler = new BundledFunction(this, 'Function', props);
    // The scheduler's own queue gets what it could not hand over. What the Lambda accepted and failed at, Lambda reports.
    deadLetters.takeFailuresOf(handler);
    const scheduler = new Role(this, 'Scheduler', {
      description: `Starts the job ${definition.name}`,
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      inlinePolicies: {
        start: new PolicyDocument({
          statements: [
            new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [handler.functionArn] }),
            new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }),
          ],
        }),
      },
    });
    new CfnSchedule(this, 'Schedule', {
      description: schedule.why,
      scheduleExpression: schedule.expression,
      scheduleExpressionTimezone: 'UTC',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: handler.functionArn,
        roleArn: scheduler.roleArn,
        input: JSON.stringify({ job: definition.name }),
        deadLetterConfig: { arn: deadLetters.queueArn },
        retryPolicy: { maximumRetryAttempts: 10, maximumEventAgeInSeconds: Duration.hours(6).toSeconds() },
      },
    });
  }
}
