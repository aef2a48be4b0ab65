import { describe, expect, it } from 'vitest';
import type { FunctionDefinition } from '#infra/function-definition.ts';
import { allFunctions, functions } from '#infra/functions.ts';
import { statementsOf } from '#infra/grants.ts';
import type { Cloud, Resource } from './cloud.ts';
import { lambdaOf, rightsOf } from './statements.ts';

const logicalId = (cloud: Cloud, type: string, pattern: RegExp) => {
  const found = cloud.ofType(type).filter(({ id }) => pattern.test(id));
  if (found.length !== 1) throw new Error(`${found.length} of ${type} are named ${pattern}.`);
  return found[0]!.id;
};

/** Returns the grants' targets as they are in the templates. */
const targetsOf = (cloud: Cloud) => {
  const arn = (type: string, pattern: RegExp) => `<${logicalId(cloud, type, pattern)}.Arn>`;
  const mail = (resource: string, id: string) =>
    `arn:<AWS::Partition>:ses:us-east-1:${cloud.stage === 'local' ? '000000000000' : '<AWS::AccountId>'}:${resource}/<${id}>`;
  return {
    tableArn: arn('AWS::DynamoDB::Table', /^Table/),
    busArn: arn('AWS::Events::EventBus', /^Bus/),
    searchBucketArn: arn('AWS::S3::Bucket', /^Search/),
    evidenceBucketArn: arn('AWS::S3::Bucket', /^Evidence/),
    filesBucketArn: arn('AWS::S3::Bucket', /^Files/),
    catalogBucketArn: arn('AWS::S3::Bucket', /^Catalog/),
    mediaBucketArn: arn('AWS::S3::Bucket', /^Media/),
    inboundBucketArn: arn('AWS::S3::Bucket', /^Inbound/),
    fieldKeyArn: arn('AWS::KMS::Key', /^FieldKey/),
    sealKeyArn: arn('AWS::KMS::Key', /^SealKey/),
    checkpointKeyArn: arn('AWS::KMS::Key', /^CheckpointKey/),
    familyPoolArn: arn('AWS::Cognito::UserPool', /^Family/),
    providerPoolArn: arn('AWS::Cognito::UserPool', /^Provider/),
    systemPoolArn: arn('AWS::Cognito::UserPool', /^System/),
    mailIdentityArn: mail('identity', logicalId(cloud, 'AWS::SES::EmailIdentity', /^Mail/)),
    mailConfigurationSetArn: mail('configuration-set', logicalId(cloud, 'AWS::SES::ConfigurationSet', /^Mail/)),
    mailAddress: 'hello@yarrow.example',
  };
};

/** Returns what every Lambda of a kind may do besides its grants: write its own log, read what feeds it, put aside what failed. */
function ofItsKind(cloud: Cloud, { kind }: FunctionDefinition, { stack, id }: Resource): string[] {
  const stem = id.slice(0, id.indexOf('Function'));
  const own = (type: string, pattern: RegExp) => {
    const found = cloud
      .ofType(type)
      .find(
        (resource) => resource.stack === stack && resource.id.startsWith(stem) && pattern.test(resource.id.slice(stem.length)),
      );
    return `<${found?.id}.Arn>`;
  };
  const log = own('AWS::Logs::LogGroup', /^FunctionLog/);
  const rights = [`logs:CreateLogStream on ${log}`, `logs:PutLogEvents on ${log}`];
  const deadLetters = ['GetQueueAttributes', 'GetQueueUrl', 'SendMessage'].map(
    (action) => `sqs:${action} on ${own('AWS::SQS::Queue', /^DeadLetters/)}`,
  );
  const stream = `<${logicalId(cloud, 'AWS::DynamoDB::Table', /^Table/)}.StreamArn>`;
  const reads = ['ChangeMessageVisibility', 'DeleteMessage', 'GetQueueAttributes', 'ReceiveMessage'];
  if (kind === 'reaction') rights.push(...reads.map((action) => `sqs:${action} on ${own('AWS::SQS::Queue', /^Queue/)}`));
  if (kind === 'job' || kind === 'mail' || kind === 'notice') rights.push(...deadLetters);
  if (kind === 'trigger')
    rights.push(
      ...deadLetters,
      'dynamodb:ListStreams on *',
      ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => `dynamodb:${action} on ${stream}`),
    );
  return rights;
}

