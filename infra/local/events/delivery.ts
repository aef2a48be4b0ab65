import type { Queues } from '../queues/queues.ts';
import { StartFailure } from '../start-failure.ts';
import type { TargetInput } from './target-input.ts';

/** A rule's or schedule's target. */
export type Target = TargetInput & {
  Arn: string;
};

/** Checks at the start that this machine can reach every kind of target. */
export function checkTarget(owner: string, target: Target, queues: Queues): void {
  const isFunction = target.Arn.includes(':lambda:') && target.Arn.includes(':function:');
  if (isFunction || queues.find(target.Arn)) return;
  throw new StartFailure(`The target ${target.Arn} of ${owner} is neither a function nor a queue of the template.`);
}

/**
 * Hands `input` to a target. A queue has it on disk before this returns; a function's invocation is put into the durable queue of asynchronous invocations.
 * Handing over can't fail here, so the target's own retries and dead-letter queue are never used.
 */
export function deliver(queues: Queues, target: Target, input: string): void {
  const queue = queues.find(target.Arn);
  if (queue) {
    queue.send({ body: input });
    return;
  }
  queues.invocations.send({ body: input, attributes: { function: target.Arn } });
}
