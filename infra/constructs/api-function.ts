import { Duration } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { ApiFunction as ApiFunctionDefinition } from '../function-definition.ts';
import { Alarm } from './alarm.ts';
import { BundledFunction, type BundledFunctionProps } from './bundled-function.ts';

export type ApiFunctionProps = BundledFunctionProps & {
  definition: ApiFunctionDefinition;
  httpApi: HttpApi;
  /** The gateway's access log: people notice an answer of 500 or more there, to a route of this group. */
  accessLog: ILogGroup;
  alarms: ITopic;
};

/** A group of calls: its Lambda, its routes, and an alarm for failed calls, whether it crashed, timed out, or was throttled. */
export class ApiFunction extends Construct {
  constructor(scope: Construct, props: ApiFunctionProps) {
    const { definition, stage, httpApi, accessLog, alarms } = props;
    super(scope, definition.name);
    const handler = new BundledFunction(this, 'Function', props);
    const integration = new HttpLambdaIntegration('Integration', handler, { scopePermissionToRoute: false });
    const keys = definition.routes.map((path) => HttpRouteKey.with(path, HttpMethod.ANY));
    for (const routeKey of keys) new HttpRoute(this, `Route${routeKey.path}`, { httpApi, routeKey, integration });
    acknowledge(this, {
      APIG4:
        "Tokens are verified in every call's pipeline: a gateway's authorizer answers an expired one with 401, and ours has to be a 403 that refreshes.",
    });
    const ofThisGroup = keys.map((routeKey) => `($.routeKey = "${routeKey.key}")`).join(' || ');
    const failures = new MetricFilter(this, 'Failures', {
      logGroup: accessLog,
      filterPattern: FilterPattern.literal(`{ ($.status = "5*") && (${ofThisGroup}) }`),
      metricNamespace: `Yarrow/${stage.name}`,
      metricName: `${definition.name} failures`,
    });
    new Alarm(this, 'FailuresAlarm', {
      topic: alarms,
      metric: failures.metric({ statistic: 'Sum', period: Duration.minutes(5) }),
      threshold: 3,
      sentence: definition.whenItFails,
    });
  }
}
