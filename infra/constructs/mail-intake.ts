import { CfnOutput } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses';
import { Lambda, LambdaInvocationType, S3 } from 'aws-cdk-lib/aws-ses-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { inboundFolder } from '#functions/messages/inbound-folder.ts';
import type { MailFunction } from '../function-definition.ts';
import { BundledFunction, type BundledFunctionProps } from './bundled-function.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';

export type MailIntakeProps = BundledFunctionProps & { definition: MailFunction; bucket: Bucket; alarms: ITopic };

/**
 * Takes in email to one subdomain: SES checks it and puts it into a bucket, then tells the Lambda. An email that failed three times goes to the dead-letter
 * queue by its id. AWS has no resource that makes a rule set the active one of an account: an operator does so once (README).
 */
export class MailIntake extends Construct {
  constructor(scope: Construct, props: MailIntakeProps) {
    const { definition, stage, bucket, alarms } = props;
    super(scope, definition.name);
    const deadLetters = new DeadLetterQueue(this, { alarms, definition });
    const handler = new BundledFunction(this, 'Function', props);
    deadLetters.takeFailuresOf(handler);
    const rules = new ReceiptRuleSet(this, 'Rules', {
      rules: [
        {
          recipients: [stage.mail.replyDomain],
          scanEnabled: true,
          tlsPolicy: TlsPolicy.OPTIONAL,
          actions: [
            new S3({ bucket, objectKeyPrefix: inboundFolder }),
            new Lambda({ function: handler, invocationType: LambdaInvocationType.EVENT }),
          ],
        },
      ],
    });
    new CfnOutput(this, 'RuleSet', { value: rules.receiptRuleSetName }).overrideLogicalId('InboundRuleSet');
  }
}
