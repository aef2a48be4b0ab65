import { join } from 'node:path';
import { App, CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Mfa, UserPool } from 'aws-cdk-lib/aws-cognito';
import { AttributeType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Code, EventInvokeConfig, FilterCriteria, Function as Lambda, Runtime, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { WebAcl } from '#infra/constructs/web-acl.ts';

const here = import.meta.dirname;

function lambda(stack: Stack, name: string, environment: Record<string, string>, seconds = 2): Lambda {
  return new Lambda(stack, name, {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromAsset(join(here, 'handlers', name)),
    timeout: Duration.seconds(seconds),
    memorySize: 128,
    environment,
  });
}

function dataStack(app: App) {
  const stack = new Stack(app, 'SampleData');
  const table = new Table(stack, 'Table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    timeToLiveAttribute: 'expiresAt',
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  table.addGlobalSecondaryIndex({ indexName: 'gsi1', partitionKey: { name: 'gsi1pk', type: AttributeType.STRING } });
  const media = new Bucket(stack, 'Media', {
    cors: [
      {
        allowedOrigins: ['http://127.0.0.1:3000'],
        allowedMethods: [HttpMethods.PUT, HttpMethods.POST],
        allowedHeaders: ['*'],
        exposedHeaders: ['ETag'],
      },
    ],
  });
  media.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:ListBucket'],
      resources: [media.bucketArn],
    }),
  );
  const pools = ['Family', 'Provider', 'System'].map((name) => {
    const pool = new UserPool(stack, `${name}Pool`, {
      signInAliases: { email: true },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      passwordPolicy: {
        minLength: 10,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
    });
    const client = pool.addClient('Web', {
      authFlows: { userPassword: true, adminUserPassword: true },
      accessTokenValidity: Duration.minutes(60),
      preventUserExistenceErrors: true,
    });
    new CfnOutput(stack, `${name}PoolId`, { value: pool.userPoolId });
    new CfnOutput(stack, `${name}ClientId`, { value: client.userPoolClientId });
    return pool;
  });
  new CfnOutput(stack, 'TableName', { value: table.tableName });
  const evidence = new Bucket(stack, 'Evidence', { objectLockEnabled: true });
  new CfnOutput(stack, 'EvidenceBucket', { value: evidence.bucketName });
  new CfnOutput(stack, 'MediaBucket', { value: media.bucketName });
  return { table, media, pools };
}

function apiStack(app: App, table: Table) {
  const stack = new Stack(app, 'SampleApi');
  const api = new HttpApi(stack, 'Api');
  const integration = new HttpLambdaIntegration(
    'Echo',
    lambda(stack, 'api', { TABLE_NAME: table.tableName, SITE_URL: 'http://127.0.0.1:3000' }),
  );
  for (const path of ['/api/echo/{id}', '/api/echo/fixed', '/api/{proxy+}'])
    api.addRoutes({ path, methods: [HttpMethod.ANY], integration });
  api.addRoutes({ path: '/api/echo/{id}', methods: [HttpMethod.GET], integration });
  return api;
}

function eventsStack(app: App, table: Table) {
  const stack = new Stack(app, 'SampleEvents');
  const bus = new EventBus(stack, 'Bus');
  const deadLetters = new Queue(stack, 'DeadLetters');
  const queue = new Queue(stack, 'Reactions', {
    visibilityTimeout: Duration.seconds(12),
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: 3 },
  });
  const publish = lambda(stack, 'publish', { BUS_NAME: bus.eventBusName });
  publish.addEventSource(
    new DynamoEventSource(table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      filters: [FilterCriteria.filter({ eventName: ['INSERT'], dynamodb: { NewImage: { kind: { S: ['outbox'] } } } })],
    }),
  );
  const react = lambda(stack, 'react', { TABLE_NAME: table.tableName });
  react.addEventSource(new SqsEventSource(queue, { batchSize: 10, reportBatchItemFailures: true }));
  new Rule(stack, 'OrderPlaced', {
    eventBus: bus,
    eventPattern: { source: ['sample'], detailType: ['order.placed'] },
    targets: [new SqsQueue(queue)],
  });
  const job = lambda(stack, 'job', { TABLE_NAME: table.tableName });
  new EventInvokeConfig(stack, 'JobFailures', { function: job, retryAttempts: 1, onFailure: new SqsDestination(deadLetters) });
  new Rule(stack, 'Nightly', { schedule: Schedule.cron({ hour: '3', minute: '0' }), targets: [new LambdaFunction(job)] });
  for (const name of ['working', 'failing']) {
    const target = { arn: job.functionArn, roleArn: job.role!.roleArn, input: JSON.stringify({ job: name }) };
    new CfnSchedule(stack, `Schedule-${name}`, {
      name,
      scheduleExpression: 'rate(1 day)',
      flexibleTimeWindow: { mode: 'OFF' },
      target,
    });
  }
}

