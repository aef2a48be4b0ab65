import { Aws, CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { importsFolder } from '#functions/catalog/imports/imports-folder.ts';
import { printedFolder } from '#functions/documents/printed-folder.ts';
import { reportFilesFolder } from '#functions/documents/report-files-folder.ts';
import { dryRunsFolder } from '#functions/dry-run/dry-runs-folder.ts';
import { IMPORT_DAYS } from '#functions/table/catalog-import.ts';
import { DRY_RUN_DAYS } from '#functions/table/dry-run.ts';
import { AGING_FILE_DAYS } from '#shared/ledger/aging-rows.ts';
import { Alarm } from '../constructs/alarm.ts';
import { EvidenceBucket } from '../constructs/evidence-bucket.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { type StageSettings, siteOriginsOf } from '../stages.ts';
import { YarrowStack } from './yarrow-stack.ts';

/** What is kept: the one table and the buckets whose content can't be rebuilt. */
export class DataStack extends YarrowStack {
  readonly table: Table;
  /** Pictures that anyone may see, under `media/`, read only by CloudFront. */
  readonly media: Bucket;
  /** The ARN of `media`, exported like `filesArn`. */
  readonly mediaArn: string;
  /** Documents, reached only by presigned addresses. */
  readonly files: Bucket;
  /** The ARN of `files` for other stacks, exported under a name that we choose: cdk-nag gets a permission for one of its folders under that name. */
  readonly filesArn: string;
  /** What was sent to be signed, and what was signed: written once, and locked. */
  readonly evidence: Bucket;
  /** The ARN of `evidence`, exported like `filesArn`. */
  readonly evidenceArn: string;
  /** Wraps the data keys of encrypted fields. Deleting it makes every Social Security number unreadable. */
  readonly fieldKey: Key;
  /** Seals finished documents. It only signs, and never leaves KMS. Deleting it ends sealing, and leaves what is sealed valid. */
  readonly sealKey: Key;
  /** Signs checkpoints of custody records. It never leaves KMS. Deleting it ends checkpoints, and leaves those that are signed valid. */
  readonly checkpointKey: Key;
  /** Releases of the catalog: objects that never change. */
  readonly catalog: Bucket;
  /** The ARN of `catalog`, exported like `filesArn`. */
  readonly catalogArn: string;
  /** The search snapshot. */
  readonly search: Bucket;

  constructor(scope: Construct, stage: StageSettings, alarms: ITopic) {
    super(scope, stage, 'data', { description: 'The table and the buckets of Yarrow', stateful: true });
    this.table = this.makeTable(stage);
    this.fieldKey = new Key(this, 'FieldKey', {
      description: 'Wraps the data keys of encrypted fields: Social Security numbers',
      enableKeyRotation: true,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.sealKey = new Key(this, 'SealKey', {
      description: 'Seals finished documents (functions/vendors/seal)',
      keySpec: KeySpec.RSA_3072,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.checkpointKey = new Key(this, 'CheckpointKey', {
      description: 'Signs checkpoints of custody records (functions/vendors/seal)',
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.media = new PrivateBucket(this, 'Media', { keeps: stage.keepsData, oldVersionDays: 30 });
    this.mediaArn = this.exportValue(this.media.bucketArn, { name: `${this.stackName}-media-arn` });
    this.files = new PrivateBucket(this, 'Files', {
      keeps: stage.keepsData,
      oldVersionDays: 365,
      forgets: printedFolder,
      alsoForgets: { [importsFolder]: IMPORT_DAYS, [reportFilesFolder]: AGING_FILE_DAYS },
      reachableFrom: siteOriginsOf(stage),
    });
    this.filesArn = this.exportValue(this.files.bucketArn, { name: `${this.stackName}-files-arn` });
    this.evidence = new EvidenceBucket(this, 'Evidence', stage.evidenceLock);
    this.evidenceArn = this.exportValue(this.evidence.bucketArn, { name: `${this.stackName}-evidence-arn` });
    this.search = new PrivateBucket(this, 'Search', { keeps: false, oldVersionDays: 7 });
    this.catalog = new PrivateBucket(this, 'Catalog', {
      keeps: stage.keepsData,
      oldVersionDays: 365,
      forgets: dryRunsFolder,
      forgetsAfterDays: DRY_RUN_DAYS,
    });
    this.catalogArn = this.exportValue(this.catalog.bucketArn, { name: `${this.stackName}-catalog-arn` });
    this.letCloudFrontReadMedia();
    new Alarm(this, 'TableThrottled', {
      topic: alarms,
      metric: this.table.metric('ThrottledRequests', { statistic: 'Sum' }),
      threshold: 10,
      sentence:
        'The table is throttling requests: families and staff see errors or wait. The likely cause is a home with many visitors.',
    });
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'FieldKeyArn', { value: this.fieldKey.keyArn });
    new CfnOutput(this, 'SealKeyArn', { value: this.sealKey.keyArn });
    new CfnOutput(this, 'CheckpointKeyArn', { value: this.checkpointKey.keyArn });
    new CfnOutput(this, 'MediaBucket', { value: this.media.bucketName });
    new CfnOutput(this, 'FilesBucket', { value: this.files.bucketName });
    new CfnOutput(this, 'EvidenceBucket', { value: this.evidence.bucketName });
    new CfnOutput(this, 'CatalogBucket', { value: this.catalog.bucketName });
    new CfnOutput(this, 'SearchBucket', { value: this.search.bucketName });
  }

  private makeTable(stage: StageSettings): Table {
    const table = new Table(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: stage.recoveryDays },
      deletionProtection: stage.keepsData,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    for (const indexName of ['gsi1', 'gsi2'])
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: { name: `${indexName}pk`, type: AttributeType.STRING },
        sortKey: { name: `${indexName}sk`, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      });
    return table;
  }

  /**
   * Granted by account and path, not by distribution: the bucket is older than the distribution in front of it and outlives it, and otherwise the two
   * stacks would refer to each other.
   */
  private letCloudFrontReadMedia(): void {
    const distributions = Stack.of(this).formatArn({
      service: 'cloudfront',
      region: '',
      account: Aws.ACCOUNT_ID,
      resource: 'distribution',
      resourceName: '*',
    });
    const ofThisAccount = {
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      conditions: { ArnLike: { 'AWS:SourceArn': distributions } },
    };
    this.media.addToResourcePolicy(
      new PolicyStatement({
        ...ofThisAccount,
        sid: 'CloudFrontOfThisAccount',
        actions: ['s3:GetObject'],
        resources: [this.media.arnForObjects('media/*')],
      }),
    );
    this.media.addToResourcePolicy(
      new PolicyStatement({
        ...ofThisAccount,
        sid: 'MissingIs404',
        actions: ['s3:ListBucket'],
        resources: [this.media.bucketArn],
      }),
    );
  }
}