const actionsOf = (cloud: Cloud, name: string) =>
  new Set(rightsOf(cloud, lambdaOf(cloud, name).role).map((right) => right.split(' on ')[0]));
const named = (definitions: readonly FunctionDefinition[]) => definitions.map(({ name }) => name);

/** What each Lambda may do: its grants, what its kind needs, and nothing else. */
export const rights = (cloud: Cloud) =>
  describe(`rights in ${cloud.stage}`, () => {
    it.each(allFunctions.map((definition) => [definition.name, definition] as const))(
      '%s may do what its grants say and no more',
      (name, definition) => {
        const { lambda, role } = lambdaOf(cloud, name);
        const granted = statementsOf(definition.grants, targetsOf(cloud)).flatMap(({ actions, resources }) =>
          actions.flatMap((action) => resources.map((resource) => `${action} on ${resource}`)),
        );
        expect(rightsOf(cloud, role)).toEqual([...new Set([...granted, ...ofItsKind(cloud, definition, lambda)])].sort());
      },
    );

    it('sends email only from reactions, and only from our own address', () => {
      const senders = named(allFunctions).filter((name) => actionsOf(cloud, name).has('ses:SendEmail'));
      expect(senders).toEqual(named(functions.reactions).filter((name) => name.startsWith('mail-')));
      const policies = JSON.stringify(cloud.ofType('AWS::IAM::Role').map(({ properties }) => properties.Policies));
      expect(policies.match(/"ses:FromAddress":"hello@yarrow\.example"/g)).toHaveLength(senders.length);
    });

    it('publishes events only from the outbox, and signs people in only from the calls that do', () => {
      expect(named(allFunctions).filter((name) => actionsOf(cloud, name).has('events:PutEvents'))).toEqual(['publish-outbox']);
      expect(named(allFunctions).filter((name) => actionsOf(cloud, name).has('cognito-idp:AdminInitiateAuth'))).toEqual([
        'appuser',
        'systemusers',
      ]);
    });

    it('decrypts only in the Lambda that reveals a number, encrypts only in the two that save one, and does both only for that field', () => {
      const may = (action: string) => named(allFunctions).filter((name) => actionsOf(cloud, name).has(action));
      expect(may('kms:Decrypt')).toEqual(['social-security']);
      expect(may('kms:GenerateDataKey')).toEqual(['case-details', 'my-cases']);
      const policies = JSON.stringify(cloud.ofType('AWS::IAM::Role').map(({ properties }) => properties.Policies));
      expect(policies.match(/"kms:EncryptionContext:field":"socialSecurityNumber"/g)).toHaveLength(3);
      expect(policies.match(/"kms:[A-Z]\w+"/g)?.sort()).toEqual([
        '"kms:Decrypt"',
        '"kms:GenerateDataKey"',
        '"kms:GenerateDataKey"',
        '"kms:GetPublicKey"',
        '"kms:GetPublicKey"',
        '"kms:Sign"',
        '"kms:Sign"',
      ]);
    });

    it('seals documents in one Lambda and signs checkpoints in another, which read nothing else with a key', () => {
      const may = (action: string) =>
        named(allFunctions)
          .filter((name) => actionsOf(cloud, name).has(action))
          .sort();
      expect(may('kms:Sign')).toEqual(['seal-document', 'write-custody-checkpoints']);
      expect(may('kms:GetPublicKey')).toEqual(['seal-document', 'write-custody-checkpoints']);
    });

    it('changes and deletes rows of the table only outside of ledgers', () => {
      const policies = ['AWS::IAM::Role', 'AWS::IAM::Policy'].flatMap((type) => cloud.ofType(type));
      const text = JSON.stringify(policies.map(({ properties }) => properties));
      const writers = text.match(/"dynamodb:UpdateItem"/g)?.length ?? 0;
      expect(writers).toBeGreaterThan(5);
      expect(text.match(/"dynamodb:DeleteItem"/g)).toHaveLength(writers);
      expect(text.match(/"ForAllValues:StringNotLike":\{"dynamodb:LeadingKeys":"LEDGER#\*"\}/g)).toHaveLength(writers);
      expect(text).not.toMatch(/dynamodb:(?:BatchWriteItem|PartiQL|\*)/);
    });

    it('never scans the table', () => {
      for (const name of named(allFunctions)) expect([...actionsOf(cloud, name)], name).not.toContain('dynamodb:Scan');
    });
  });
