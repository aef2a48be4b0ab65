import type { LogicRule } from '../model/logic-rule.ts';
import { operationOf } from './rule-parts.ts';
import type { Context, Scope } from './run.ts';
import type { LogicValue } from './unknown.ts';

const inherited: ReadonlySet<string> = new Set(
  [Object, Array, String, Number, Boolean].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)),
);

/** Returns whether built-in values have this key (`length`, `link`), so that data counts only if it has the key itself. */
export const isInherited = (key: string): boolean => inherited.has(key);

/** Returns the identifier that the only value of a `var` names, or null for a longer path, a calculated one, or one that doesn't lead to the answers. */
export const identifierNamed = (path: LogicRule | undefined, { atRoot }: Scope): string | null =>
  atRoot && typeof path === 'string' && path !== '' && !path.includes('.') && !isInherited(path) ? path : null;

/** Returns the identifier whose answer a part of a rule reads, `{"var": "timing"}`, or null if it reads anything else. */
export function identifierRead(rule: LogicRule | undefined, scope: Scope): string | null {
  const operation = rule === undefined ? null : operationOf(rule);
  return operation?.name === 'var' && operation.values.length === 1 ? identifierNamed(operation.values[0], scope) : null;
}

/** Returns the answer under such an identifier. */
export function answerTo(data: LogicValue, identifier: string, context: Context): LogicValue {
  if (typeof data !== 'object' || data === null) return context.absent;
  const answer = (data as { readonly [key: string]: LogicValue | undefined })[identifier];
  return answer === undefined ? context.absent : answer;
}
