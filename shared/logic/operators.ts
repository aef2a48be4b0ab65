import {
  compileDifference,
  compileGreatest,
  compileLeast,
  compileProduct,
  compileQuotient,
  compileRemainder,
  compileSum,
} from './arithmetic.ts';
import type { OperationName } from './arities.ts';
import { compileLooseEquality, compileOrder, compileStrictEquality } from './comparisons.ts';
import { compileAnd, compileIf, compileLog, compileOr, compileTruth } from './conditions.ts';
import {
  compileAll,
  compileFilter,
  compileIn,
  compileMap,
  compileMerge,
  compileNone,
  compileReduce,
  compileSome,
} from './lists.ts';
import { compileMissing, compileMissingSome, compileVar } from './read-data.ts';
import type { Operator } from './run.ts';
import { compileCat, compileSubstr } from './texts.ts';

/** How to compile each operation. */
export const operators: Record<OperationName, Operator> = {
  var: compileVar,
  missing: compileMissing,
  missing_some: compileMissingSome,
  if: compileIf,
  '?:': compileIf,
  and: compileAnd,
  or: compileOr,
  '!': compileTruth(false),
  '!!': compileTruth(true),
  '==': compileLooseEquality(true),
  '!=': compileLooseEquality(false),
  '===': compileStrictEquality(true),
  '!==': compileStrictEquality(false),
  '<': compileOrder(false, false),
  '<=': compileOrder(true, false),
  '>': compileOrder(false, true),
  '>=': compileOrder(true, true),
  '+': compileSum,
  '*': compileProduct,
  '-': compileDifference,
  '/': compileQuotient,
  '%': compileRemainder,
  min: compileLeast,
  max: compileGreatest,
  in: compileIn,
  cat: compileCat,
  substr: compileSubstr,
  merge: compileMerge,
  filter: compileFilter,
  map: compileMap,
  reduce: compileReduce,
  all: compileAll,
  none: compileNone,
  some: compileSome,
  log: compileLog,
};
