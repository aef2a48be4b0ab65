import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import type { FunctionDefinition } from '../function-definition.ts';
import { type GrantTargets, type Statement, statementsOf } from '../grants.ts';
import { environmentOf, type KnownResources } from '../settings.ts';
import type { StageSettings } from '../stages.ts';

export type BundledFunctionProps = {
  definition: FunctionDefinition;
  stage: StageSettings;
  /** dist/functions */
  bundles: string;
  known: Partial<KnownResources>;
  targets: Partial<GrantTargets>;
};

const statement = ({ actions, resources, conditions }: Statement) =>
  new PolicyStatement({ effect: Effect.ALLOW, actions: [...actions], resources: [...resources], conditions });

type Intrinsic = { 'Fn::Join'?: [string, unknown[]]; 'Fn::ImportValue'?: string; 'Fn::GetAtt'?: [string, string] };

/** Returns a template's text as cdk-nag names it: with joins, with another stack's exports by name, and with attributes of its own stack in brackets. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  const { 'Fn::Join': join, 'Fn::ImportValue': name, 'Fn::GetAtt': attribute } = value as Intrinsic;
  if (attribute) return `<${attribute.join('.')}>`;
  return join ? join[1].map(plainText).join(join[0]) : String(name);
}

/** A Lambda as its definition says: its own bundle, role, log, and settings. It may do what its grants say and write its own log. */
export class BundledFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, { definition, stage, bundles, known, targets }: BundledFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Log`, { retention: stage.logRetentionDays, removalPolicy: RemovalPolicy.DESTROY });
    const role = new Role(scope, `${id}Role`, {
      description: `What the Lambda ${definition.name} may do`,
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        log: new PolicyDocument({
          statements: [statement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] })],
        }),
        ...(definition.grants.length > 0
          ? { grants: new PolicyDocument({ statements: statementsOf(definition.grants, targets).map(statement) }) }
          : {}),
      },
    });
    super(scope, id, {
      description: `${definition.name}: ${definition.whenItFails}`.slice(0, 256),
      runtime: Runtime.NODEJS_24_X,
      architecture: stage.architecture === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
      handler: 'index.handler',
      code: Code.fromAsset(join(bundles, definition.name), { exclude: ['*.map'] }),
      memorySize: definition.memoryMb ?? stage.memoryMb,
      timeout: Duration.seconds(definition.timeoutSeconds),
      environment: {
        ...environmentOf(definition.environment, stage, known),
        ...(definition.nodeOptions === undefined ? {} : { NODE_OPTIONS: definition.nodeOptions }),
      },
      role,
      logGroup,
    });
    for (const resource of statementsOf(definition.grants, targets).flatMap(({ resources }) => resources))
      if (resource.endsWith('/*'))
        acknowledge(role, {
          [`IAM5[Resource::${plainText(this.stack.resolve(resource))}]`]:
            'Documents have names that nobody knows in advance, so the permission is for one folder of a bucket.',
        });
    if (definition.kind === 'trigger')
      acknowledge(role, {
        'IAM5[Resource::*]': 'AWS knows no narrower resource for dynamodb:ListStreams, which the event source asks for.',
      });
  }
}
