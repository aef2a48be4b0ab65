import { describe, expect, it } from 'vitest';
import { at, type Cloud } from './cloud.ts';
import { resourceStatements, rightsOf } from './statements.ts';

/** Roles whose permissions aren't ours to write: the CDK's own uploader of the web app. */
const foreignRole = /^CustomCDKBucketDeployment/;

/** What can be reached from outside, and by whom. */
export const exposure = (cloud: Cloud) =>
  describe(`exposure of ${cloud.stage}`, () => {
    it('has no public bucket, and none that is read without TLS', () => {
      for (const bucket of cloud.ofType('AWS::S3::Bucket')) {
        expect(bucket.properties.PublicAccessBlockConfiguration, bucket.id).toEqual({
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        });
        expect(bucket.properties.AccessControl ?? bucket.properties.WebsiteConfiguration, bucket.id).toBeUndefined();
        const own = resourceStatements(cloud, 'AWS::S3::BucketPolicy').filter(
          ({ of }) => cloud.text(of.stack, of.properties.Bucket ?? null) === `<${bucket.id}>`,
        );
        expect(
          own.some(
            ({ statement }) => statement.Effect === 'Deny' && JSON.stringify(statement.Condition).includes('SecureTransport'),
          ),
        ).toBe(true);
      }
    });

    it('lets only a named service into a bucket, queue, or topic by its own policy, and only under a condition', () => {
      for (const type of ['AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy'])
        for (const { of, statement } of resourceStatements(cloud, type)) {
          if (statement.Effect === 'Deny') continue;
          const uploader = JSON.stringify(statement.Principal).includes('CustomCDKBucketDeployment');
          if (!uploader) expect(Object.keys((statement.Principal ?? {}) as object), of.id).toEqual(['Service']);
          if (!uploader) expect(statement.Condition, of.id).toBeDefined();
        }
    });

    it('lets CloudFront of this account read pictures and nothing else in their bucket', () => {
      const media = resourceStatements(cloud, 'AWS::S3::BucketPolicy').filter(
        ({ of, statement }) => of.stack === 'data' && statement.Effect === 'Allow',
      );
      expect(media.map(({ of, statement }) => [statement.Action, cloud.text(of.stack, statement.Resource as never)])).toEqual([
        ['s3:GetObject', expect.stringMatching(/^<Media\w+\.Arn>\/media\/\*$/)],
        // Without it, S3 answers 403 for a picture that doesn't exist. No path of the edge reaches the root of the bucket, which is where a list is.
        ['s3:ListBucket', expect.stringMatching(/^<Media\w+\.Arn>$/)],
      ]);
    });

    it("lets only the site's pages read and send files, whose addresses they have, and reach no other bucket", () => {
      const rules = cloud
        .ofType('AWS::S3::Bucket')
        .flatMap(({ id, properties }) => (properties.CorsConfiguration ? [[id.slice(0, 5), properties.CorsConfiguration]] : []));
      const origins = cloud.stage === 'local' ? ['http://127.0.0.1:*', 'http://localhost:*'] : ['https://*.cloudfront.net'];
      const rule = { AllowedMethods: ['GET', 'PUT'], AllowedOrigins: origins, AllowedHeaders: ['content-type'], MaxAge: 3600 };
      expect(rules).toEqual([['Files', { CorsRules: [rule] }]]);
    });

    it('has no function URL, no CORS, and lets only the gateway call a Lambda, SES of this account the one for email, and two rules the one for what became of emails', () => {
      expect(cloud.ofType('AWS::Lambda::Url')).toEqual([]);
      expect(cloud.ofType('AWS::ApiGatewayV2::Api').map(({ properties }) => properties.CorsConfiguration)).toEqual([undefined]);
      const permissions = cloud
        .ofType('AWS::Lambda::Permission')
        .map(({ properties }) => [properties.Principal, (properties.SourceArn ?? properties.SourceAccount) !== undefined]);
      expect(new Set(permissions.map((one) => JSON.stringify(one)))).toEqual(
        new Set(['["apigateway.amazonaws.com",true]', '["events.amazonaws.com",true]', '["ses.amazonaws.com",true]']),
      );
      const callsOf = (wanted: string) => permissions.filter(([principal]) => principal === wanted);
      expect(callsOf('ses.amazonaws.com')).toHaveLength(1);
      expect(callsOf('events.amazonaws.com')).toHaveLength(2);
    });

    it('has no wildcard among its permissions but the one that AWS leaves no choice about, and folders of files', () => {
      const wild = cloud
        .ofType('AWS::IAM::Role')
        .filter(({ id }) => !foreignRole.test(id))
        .flatMap((role) => rightsOf(cloud, role))
        .filter((right) => right.includes('*'));
      const folders = new Set(wild.map((right) => right.replace(/<(Catalog|Evidence|Files|Inbound|Media)\w+\.Arn>/, '<$1>')));
      expect([...folders].sort()).toEqual([
        'dynamodb:ListStreams on *',
        's3:DeleteObject on <Media>/media/images/*',
        's3:GetObject on <Catalog>/batches/*',
        's3:GetObject on <Catalog>/dry-runs/*',
        's3:GetObject on <Catalog>/parts/*',
        's3:GetObject on <Evidence>/evidence/*',
        's3:GetObject on <Files>/case-documents/*',
        's3:GetObject on <Files>/effect-photos/*',
        's3:GetObject on <Files>/imports/*',
        's3:GetObject on <Files>/price-lists/*',
        's3:GetObject on <Files>/printed/*',
        's3:GetObject on <Files>/report-files/*',
        's3:GetObject on <Files>/template-documents/*',
        's3:GetObject on <Inbound>/inbound/*',
        's3:PutObject on <Catalog>/batches/*',
        's3:PutObject on <Catalog>/dry-runs/*',
        's3:PutObject on <Catalog>/manifests/*',
        's3:PutObject on <Catalog>/parts/*',
        's3:PutObject on <Evidence>/evidence/*',
        's3:PutObject on <Files>/case-documents/*',
        's3:PutObject on <Files>/effect-photos/*',
        's3:PutObject on <Files>/imports/*',
        's3:PutObject on <Files>/price-lists/*',
        's3:PutObject on <Files>/printed/*',
        's3:PutObject on <Files>/report-files/*',
        's3:PutObject on <Files>/template-documents/*',
        's3:PutObject on <Media>/media/images/*',
      ]);
    });

    it('attaches no managed policy', () => {
      const managed = cloud
        .ofType('AWS::IAM::Role')
        .filter(({ id, properties }) => !foreignRole.test(id) && properties.ManagedPolicyArns);
      expect(managed).toEqual([]);
    });

    it('lets nobody sign up or recover an account by asking Cognito, and only the server sign in', () => {
      const pools = cloud.ofType('AWS::Cognito::UserPool');
      expect(pools).toHaveLength(3);
      for (const { properties } of pools) {
        expect(at(properties, 'AdminCreateUserConfig', 'AllowAdminCreateUserOnly')).toBe(true);
        expect(at(properties, 'AccountRecoverySetting', 'RecoveryMechanisms')).toEqual([{ Name: 'admin_only', Priority: 1 }]);
        expect(properties.AutoVerifiedAttributes).toBeUndefined();
        expect(at(properties, 'Policies', 'PasswordPolicy', 'MinimumLength')).toBe(10);
      }
      for (const { properties } of cloud.ofType('AWS::Cognito::UserPoolClient'))
        expect(properties).toMatchObject({
          ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
          AllowedOAuthFlowsUserPoolClient: false,
          EnableTokenRevocation: true,
          PreventUserExistenceErrors: 'ENABLED',
          AccessTokenValidity: 60,
          RefreshTokenValidity: 30 * 24 * 60,
        });
    });
  });
