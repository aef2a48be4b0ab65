import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFailure } from '../start-failure.ts';

/** A value of a CloudFormation template, before its intrinsics are resolved. */
export type TemplateValue = null | boolean | number | string | TemplateValue[] | { [key: string]: TemplateValue };

type TemplateResource = {
  Type: string;
  Properties?: { [key: string]: TemplateValue };
  Condition?: string;
};

/** One synthesized stack: its template, where it would be deployed, and the directories its assets were staged in. */
export type StackTemplate = {
  name: string;
  region: string;
  account: string;
  parameters: Record<string, { Default?: TemplateValue }>;
  conditions: Record<string, TemplateValue>;
  mappings: Record<string, Record<string, Record<string, TemplateValue>>>;
  resources: Record<string, TemplateResource>;
  outputs: Record<string, { Value: TemplateValue; Export?: { Name: TemplateValue } }>;
  /** Object key in the bootstrap bucket (`<hash>.zip`) -> absolute path of the directory or file. */
  assets: Map<string, string>;
};

type Artifact = {
  type: string;
  environment?: string;
  properties?: { templateFile?: string; stackName?: string; file?: string; directoryName?: string };
};

const localAccount = '000000000000';
const localRegion = 'us-east-1';

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function readStack(directory: string, id: string, artifact: Artifact, assets: Map<string, string>): StackTemplate {
  const template = readJson<{
    Parameters?: StackTemplate['parameters'];
    Conditions?: StackTemplate['conditions'];
    Mappings?: StackTemplate['mappings'];
    Resources?: StackTemplate['resources'];
    Outputs?: StackTemplate['outputs'];
  }>(join(directory, artifact.properties?.templateFile ?? `${id}.template.json`));
  const [account, region] = (artifact.environment ?? '').replace('aws://', '').split('/');
  return {
    name: artifact.properties?.stackName ?? id,
    account: !account || account === 'unknown-account' ? localAccount : account,
    region: !region || region === 'unknown-region' ? localRegion : region,
    parameters: template.Parameters ?? {},
    conditions: template.Conditions ?? {},
    mappings: template.Mappings ?? {},
    resources: template.Resources ?? {},
    outputs: template.Outputs ?? {},
    assets,
  };
}

function readAssets(directory: string, artifacts: Artifact[], into: Map<string, string>): void {
  for (const artifact of artifacts) {
    if (artifact.type !== 'cdk:asset-manifest' || !artifact.properties?.file) continue;
    const manifest = readJson<{
      files?: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>;
    }>(join(directory, artifact.properties.file));
    for (const file of Object.values(manifest.files ?? {})) {
      for (const destination of Object.values(file.destinations))
        into.set(destination.objectKey, resolve(directory, file.source.path));
    }
  }
}

/**
 * Reads a CDK cloud assembly: every stack of it, including nested assemblies (CDK `Stage`s). If there are nested assemblies and `stage` names one of them,
 * only that one is read.
 */
export function loadAssembly(cdkOut: string, stage?: string): StackTemplate[] {
  const manifestFile = join(cdkOut, 'manifest.json');
  if (!existsSync(manifestFile))
    throw new StartFailure(`There is no synthesized template in ${cdkOut}. Run "npm run synth" first.`);
  const { artifacts = {} } = readJson<{ artifacts?: Record<string, Artifact> }>(manifestFile);
  const assets = new Map<string, string>();
  readAssets(cdkOut, Object.values(artifacts), assets);
  const stacks = Object.entries(artifacts)
    .filter(([, artifact]) => artifact.type === 'aws:cloudformation:stack')
    .map(([id, artifact]) => readStack(cdkOut, id, artifact, assets));
  const nested = Object.values(artifacts).filter((artifact) => artifact.type === 'cdk:cloud-assembly');
  const named = nested.filter((artifact) => artifact.properties?.directoryName === `assembly-${stage}`);
  for (const artifact of named.length > 0 ? named : nested) {
    stacks.push(...loadAssembly(join(cdkOut, artifact.properties?.directoryName ?? '')));
  }
  return stacks;
}
