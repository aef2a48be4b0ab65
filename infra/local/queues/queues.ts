import type { DatabaseSync } from 'node:sqlite';
import type { Deployment } from '../template/deployment.ts';
import { Queue } from './queue.ts';

type QueueProperties = {
  VisibilityTimeout?: number;
  DelaySeconds?: number;
  MessageRetentionPeriod?: number;
  RedrivePolicy?: { deadLetterTargetArn: string; maxReceiveCount: number };
  FifoQueue?: boolean;
};

const invocationsName = '$invocations';

/** The template's queues, and an additional one for functions that are invoked asynchronously (rules and schedules with a function as target). */
export class Queues {
  readonly invocations: Queue;
  private readonly byArn = new Map<string, Queue>();

  constructor(deployment: Deployment, database: DatabaseSync, now: () => number) {
    this.invocations = new Queue(
      database,
      // Lambda's own queue: an event is kept at most six hours; a function's time limit is 15 minutes.
      {
        name: invocationsName,
        arn: '',
        url: '',
        visibilitySeconds: 900,
        delaySeconds: 0,
        retentionSeconds: 21_600,
        redrive: undefined,
      },
      now,
    );
    for (const { name, arn, properties } of deployment.resources<QueueProperties>('AWS::SQS::Queue')) {
      const policy = properties.RedrivePolicy;
      const settings = {
        name,
        arn,
        url: `https://sqs.${deployment.region}.amazonaws.com/${deployment.account}/${name}`,
        visibilitySeconds: properties.VisibilityTimeout ?? 30,
        delaySeconds: properties.DelaySeconds ?? 0,
        retentionSeconds: properties.MessageRetentionPeriod ?? 345_600,
        redrive: policy && { deadLetterArn: policy.deadLetterTargetArn, maxReceiveCount: Number(policy.maxReceiveCount) },
      };
      this.byArn.set(arn, new Queue(database, settings, now));
    }
    // Any receiver of a message ended with the previous process, so all can be received again immediately. That doesn't count as a failed receive:
    // otherwise a message that is there at each of five crashes would become a dead letter without ever having failed.
    database
      .prepare('UPDATE messages SET visibleAt = ?, receiveCount = receiveCount - 1 WHERE receiveCount > 0 AND visibleAt > ?')
      .run(now(), now());
    for (const queue of this.byArn.values()) {
      const deadLetters = this.byArn.get(queue.settings.redrive?.deadLetterArn ?? '');
      queue.deadLetter = ({ body, attributes }) => {
        deadLetters?.send({ body, attributes: { ...attributes, deadLetterQueueSourceArn: queue.settings.arn }, delaySeconds: 0 });
      };
    }
  }

  /** Finds a queue by ARN, URL, or name. */
  find(id: string): Queue | undefined {
    return this.byArn.get(id) ?? this.all().find(({ settings }) => settings.name === id.split('/').pop());
  }

  all(): Queue[] {
    return [...this.byArn.values()];
  }
}
