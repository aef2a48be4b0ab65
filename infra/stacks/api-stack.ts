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

/** What is called: the HTTP API and one Lambda per group of calls. Only CloudFront is let in, by a secret that it sends. */
export class ApiStack extends YarrowStack {
  readonly httpApi: HttpApi;
  /** What the header `x-origin-verify` must contain: a reference that CloudFormation resolves, unless the stage fixes it. */
  readonly originSecret: string;

  constructor(scope: Construct, stage: StageSettings, { bundles, alarms, known, targets }: ApiStackProps) {
    super(scope, stage, 'api', { description: 'The HTTP API of Yarrow and the Lambdas behind it' });
    this.originSecret = this.makeOriginSecret(stage);
    this.httpApi = new HttpApi(this, 'HttpApi', { apiName: this.stackName, createDefaultStage: false });
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: stage.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'DefaultStage', {
      httpApi: this.httpApi,
      autoDeploy: true,
      throttle: { rateLimit: stage.throttle.rate, burstLimit: stage.throttle.burst },
      // The route's key and no path or query: those can contain single-use tokens.
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
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
    for (const definition of functions.api)
      new ApiFunction(this, {
        definition,
        stage,
        bundles,
        known: { ...known, originSecret: this.originSecret },
        targets,
        httpApi: this.httpApi,
        accessLog,
        alarms,
      });
    acknowledge(this, {
      APIG4:
        "Tokens are verified in every call's pipeline: a gateway's authorizer answers an expired one with 401, and ours has to be a 403 that refreshes.",
    });
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