function webStack(app: App, media: Bucket, api: HttpApi) {
  const stack = new Stack(app, 'SampleWeb');
  const site = new Bucket(stack, 'Site');
  const responseHeadersPolicy = new cloudfront.ResponseHeadersPolicy(stack, 'Headers', {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: `default-src 'self'; connect-src 'self' https://${media.bucketRegionalDomainName}`,
        override: true,
      },
      contentTypeOptions: { override: true },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true },
    },
    customHeadersBehavior: { customHeaders: [{ header: 'Permissions-Policy', value: 'camera=()', override: true }] },
  });
  const code = `function handler(event) {
    var request = event.request;
    if (request.uri === '/gone') return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
    if (request.uri.indexOf('.') < 0) request.uri = '/index.html';
    return request;
  }`;
  const route = new cloudfront.Function(stack, 'Route', {
    code: cloudfront.FunctionCode.fromInline(code),
    runtime: cloudfront.FunctionRuntime.JS_2_0,
  });
  const originRequestPolicy = new cloudfront.OriginRequestPolicy(stack, 'ToApi', {
    headerBehavior: cloudfront.OriginRequestHeaderBehavior.all('CloudFront-Viewer-Address'),
    cookieBehavior: cloudfront.OriginRequestCookieBehavior.all(),
    queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.all(),
  });
  const apiDomain = `${api.apiId}.execute-api.${stack.region}.amazonaws.com`;
  new cloudfront.Distribution(stack, 'Distribution', {
    webAclId: new WebAcl(stack, 'WebAcl', { calls: 3000, perSeconds: 60 }).arn,
    defaultBehavior: {
      origin: S3BucketOrigin.withOriginAccessControl(site),
      responseHeadersPolicy,
      functionAssociations: [{ function: route, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST }],
    },
    additionalBehaviors: {
      '/api/*': {
        origin: new HttpOrigin(apiDomain, { customHeaders: { 'x-origin-verify': 'secret' } }),
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
        cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
        originRequestPolicy,
        responseHeadersPolicy,
      },
      '/media/*': {
        origin: S3BucketOrigin.withOriginAccessControl(
          Bucket.fromBucketAttributes(stack, 'MediaByName', {
            bucketArn: media.bucketArn,
            bucketRegionalDomainName: media.bucketRegionalDomainName,
          }),
        ),
      },
    },
  });
  const sources = [Source.asset(join(here, 'web'))];
  new BucketDeployment(stack, 'Assets', {
    sources,
    destinationBucket: site,
    exclude: ['index.html'],
    cacheControl: [CacheControl.immutable()],
    prune: false,
  });
  new BucketDeployment(stack, 'Pages', {
    sources,
    destinationBucket: site,
    exclude: ['*'],
    include: ['index.html'],
    cacheControl: [CacheControl.noCache()],
  });
}

/** Synthesizes the sample's four stacks, one of each kind of resource that the embedded cloud runs, into a folder. */
export function synthesizeSample(outdir: string): void {
  // Without staging, its functions and pages are used in place.
  const app = new App({ outdir, analyticsReporting: false, context: { 'aws:cdk:disable-asset-staging': true } });
  const { table, media } = dataStack(app);
  const api = apiStack(app, table);
  eventsStack(app, table);
  webStack(app, media, api);
  app.synth();
}
