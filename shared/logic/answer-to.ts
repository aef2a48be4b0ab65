import type { LogicRule } from '../model/logic-rule.ts';
import { operationOf } from './rule-parts.ts';
import type { Context, Scope } from './run.ts';
import type { LogicValue } from './unknown.ts';

const inherited: ReadonlySet<string> = new Set(
  [Object, Array, String, Number, Boolean].flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype)),
);

/** Returns whether built-in values have this key (`length`, `link`), so that data counts only if it has the key itself. */
export const isInherited = (key: string): boolean => inherited.has(key);

/** The text as engines keep names of properties, once each: two of these are compared, and a property found, without reading their characters. */
export const asName = (text: string): string => Object.keys({ [text]: true })[0]!;

/** The identifier that the one value of a `var` names; null where that is a longer path, is calculated, or leads elsewhere than to the answers. */
export const identifierNamed = (path: LogicRule | undefined, { atRoot }: Scope): string | null =>
  atRoot && typeof path === 'string' && path !== '' && !path.includes('.') && !isInherited(path) ? asName(path) : null;

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
