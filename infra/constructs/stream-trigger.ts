import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { TriggerFunction } from '../function-definition.ts';
import { Alarm } from './alarm.ts';
import { BundledFunction, type BundledFunctionProps } from './bundled-function.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';

export type StreamTriggerProps = BundledFunctionProps & { definition: TriggerFunction; table: ITable; alarms: ITopic };

/**
 * A reader of the table's stream. What fails is split from its batch, tried a hundred times within an hour, then named in the dead-letter queue: long
 * enough for the bus to come back. The Lambda itself puts there immediately what can never succeed, so that nobody behind it waits.
 */
export class StreamTrigger extends Construct {
  constructor(scope: Construct, props: StreamTriggerProps) {
    const { definition, table, alarms } = props;
    super(scope, definition.name);
    const deadLetters = new DeadLetterQueue(this, { alarms, definition });
    const handler = new BundledFunction(this, 'Function', {
      ...props,
      known: { ...props.known, deadLettersUrl: deadLetters.queueUrl },
    });
    const streamArn = table.tableStreamArn ?? '';
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [streamArn],
      }),
    );
    handler.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }));
    const source = new EventSourceMapping(this, 'Source', {
      target: handler,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      filters: definition.filters.map((pattern) => ({ pattern: JSON.stringify(pattern) })),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 100,
      maxRecordAge: Duration.hours(1),
      onFailure: new SqsDlq(deadLetters),
    });
    source.node.addDependency(handler.role!);
    new Alarm(this, 'Late', {
      topic: alarms,
      metric: handler.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(1) }),
      threshold: Duration.minutes(1).toMilliseconds(),
      periods: 3,
      sentence: `Late by more than a minute: ${definition.whenItFails}`,
    });
  }
}
