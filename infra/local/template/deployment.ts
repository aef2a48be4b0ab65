import { loadAssembly, type StackTemplate, type TemplateValue } from './assembly.ts';
import { attributeOf, referenceOf } from './attributes.ts';
import { conditionHolds } from './conditions.ts';
import { type Lookups, resolveValue } from './intrinsics.ts';
import { givenNameProperty, physicalId } from './physical-id.ts';

/** A resource as it would be in the cloud: its physical name, its ARN, and its properties with every intrinsic resolved. */
export type Resource<Properties> = {
  id: string;
  stack: string;
  name: string;
  arn: string;
  properties: Properties;
};

/** The whole assembly, resolved: every emulator of this folder is configured from it. */
export type Deployment = {
  /** Where the site is reached on this machine, once its port is taken. Read from then on wherever the template names its own site. */
  siteUrl: string | undefined;
  region: string;
  account: string;
  /** Returns the resources of one CloudFormation type. `Properties` describes that type's documented properties. */
  resources<Properties>(type: string): Resource<Properties>[];
  /** Returns all types, for tests and messages. Resources of types that the embedded cloud doesn't use are simply never asked for. */
  types(): string[];
  /** Returns the path of the asset behind an object key of the bootstrap bucket, or undefined. */
  asset(objectKey: string): string | undefined;
  /** Every stack's outputs under their own key and, unambiguous, under `<stack>.<key>`; exports under their export name. */
  outputs: Record<string, string>;
};

const pseudo = (stack: StackTemplate): Record<string, string | undefined> => ({
  'AWS::Region': stack.region,
  'AWS::AccountId': stack.account,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackName': stack.name,
  'AWS::StackId': `arn:aws:cloudformation:${stack.region}:${stack.account}:stack/${stack.name}/local`,
  'AWS::NoValue': undefined,
});

/** The site's address in a template for this machine names a port chosen at synthesis. The port that is really taken replaces it. */
const siteAddress = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/g;

function replaceTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceTexts(inner, replace)]));
}

class ResolvedAssembly implements Deployment, Lookups {
  siteUrl: string | undefined;
  readonly region: string;
  readonly account: string;
  private readonly stacks: StackTemplate[];
  private readonly exports = new Map<string, { stack: StackTemplate; value: TemplateValue }>();

  constructor(stacks: StackTemplate[]) {
    this.stacks = stacks;
    this.region = stacks[0]?.region ?? 'us-east-1';
    this.account = stacks[0]?.account ?? '000000000000';
    for (const stack of stacks) {
      for (const output of Object.values(stack.outputs)) {
        if (output.Export)
          this.exports.set(String(resolveValue(stack, output.Export.Name, this)), { stack, value: output.Value });
      }
    }
  }

  private name(stack: StackTemplate, logicalId: string): string {
    const resource = stack.resources[logicalId];
    const property = givenNameProperty(resource?.Type ?? '');
    const given = property ? resource?.Properties?.[property] : undefined;
    return physicalId(stack, logicalId, given === undefined ? undefined : String(resolveValue(stack, given, this)));
  }

  private properties(stack: StackTemplate, logicalId: string): Record<string, unknown> {
    const resolved = resolveValue(stack, stack.resources[logicalId]?.Properties ?? {}, this);
    return replaceTexts(resolved, (text) => this.onThisMachine(text)) as Record<string, unknown>;
  }

  private onThisMachine(text: string): string {
    return this.siteUrl === undefined ? text : text.replace(siteAddress, this.siteUrl);
  }

  reference(stack: StackTemplate, logicalId: string): unknown {
    if (logicalId.startsWith('AWS::')) return pseudo(stack)[logicalId];
    const parameter = stack.parameters[logicalId];
    if (parameter) return parameter.Default ?? '';
    if (!stack.resources[logicalId]) throw new Error(`${stack.name} refers to ${logicalId}, which it does not have.`);
    return referenceOf(stack, logicalId, this.name(stack, logicalId));
  }

  attribute(stack: StackTemplate, logicalId: string, attribute: string): unknown {
    return attributeOf(stack, logicalId, this.name(stack, logicalId), attribute, () => this.properties(stack, logicalId));
  }

  importValue(exportName: string): unknown {
    const exported = this.exports.get(exportName);
    if (!exported) throw new Error(`No stack exports ${exportName}.`);
    return resolveValue(exported.stack, exported.value, this);
  }

  resources<Properties>(type: string): Resource<Properties>[] {
    const applies = (stack: StackTemplate, condition: string | undefined): boolean =>
      condition === undefined || conditionHolds(stack, condition, (value) => resolveValue(stack, value, this));
    return this.stacks.flatMap((stack) =>
      Object.entries(stack.resources)
        .filter(([, resource]) => resource.Type === type && applies(stack, resource.Condition))
        .map(([id]) => ({
          id,
          stack: stack.name,
          name: this.name(stack, id),
          arn: String(this.attribute(stack, id, 'Arn')),
          properties: this.properties(stack, id) as Properties,
        })),
    );
  }

  types(): string[] {
    return [...new Set(this.stacks.flatMap((stack) => Object.values(stack.resources).map((resource) => resource.Type)))].sort();
  }

  asset(objectKey: string): string | undefined {
    return this.stacks.map((stack) => stack.assets.get(objectKey)).find((path) => path !== undefined);
  }

  get outputs(): Record<string, string> {
    const outputs: Record<string, string> = {};
    for (const stack of this.stacks) {
      for (const [key, output] of Object.entries(stack.outputs)) {
        const value = this.onThisMachine(String(resolveValue(stack, output.Value, this)));
        outputs[key] = value;
        outputs[`${stack.name}.${key}`] = value;
        if (output.Export) outputs[String(resolveValue(stack, output.Export.Name, this))] = value;
      }
    }
    return outputs;
  }
}

/** Loads a synthesized assembly and resolves it for this machine. */
export function loadDeployment(cdkOut: string, stage?: string): Deployment {
  return new ResolvedAssembly(loadAssembly(cdkOut, stage));
}
