import { CfnOutput } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { queueOutput } from './queue-names.ts';

/** Names a queue in the stack's outputs. */
export function tellQueue(queue: IQueue, name: string, which: 'Queue' | 'DeadLetters'): void {
  new CfnOutput(queue, 'Url', { value: queue.queueUrl }).overrideLogicalId(queueOutput(name, which));
}
