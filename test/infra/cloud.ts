import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#infra/app.ts';
import type { Artifacts } from '#infra/artifacts.ts';
import { allFunctions } from '#infra/functions.ts';
import { type StageEnvironment, type StageName, stageSettings } from '#infra/stages.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Properties = { [key: string]: Json };
export type Resource = { stack: string; id: string; type: string; properties: Properties; deletionPolicy: string };

type Template = {
  Resources: Record<string, { Type: string; Properties?: Properties; DeletionPolicy?: string }>;
  Outputs?: Record<string, { Value: Json; Export?: { Name: string } }>;
};

/** The synthesized stacks of one stage, with their references made comparable. */
export type Cloud = {
  stage: StageName;
  stacks: Record<string, Template>;
  ofType(type: string): Resource[];
  /** Returns a value of a template as text. References are written `<LogicalId.Attribute>`, also across stacks. */
  text(stack: string, value: Json): string;
};

/** Writes bundles and an app of a few bytes: their contents don't matter to the template. */
export function artifactsIn(folder: string): Artifacts {
  const functions = join(folder, 'functions');
  for (const { name } of allFunctions) {
    mkdirSync(join(functions, name), { recursive: true });
    writeFileSync(join(functions, name, 'index.mjs'), `export const handler = () => '${name}';\n`);
  }
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  for (const file of ['index.html', 'boot.js', 'assets/app-1a2b.js']) writeFileSync(join(web, file), file);
  return { functions, web };
}

function textOf(templates: Record<string, Template>, stack: string, value: Json): string {
  if (value === null || typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map((one) => textOf(templates, stack, one)).join(',');
  const [[key, argument] = ['', null]] = Object.entries(value);
  if (key === 'Ref') return `<${argument}>`;
  if (key === 'Fn::GetAtt') return `<${(argument as string[]).join('.')}>`;
  if (key === 'Fn::Join') {
    const [separator, parts] = argument as [string, Json[]];
    return parts.map((part) => textOf(templates, stack, part)).join(separator);
  }
  if (key === 'Fn::ImportValue') {
    for (const [other, { Outputs = {} }] of Object.entries(templates))
      for (const output of Object.values(Outputs))
        if (output.Export?.Name === argument) return textOf(templates, other, output.Value);
    throw new Error(`Nothing exports ${JSON.stringify(argument)}.`);
  }
  return JSON.stringify(value);
}

/** Synthesizes a stage, including cdk-nag. Throws if that finds something unacknowledged. */
export function synthesize(stage: StageName, environment: StageEnvironment = {}): Cloud {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-infra-'));
  try {
    const out = join(folder, 'cdk.out');
    buildApp(stageSettings(stage, environment), artifactsIn(folder), out).synth();
    const files = readdirSync(out).filter((file) => file.endsWith('.template.json'));
    const stacks = Object.fromEntries(
      files.map((file) => [
        file.replace(`yarrow-${stage}-`, '').replace('.template.json', ''),
        JSON.parse(readFileSync(join(out, file), 'utf8')) as Template,
      ]),
    );
    const resources = Object.entries(stacks).flatMap(([stack, { Resources }]) =>
      Object.entries(Resources).map(([id, { Type, Properties = {}, DeletionPolicy = 'Delete' }]) => ({
        stack,
        id,
        type: Type,
        properties: Properties,
        deletionPolicy: DeletionPolicy,
      })),
    );
    return {
      stage,
      stacks,
      ofType: (type) => resources.filter((resource) => resource.type === type),
      text: (stack, value) => textOf(stacks, stack, value),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a nested property by its path; undefined if a step is missing. */
export const at = (value: Json | undefined, ...path: (string | number)[]): Json | undefined =>
  path.reduce<Json | undefined>((inner, step) => (inner as Record<string | number, Json> | undefined)?.[step], value);
