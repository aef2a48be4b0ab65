import { CfnOutput } from 'aws-cdk-lib';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';

/** What the stack's outputs call the queue of a reaction, or the dead-letter queue of a reaction, a job or a trigger: `npm run redrive` finds them so. */
export const queueOutput = (name: string, which: 'Queue' | 'DeadLetters'): string =>
  `${name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}${which}`;

/** Says in the stack's outputs where a queue is. */
export function tellQueue(queue: IQueue, name: string, which: 'Queue' | 'DeadLetters'): void {
  new CfnOutput(queue, 'Url', { value: queue.queueUrl }).overrideLogicalId(queueOutput(name, which));
}
