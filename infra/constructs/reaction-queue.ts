import { Duration, Stack } from 'aws-cdk-lib';
import { type IEventBus, type IRuleTarget, Rule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { eventSource } from '#events/envelope.ts';
import { type ReactionRule, rules } from '#events/rules/index.ts';
import type { ReactionFunction } from '../function-definition.ts';
import { tellQueue } from '../queue-outputs.ts';
import { Alarm } from './alarm.ts';
import { BundledFunction, type BundledFunctionProps } from './bundled-function.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';

type ReactionQueueProps = BundledFunctionProps & {
  definition: ReactionFunction;
  /** The rules with this `reaction`: each an EventBridge rule into the one queue. */
  rules: readonly ReactionRule[];
  bus: IEventBus;
  alarms: ITopic;
};

/** A reaction: rule -> queue -> Lambda. What five attempts could not do goes to its dead-letter queue, and can be redriven from there. */
class ReactionQueue extends Construct {
  constructor(scope: Construct, props: ReactionQueueProps) {
    const { definition, rules, bus, alarms } = props;
    super(scope, definition.name);
    const deadLetters = new DeadLetterQueue(this, { alarms, definition });
    const queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Lambda's own advice: six times the function's timeout, so that a throttled batch isn't delivered twice.
      visibilityTimeout: Duration.seconds(definition.retryAfterSeconds ?? 6 * definition.timeoutSeconds),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
    tellQueue(queue, definition.name, 'Queue');
    for (const each of [queue, deadLetters]) each.addToResourcePolicy(this.fromRulesOf(bus, each));
    for (const rule of rules) this.addRule(rule, bus, { queue, deadLetters });
    this.addConsumer(props, queue);
    new Alarm(this, 'Late', {
      topic: alarms,
      metric: queue.metricApproximateAgeOfOldestMessage({ statistic: 'Maximum', period: Duration.minutes(5) }),
      threshold: Duration.minutes(15).toSeconds(),
      sentence: `For 15 minutes now: ${definition.whenItFails}`,
    });
  }

  /**
   * Lets the bus's rules put events here. One statement for all of them: a queue's policy can have twenty and 8 KB, and a reaction may have forty rules,
   * each of which CDK's own target would add a statement for.
   */
  private fromRulesOf(bus: IEventBus, queue: Queue): PolicyStatement {
    const rules = Stack.of(this).formatArn({ service: 'events', resource: 'rule', resourceName: `${bus.eventBusName}/*` });
    return new PolicyStatement({
      principals: [new ServicePrincipal('events.amazonaws.com')],
      actions: ['sqs:SendMessage'],
      resources: [queue.queueArn],
      conditions: { ArnLike: { 'aws:SourceArn': rules } },
    });
  }

  private addRule(rule: ReactionRule, bus: IEventBus, { queue, deadLetters }: Record<'queue' | 'deadLetters', Queue>): void {
    const target: IRuleTarget = {
      bind: () => ({
        arn: queue.queueArn,
        deadLetterConfig: { arn: deadLetters.queueArn },
        // A new bus gives up after 5 attempts in 300 s unless told otherwise.
        retryPolicy: { maximumRetryAttempts: 185, maximumEventAgeInSeconds: Duration.hours(24).toSeconds() },
        targetResource: queue,
      }),
    };
    new Rule(this, rule.when, {
      description: rule.why,
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: [rule.when] },
      targets: [target],
    });
  }

  private addConsumer(props: ReactionQueueProps, queue: Queue): void {
    const handler = new BundledFunction(this, 'Function', props);
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['sqs:ChangeMessageVisibility', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'],
        resources: [queue.queueArn],
      }),
    );
    const source = new EventSourceMapping(this, 'Source', {
      target: handler,
      eventSourceArn: queue.queueArn,
      batchSize: 10,
      maxConcurrency: props.definition.atOnce,
      reportBatchItemFailures: true,
    });
    // Lambda checks the role's permissions when the source is created.
    source.node.addDependency(handler.role!);
  }
}

/** Adds a reaction with every rule that leads to it. Throws if there is none. */
export function addReaction(scope: Construct, props: Omit<ReactionQueueProps, 'rules'>): void {
  const own = rules.filter(({ reaction }) => reaction === props.definition.name);
  if (own.length === 0) throw new Error(`No rule in events/rules leads to the reaction ${props.definition.name}.`);
  new ReactionQueue(scope, { ...props, rules: own });
}
