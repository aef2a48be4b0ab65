import { answerTo } from './answer-to.ts';
import type { Context, Run } from './run.ts';
import type { LogicValue, unknown } from './unknown.ts';

/*
 * An answer compared with a constant of its own kind: what rules mostly consist of. Each is one function where read, constant and comparison
 * would be three, and knows its kind, which makes a package's rules twice as quick. Answers of other kinds go the long way round.
 */

/** How the operation compares values of any kind with the constant. */
type AnyKind = (found: LogicValue, context: Context) => boolean | typeof unknown;

export const answerIsText =
  (key: string, text: string, expected: boolean, anyKind: AnyKind): Run =>
  (data, context) => {
    const found = answerTo(data, key, context);
    return typeof found === 'string' ? (found === text) === expected : anyKind(found, context);
  };

export const answerIsYes =
  (key: string, yes: boolean, expected: boolean, anyKind: AnyKind): Run =>
  (data, context) => {
    const found = answerTo(data, key, context);
    return typeof found === 'boolean' ? (found === yes) === expected : anyKind(found, context);
  };

export const answerIsAmong = (key: string, texts: readonly string[], anyKind: AnyKind): Run => {
  const known = new Set(texts);
  return (data, context) => {
    const found = answerTo(data, key, context);
    return typeof found === 'string' ? known.has(found) : anyKind(found, context);
  };
};

export const answerIsAbove =
  (key: string, limit: number, orEqual: boolean, anyKind: AnyKind): Run =>
  (data, context) => {
    const found = answerTo(data, key, context);
    if (typeof found !== 'number') return anyKind(found, context);
    return orEqual ? found >= limit : found > limit;
  };

export const answerIsBelow =
  (key: string, limit: number, orEqual: boolean, anyKind: AnyKind): Run =>
  (data, context) => {
    const found = answerTo(data, key, context);
    if (typeof found !== 'number') return anyKind(found, context);
    return orEqual ? found <= limit : found < limit;
  };
