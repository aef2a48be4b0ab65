import { describe, expect, it } from 'vitest';
import { at, type Cloud } from './cloud.ts';
import { resourceStatements } from './statements.ts';

const stateful = ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool'];
const logDays = { local: 7, staging: 30, production: 30 } as const;
const recoveryDays = { local: 1, staging: 7, production: 35 } as const;

/** What is kept, for how long, and what outlives a mistake. */
export const keeping = (cloud: Cloud) =>
  describe(`what ${cloud.stage} keeps`, () => {
    const keeps = cloud.stage === 'production';

    it('has one table with its keys, two indexes, a stream, expiry, and point-in-time recovery', () => {
      const tables = cloud.ofType('AWS::DynamoDB::Table');
      expect(tables).toHaveLength(1);
      const index = (name: string) => ({
        IndexName: name,
        KeySchema: [
          { AttributeName: `${name}pk`, KeyType: 'HASH' },
          { AttributeName: `${name}sk`, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      });
      expect(tables[0]?.properties).toMatchObject({
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        GlobalSecondaryIndexes: [index('gsi1'), index('gsi2')],
        BillingMode: 'PAY_PER_REQUEST',
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: recoveryDays[cloud.stage] },
      });
    });

    it(
      keeps ? 'protects the table and the pools from deletion, and keeps them when their stack goes' : 'can be taken away whole',
      () => {
        expect(cloud.ofType('AWS::DynamoDB::Table')[0]?.properties.DeletionProtectionEnabled).toBe(keeps);
        for (const { properties } of cloud.ofType('AWS::Cognito::UserPool'))
          expect(properties.DeletionProtection).toBe(keeps ? 'ACTIVE' : 'INACTIVE');
        for (const type of stateful)
          for (const { id, deletionPolicy } of cloud.ofType(type)) expect(deletionPolicy, id).toBe(keeps ? 'Retain' : 'Delete');
      },
    );

    it('rotates the key of encrypted fields every year, and keeps it and those that sign as long as the table', () => {
      const keys = cloud
        .ofType('AWS::KMS::Key')
        .map(({ id, properties, deletionPolicy }) => [
          id.replace(/[0-9A-F]{8}$/, ''),
          properties.EnableKeyRotation ?? `${properties.KeySpec} ${properties.KeyUsage}`,
          deletionPolicy,
        ]);
      const policy = keeps ? 'Retain' : 'Delete';
      expect(keys.sort()).toEqual([
        ['CheckpointKey', 'ECC_NIST_P256 SIGN_VERIFY', policy],
        ['FieldKey', true, policy],
        // A key that signs can't be rotated: the certificate is that of one key.
        ['SealKey', 'RSA_3072 SIGN_VERIFY', policy],
      ]);
    });

    it('keeps pictures and documents, with their old versions, and can rebuild the rest', () => {
      const retention = Object.fromEntries(
        cloud
          .ofType('AWS::S3::Bucket')
          .map(({ id, properties, deletionPolicy }) => [
            id.replace(/[0-9A-F]{8}$/, ''),
            [
              deletionPolicy,
              at(properties, 'LifecycleConfiguration', 'Rules', 0, 'NoncurrentVersionExpiration', 'NoncurrentDays'),
            ],
          ]),
      );
      const policy = keeps ? 'Retain' : 'Delete';
      expect(retention).toEqual({
        App: ['Delete', undefined],
        Catalog: [policy, 365],
        // A bucket with locked files can't be deleted, and no version of one is let go.
        Evidence: ['Retain', undefined],
        Files: [policy, 365],
        // What an email says is in the table.
        Inbound: ['Delete', undefined],
        Media: [policy, 30],
        Search: ['Delete', 7],
      });
    });

    it('locks what was signed, and lets nobody delete it, write over it, or loosen its lock', () => {
      const buckets = cloud.ofType('AWS::S3::Bucket').filter(({ properties }) => properties.ObjectLockEnabled === true);
      expect(buckets.map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual(['Evidence']);
      const { id, properties } = buckets[0]!;
      expect(properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
      const lock = keeps ? { Mode: 'COMPLIANCE', Days: 3_653 } : { Mode: 'GOVERNANCE', Days: 1 };
      expect(at(properties, 'ObjectLockConfiguration', 'Rule', 'DefaultRetention')).toEqual(lock);
      const denied = resourceStatements(cloud, 'AWS::S3::BucketPolicy').filter(
        ({ of, statement }) => cloud.text(of.stack, statement.Resource as never) === `<${id}.Arn>/*`,
      );
      expect(denied.map(({ statement: { Sid, Resource, ...said } }) => said)).toEqual([
        {
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: [
            's3:BypassGovernanceRetention',
            's3:DeleteObject',
            's3:DeleteObjectVersion',
            's3:PutObjectLegalHold',
            's3:PutObjectRetention',
          ],
        },
        {
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: 's3:PutObject',
          Condition: { Null: { 's3:if-none-match': 'true' }, Bool: { 's3:ObjectCreationOperation': 'true' } },
        },
      ]);
    });

    it('keeps every log for as long as the stage says, and every Lambda writes to one of them', () => {
      const groups = cloud.ofType('AWS::Logs::LogGroup');
      for (const { id, properties } of groups) expect(properties.RetentionInDays, id).toBe(logDays[cloud.stage]);
      for (const lambda of cloud.ofType('AWS::Lambda::Function'))
        expect(
          groups.map(({ id }) => `<${id}>`),
          lambda.id,
        ).toContain(cloud.text(lambda.stack, at(lambda.properties, 'LoggingConfig', 'LogGroup') ?? null));
    });

    it('stays far below the 500 resources that a stack can have', () => {
      for (const [name, { Resources }] of Object.entries(cloud.stacks))
        expect(Object.keys(Resources).length, name).toBeLessThan(450);
    });
  });
