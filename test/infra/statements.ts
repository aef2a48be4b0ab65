import type { Cloud, Json, Resource } from './cloud.ts';

export type Statement = {
  Sid?: string;
  Effect: string;
  Action: string | string[];
  Resource?: Json | Json[];
  Principal?: Json;
  Condition?: Json;
};

const listOf = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const statementsIn = (document: Json | undefined): Statement[] =>
  listOf((document as { Statement?: Statement[] } | undefined)?.Statement);

/** Returns every permission of a role, inline or from an attached policy: `action on resource`, sorted. */
export function rightsOf(cloud: Cloud, role: Resource): string[] {
  const inline = listOf(role.properties.Policies as Json[]).flatMap((policy) =>
    statementsIn((policy as { PolicyDocument: Json }).PolicyDocument),
  );
  const attached = cloud
    .ofType('AWS::IAM::Policy')
    .filter(
      (policy) =>
        policy.stack === role.stack &&
        cloud
          .text(policy.stack, policy.properties.Roles ?? [])
          .split(',')
          .includes(`<${role.id}>`),
    )
    .flatMap((policy) => statementsIn(policy.properties.PolicyDocument));
  const pairs = [...inline, ...attached].flatMap(({ Action, Resource }) =>
    listOf(Action).flatMap((action) => listOf(Resource).map((resource) => `${action} on ${cloud.text(role.stack, resource)}`)),
  );
  return [...new Set(pairs)].sort();
}

/** Returns the statements of every resource's own policy of a type (bucket, queue, topic). */
export const resourceStatements = (cloud: Cloud, type: string): { of: Resource; statement: Statement }[] =>
  cloud.ofType(type).flatMap((of) => statementsIn(of.properties.PolicyDocument).map((statement) => ({ of, statement })));

/** Returns a Lambda by its name in infra/functions.ts, with its role. */
export function lambdaOf(cloud: Cloud, name: string): { lambda: Resource; role: Resource } {
  const lambda = cloud
    .ofType('AWS::Lambda::Function')
    .find(({ properties }) => String(properties.Description ?? '').startsWith(`${name}: `));
  if (!lambda) throw new Error(`No Lambda ${name} in ${cloud.stage}.`);
  const roleId = cloud.text(lambda.stack, lambda.properties.Role ?? null).replace(/^<(.*)\.Arn>$/, '$1');
  const role = cloud.ofType('AWS::IAM::Role').find(({ stack, id }) => stack === lambda.stack && id === roleId);
  if (!role) throw new Error(`The Lambda ${name} has no role.`);
  return { lambda, role };
}
