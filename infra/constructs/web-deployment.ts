import { DefaultStackSynthesizer, RemovalPolicy, Stack, Token } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { StageSettings } from '../stages.ts';

export type WebDeploymentProps = {
  /** dist/web */
  web: string;
  bucket: Bucket;
  logRetentionDays: StageSettings['logRetentionDays'];
};

const hashed = 'assets/*';

/**
 * Puts the built app into its bucket. Files with a hash in their name never change and go first; pages that name them follow and are revalidated each time.
 * Old hashed files stay, since a tab that is still open may ask for them.
 */
export class WebDeployment extends Construct {
  private readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { web, bucket, logRetentionDays }: WebDeploymentProps) {
    super(scope, id);
    this.bucket = bucket;
    const logGroup = new LogGroup(this, 'Log', { retention: logRetentionDays, removalPolicy: RemovalPolicy.DESTROY });
    const common = { destinationBucket: bucket, logGroup, memoryLimit: 512, sources: [Source.asset(web)] };
    const forEver = new BucketDeployment(this, 'Hashed', {
      ...common,
      exclude: ['*'],
      include: [hashed],
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      exclude: [hashed],
      prune: true,
      cacheControl: [CacheControl.fromString('no-cache')],
    });
    pages.node.addDependency(forEver);
    this.acknowledgeUploader(Stack.of(this));
  }

  /** The uploader is the CDK's own Lambda, one per stack. The CDK decides what it may do. */
  private acknowledgeUploader(stack: Stack): void {
    const uploader = stack.node.children.find((child) => child.node.id.startsWith('Custom::CDKBucketDeployment'));
    if (!uploader) throw new Error('The web app has no uploader.');
    const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account;
    const sources = `arn:<AWS::Partition>:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${account}-${stack.region}/*`;
    const target = `<${stack.getLogicalId(this.bucket.node.defaultChild as CfnBucket)}.Arn>/*`;
    const copies =
      "The CDK's own uploader reads its bootstrap bucket and writes the app's bucket, and only while a deployment runs.";
    const wildcards = [
      'Action::s3:Abort*',
      'Action::s3:DeleteObject*',
      'Action::s3:GetBucket*',
      'Action::s3:GetObject*',
      'Action::s3:List*',
    ];
    acknowledge(uploader, {
      ...Object.fromEntries(
        [...wildcards, `Resource::${sources}`, `Resource::${target}`].map((finding) => [`IAM5[${finding}]`, copies]),
      ),
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
        "The CDK's own uploader writes its log with the managed policy.",
      L1: 'The CDK chooses the runtime of the uploader that it brings.',
    });
  }
}
