import type { StackTemplate, TemplateValue } from './assembly.ts';
import { conditionHolds } from './conditions.ts';
import { stableId } from './physical-id.ts';

/** What the intrinsics of one stack ask of the rest of the assembly. */
export type Lookups = {
  reference(stack: StackTemplate, logicalId: string): unknown;
  attribute(stack: StackTemplate, logicalId: string, attribute: string): unknown;
  importValue(exportName: string): unknown;
};

type Intrinsic = (
  stack: StackTemplate,
  argument: TemplateValue,
  resolve: (value: TemplateValue) => unknown,
  lookups: Lookups,
) => unknown;

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function substitute(
  stack: StackTemplate,
  argument: TemplateValue,
  resolve: (value: TemplateValue) => unknown,
  lookups: Lookups,
): string {
  const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
  const own = (variables ?? {}) as Record<string, TemplateValue>;
  return String(text).replace(/\$\{(!?)([^}]+)\}/g, (_whole, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    if (name in own) return String(resolve(own[name] ?? null));
    const dot = name.indexOf('.');
    if (dot < 0) return String(lookups.reference(stack, name));
    return String(lookups.attribute(stack, name.slice(0, dot), name.slice(dot + 1)));
  });
}

const intrinsics: Record<string, Intrinsic> = {
  Ref: (stack, argument, _resolve, lookups) => lookups.reference(stack, String(argument)),
  'Fn::GetAtt': (stack, argument, _resolve, lookups) => {
    const [id, attribute] = Array.isArray(argument) ? argument.map(String) : String(argument).split(/\.(.*)/);
    return lookups.attribute(stack, id ?? '', attribute ?? '');
  },
  'Fn::Join': (_stack, argument, resolve) => {
    const [separator, parts] = asList(argument) as TemplateValue[];
    return asList(resolve(parts ?? [])).join(String(separator));
  },
  'Fn::Sub': substitute,
  'Fn::Select': (_stack, argument, resolve) => {
    const [index, list] = asList(argument) as TemplateValue[];
    return asList(resolve(list ?? []))[Number(resolve(index ?? 0))];
  },
  'Fn::Split': (_stack, argument, resolve) => {
    const [separator, text] = asList(argument) as TemplateValue[];
    return String(resolve(text ?? '')).split(String(separator));
  },
  'Fn::ImportValue': (_stack, argument, resolve, lookups) => lookups.importValue(String(resolve(argument))),
  'Fn::FindInMap': (stack, argument, resolve) => {
    const [map = '', first = '', second = ''] = asList(resolve(argument)).map(String);
    return resolve(stack.mappings[map]?.[first]?.[second] ?? null);
  },
  'Fn::Base64': (_stack, argument, resolve) => Buffer.from(String(resolve(argument))).toString('base64'),
  'Fn::If': (stack, argument, resolve) => {
    const [condition, yes, no] = asList(argument) as TemplateValue[];
    return resolve((conditionHolds(stack, String(condition), resolve) ? yes : no) ?? null);
  },
};

/** Resolves `{{resolve:secretsmanager:...}}` and the like: on this machine a value that depends only on the reference, so both ends agree. */
function dynamicReferences(text: string): string {
  return text.includes('{{resolve:')
    ? text.replace(/\{\{resolve:[^}]+\}\}/g, (reference) => `local-${stableId(reference, 32)}`)
    : text;
}

/** Resolves every intrinsic within `value`. What resolves to nothing (`AWS::NoValue`) is left out of lists and objects. */
export function resolveValue(stack: StackTemplate, value: TemplateValue, lookups: Lookups): unknown {
  const resolve = (inner: TemplateValue): unknown => resolveValue(stack, inner, lookups);
  if (typeof value === 'string') return dynamicReferences(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== undefined);
  const entries = Object.entries(value);
  const [first] = entries;
  if (first && entries.length === 1) {
    const intrinsic = intrinsics[first[0]];
    if (intrinsic) {
      const resolved = intrinsic(stack, first[1], resolve, lookups);
      return typeof resolved === 'string' ? dynamicReferences(resolved) : resolved;
    }
    if (first[0].startsWith('Fn::')) throw new Error(`${stack.name} uses ${first[0]}, which the embedded cloud does not know.`);
  }
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, resolve(inner)] as const).filter(([, inner]) => inner !== undefined),
  );
}
