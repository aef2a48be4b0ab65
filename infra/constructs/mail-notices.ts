import { Duration } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { NoticeFunction } from '../function-definition.ts';
import { BundledFunction, type BundledFunctionProps } from './bundled-function.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';

export type MailNoticesProps = BundledFunctionProps & { definition: NoticeFunction; alarms: ITopic };

/**
 * Takes in what SES reports of sent emails. SES publishes to the account's default bus and no other. Of emails that arrived, only letters of documents are asked
 * for: their tags name the document.
 */
export class MailNotices extends Construct {
  constructor(scope: Construct, props: MailNoticesProps) {
    const { definition, alarms } = props;
    super(scope, definition.name);
    const deadLetters = new DeadLetterQueue(this, { alarms, definition });
    const handler = new BundledFunction(this, 'Function', props);
    deadLetters.takeFailuresOf(handler);
    const eventBus = EventBus.fromEventBusName(this, 'DefaultBus', 'default');
    const target = () =>
      new LambdaFunction(handler, { deadLetterQueue: deadLetters, retryAttempts: 185, maxEventAge: Duration.hours(24) });
    new Rule(this, 'Failed', {
      description: 'Emails that bounced or were reported as spam',
      eventBus,
      eventPattern: { source: ['aws.ses'], detailType: ['Email Bounced', 'Email Complaint Received'] },
      targets: [target()],
    });
    new Rule(this, 'Delivered', {
      description: 'Letters of documents that were delivered',
      eventBus,
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Delivered'],
        detail: { mail: { tags: { documentId: [{ exists: true }] } } },
      },
      targets: [target()],
    });
  }
}
