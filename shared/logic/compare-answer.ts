import { answerTo } from './answer-to.ts';
import type { Context, Run } from './run.ts';
import type { LogicValue, unknown } from './unknown.ts';

/**
 * An answer compared with a constant of its own kind is what rules mostly consist of. Each such comparison is one function here where reading,
 * constant and comparing would be three: a package's rules are a fifth quicker. Answers of other kinds go the long way round, which this is.
 */
type AnyKind = (found: LogicValue, context: Context) => boolean | typeof unknown;

/** `==` and `===` with a text, and their opposites (`expected` is false). */
export const answerIsText =
  (key: string, text: string, expected: boolean, anyKind: AnyKind): Run =>
  (data, context) => {
    const found = answerTo(data, key, context);
    return typeof found === 'string' ? (found === text) === expected : anyKind(found, context);
  };

/** The same with true or false. */
export const answerIsYes =
  (key: string, yes: boolean, expected: boolean, anyKind: AnyKind): Run =>
  (data, context) => {
    const found = answerTo(data, key, context);
    return typeof found === 'boolean' ? (found === yes) === expected : anyKind(found, context);
  };

/** `in` a list of texts. */
export const answerIsAmong =
  (key: string, texts: readonly string[], anyKind: AnyKind): Run =>
  (data, context) => {
    const found = answerTo(data, key, context);
    return typeof found === 'string' ? texts.includes(found) : anyKind(found, context);
  };

/** `>` and `>=` a number. */
export const answerIsAbove =
  (key: string, limit: number, orEqual: boolean, anyKind: AnyKind): Run =>
  (data, context) => {
    const found = answerTo(data, key, context);
    if (typeof found !== 'number') return anyKind(found, context);
    return orEqual ? found >= limit : found > limit;
  };

/** `<` and `<=` a number. */
export const answerIsBelow =
  (key: string, limit: number, orEqual: boolean, anyKind: AnyKind): Run =>
  (data, context) => {
    const found = answerTo(data, key, context);
    if (typeof found !== 'number') return anyKind(found, context);
    return orEqual ? found <= limit : found < limit;
  };

/** `<` and `<=` of three values, and `>` and `>=` turned round: between two numbers. */
export const answerIsBetween =
  (key: string, low: number, high: number, orEqual: boolean, anyKind: AnyKind): Run =>
  (data, context) => {
    const found = answerTo(data, key, context);
    if (typeof found !== 'number') return anyKind(found, context);
    return orEqual ? low <= found && found <= high : low < found && found < high;
  };
