import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { ApiFunction } from '../constructs/api-function.ts';
import { functions } from '../functions.ts';
import type { GrantTargets } from '../grants.ts';
import type { KnownResources } from '../settings.ts';
import type { StageSettings } from '../stages.ts';
import { YarrowStack } from './yarrow-stack.ts';

export type ApiStackProps = {
  bundles: string;
  alarms: ITopic;
  known: Partial<KnownResources>;
  targets: Partial<GrantTargets>;
};

/** What Lambdas of another stack need to be called by the same HTTP API: `known` has the secret of its origin. */
export type CalledApi = { httpApi: HttpApi; accessLog: LogGroup };

/** What is called: the HTTP API and one Lambda per group of calls. Only CloudFront is let in, by a secret that it sends. */
export class ApiStack extends YarrowStack {
  readonly httpApi: HttpApi;
  readonly accessLog: LogGroup;
  /** What the header `x-origin-verify` must contain: a reference that CloudFormation resolves, unless the stage fixes it. */
  readonly originSecret: string;

  constructor(scope: Construct, stage: StageSettings, { bundles, alarms, known, targets }: ApiStackProps) {
    super(scope, stage, 'api', { description: 'The HTTP API of Yarrow and the Lambdas behind it' });
    this.originSecret = this.makeOriginSecret(stage);
    this.httpApi = new HttpApi(this, 'HttpApi', { apiName: this.stackName, createDefaultStage: false });
    this.accessLog = new LogGroup(this, 'AccessLog', {
      retention: stage.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'DefaultStage', {
      httpApi: this.httpApi,
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.rate, burstLimit: stage.throttle.burst },
      // The route's key and no path or query: those can contain single-use tokens.
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLog),
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            time: '$context.requestTime',
            routeKey: '$context.routeKey',
            status: '$context.status',
            latencyMs: '$context.responseLatency',
            integrationStatus: '$context.integration.status',
            responseBytes: '$context.responseLength',
          }),
        ),
      },
    });
    const { httpApi, accessLog } = this;
    const common = { stage, bundles, known: { ...known, originSecret: this.originSecret }, targets, httpApi, accessLog, alarms };
    for (const definition of functions.api) if (definition.stack === undefined) new ApiFunction(this, { ...common, definition });
  }

  private makeOriginSecret({ originSecret }: StageSettings): string {
    if (originSecret.kind === 'fixed') return originSecret.value;
    const secret = new Secret(this, 'OriginSecret', {
      description: 'What CloudFront shows the API to prove that a request came through it',
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    });
    acknowledge(secret, {
      SMG4: 'CloudFront and the Lambdas read it when they are deployed; rotating it alone would break that. Deploy a new one to rotate it.',
    });
    return secret.secretValue.unsafeUnwrap();
  }
}
