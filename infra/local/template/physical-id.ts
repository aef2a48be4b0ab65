import { createHash } from 'node:crypto';
import type { StackTemplate } from './assembly.ts';

/** The resources whose names others look up at run time. All others are known by stack and logical id. */
const nameProperty: Record<string, string> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::Events::EventBus': 'Name',
  'AWS::Events::Rule': 'Name',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::Scheduler::Schedule': 'Name',
  'AWS::SSM::Parameter': 'Name',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::Cognito::UserPoolGroup': 'GroupName',
  'AWS::SES::EmailIdentity': 'EmailIdentity',
};

/** Returns `length` characters of a-z0-9, the same for the same text on every run and machine. */
export function stableId(text: string, length: number): string {
  const digits = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`).toString(36);
  return digits.padStart(length, '0').slice(-length);
}

/** Returns the name that a resource gets on this machine: the template's own if it gives one, else one that depends only on stack and logical id. */
export function physicalId(stack: StackTemplate, logicalId: string, givenName: string | undefined): string {
  const type = stack.resources[logicalId]?.Type ?? '';
  const place = `${stack.name}/${logicalId}`;
  switch (type) {
    case 'AWS::Cognito::UserPool':
      return `${stack.region}_${stableId(place, 9)}`;
    case 'AWS::Cognito::UserPoolClient':
      return stableId(place, 26);
    case 'AWS::ApiGatewayV2::Api':
      return stableId(place, 10);
    case 'AWS::CloudFront::Distribution':
      return `E${stableId(place, 13).toUpperCase()}`;
    case 'AWS::KMS::Key':
      return stableId(place, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    case 'AWS::S3::Bucket':
      return givenName ?? `${`${stack.name}-${logicalId}`.toLowerCase().slice(0, 50)}-${stableId(place, 8)}`;
    case 'AWS::SQS::Queue':
      return givenName ?? `${stack.name}-${logicalId}`.slice(0, 80);
    default:
      return givenName ?? `${stack.name}-${logicalId}`;
  }
}

export function givenNameProperty(type: string): string | undefined {
  return nameProperty[type];
}
