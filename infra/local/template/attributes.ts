import type { StackTemplate } from './assembly.ts';

/** Returns what `Ref` gives where CloudFormation doesn't give the name itself. */
export function referenceOf(stack: StackTemplate, logicalId: string, name: string): string {
  const { region, account } = stack;
  switch (stack.resources[logicalId]?.Type) {
    case 'AWS::SQS::Queue':
      return `https://sqs.${region}.amazonaws.com/${account}/${name}`;
    case 'AWS::SNS::Topic':
      return `arn:aws:sns:${region}:${account}:${name}`;
    case 'AWS::SecretsManager::Secret':
      return `arn:aws:secretsmanager:${region}:${account}:secret:${name}`;
    default:
      return name;
  }
}

const arnOf: Record<string, (where: string, name: string, region: string) => string> = {
  'AWS::DynamoDB::Table': (where, name) => `arn:aws:dynamodb:${where}:table/${name}`,
  'AWS::DynamoDB::GlobalTable': (where, name) => `arn:aws:dynamodb:${where}:table/${name}`,
  'AWS::Lambda::Function': (where, name) => `arn:aws:lambda:${where}:function:${name}`,
  'AWS::S3::Bucket': (_where, name) => `arn:aws:s3:::${name}`,
  'AWS::SQS::Queue': (where, name) => `arn:aws:sqs:${where}:${name}`,
  'AWS::Events::EventBus': (where, name) => `arn:aws:events:${where}:event-bus/${name}`,
  'AWS::Events::Rule': (where, name) => `arn:aws:events:${where}:rule/${name}`,
  'AWS::Cognito::UserPool': (where, name) => `arn:aws:cognito-idp:${where}:userpool/${name}`,
  'AWS::IAM::Role': (where, name) => `arn:aws:iam::${where.split(':')[1]}:role/${name}`,
  'AWS::KMS::Key': (where, name) => `arn:aws:kms:${where}:key/${name}`,
  'AWS::Logs::LogGroup': (where, name) => `arn:aws:logs:${where}:log-group:${name}:*`,
  'AWS::Scheduler::Schedule': (where, name) => `arn:aws:scheduler:${where}:schedule/default/${name}`,
};

/**
 * Returns what `Fn::GetAtt` gives. The values look as they do on AWS, so that what parses them (ARNs, issuers, domains) runs unchanged. `properties` are
 * the resource's own, resolved.
 */
export function attributeOf(
  stack: StackTemplate,
  logicalId: string,
  name: string,
  attribute: string,
  properties: () => Record<string, unknown>,
): unknown {
  const type = stack.resources[logicalId]?.Type ?? '';
  const where = `${stack.region}:${stack.account}`;
  switch (`${type}.${attribute}`) {
    case 'AWS::DynamoDB::Table.StreamArn':
    case 'AWS::DynamoDB::GlobalTable.StreamArn':
      return `arn:aws:dynamodb:${where}:table/${name}/stream/local`;
    case 'AWS::S3::Bucket.DomainName':
      return `${name}.s3.amazonaws.com`;
    case 'AWS::S3::Bucket.RegionalDomainName':
      return `${name}.s3.${stack.region}.amazonaws.com`;
    case 'AWS::SQS::Queue.QueueUrl':
      return referenceOf(stack, logicalId, name);
    case 'AWS::SQS::Queue.QueueName':
    case 'AWS::Events::EventBus.Name':
      return name;
    case 'AWS::ApiGatewayV2::Api.ApiEndpoint':
      return `https://${name}.execute-api.${stack.region}.amazonaws.com`;
    case 'AWS::ApiGatewayV2::Api.ApiId':
    case 'AWS::CloudFront::Distribution.Id':
      return name;
    case 'AWS::CloudFront::Distribution.DomainName':
      return `${name.toLowerCase()}.cloudfront.net`;
    case 'AWS::CloudFront::Function.FunctionARN':
      return `arn:aws:cloudfront::${stack.account}:function/${name}`;
    case 'AWS::Cognito::UserPool.ProviderName':
      return `cognito-idp.${stack.region}.amazonaws.com/${name}`;
    case 'AWS::Cognito::UserPool.ProviderURL':
      return `https://cognito-idp.${stack.region}.amazonaws.com/${name}`;
    case 'AWS::SSM::Parameter.Value':
      return properties().Value;
  }
  if (attribute === 'Arn' || type === 'AWS::CloudFront::Function') {
    const arn = arnOf[type];
    return arn ? arn(where, name, stack.region) : `arn:aws:${type.split('::')[1]?.toLowerCase()}:${where}:${name}`;
  }
  return attribute.endsWith('Id') || attribute === 'Ref' ? name : `${name}.${attribute}`;
}
