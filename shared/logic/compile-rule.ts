import type { LogicRule } from '../model/logic-rule.ts';
import type { OperationName } from './arities.ts';
import { checkRule } from './check-rule.ts';
import { compileList } from './conditions.ts';
import { LogicFault } from './logic-fault.ts';
import { operators } from './operators.ts';
import { isConstant, operationOf } from './rule-parts.ts';
import { type Context, type Run, type Scope, stepLimit } from './run.ts';
import type { LogicData, LogicValue, unknown } from './unknown.ts';
import { pathsRead } from './variables.ts';

/** `absent` is the value of an identifier that isn't in the data and has no default in the rule. Null unless set, as in JSON logic. */
type RunOptions = { absent?: null | typeof unknown };

export type CompiledRule = {
  /**
   * Evaluates the rule for these answers. Its truth (`truthOf`) is right whatever the unknown answers turn out to be, except for `missing` and defaults of
   * `var`, which are about what is unknown. Throws `LogicFault` if the run takes too many steps.
   */
  run: (data: LogicData, options?: RunOptions) => LogicValue;
  /** The paths that it may read, each once. */
  variables: readonly string[];
};

/** Copies lists, so that changing the rule later changes nothing here. */
const copied = (rule: LogicRule): LogicValue => (Array.isArray(rule) ? rule.map(copied) : (rule as LogicValue));

function compile(rule: LogicRule, scope: Scope): Run {
  if (isConstant(rule)) {
    const constant = copied(rule);
    return () => constant;
  }
  if (Array.isArray(rule)) return compileList(rule, compile, scope);
  const { name, values } = operationOf(rule)!;
  return operators[name as OperationName](values, compile, scope);
}

/** Turns anything that goes wrong inside a rule into a fault of the rule. */
const faultOf = (error: unknown): LogicFault =>
  error instanceof LogicFault ? error : new LogicFault([{ path: [], words: `The rule cannot be run: ${String(error)}` }]);

function compileAnew(rule: LogicRule): CompiledRule | LogicFault {
  const faults = checkRule(rule);
  if (faults.length > 0) return new LogicFault(faults);
  const root = compile(rule, { atRoot: true, asTruth: true });
  // One run ends before the next starts, so they can share a context.
  const context: Context = { absent: null, steps: stepLimit };
  return {
    run: (data, options) => {
      context.absent = options?.absent ?? null;
      context.steps = stepLimit;
      try {
        return root(data as LogicValue, context);
      } catch (error) {
        throw faultOf(error);
      }
    },
    variables: pathsRead(rule),
  };
}

const compiled = new WeakMap<object, CompiledRule | LogicFault>();

function compileOnce(rule: LogicRule): CompiledRule | LogicFault {
  if (typeof rule !== 'object' || rule === null) return compileAnew(rule);
  let result = compiled.get(rule);
  if (!result) {
    result = compileAnew(rule);
    compiled.set(rule, result);
  }
  return result;
}

/**
 * Compiles a JSON-logic rule to closures (no eval, for the content security policy), once per rule object, which must not change afterward. Throws
 * `LogicFault` with everything that `checkRule` finds.
 */
export function compileRule(rule: LogicRule): CompiledRule {
  const result = compileOnce(rule);
  if (result instanceof LogicFault) throw result;
  return result;
}

const met = new WeakMap<object, LogicFault>();

/**
 * Returns the fault that `safeCompile` has met in this rule object, anywhere. Code that prices and shows has nobody to tell, so code that ran a rule over a
 * plan asks here afterward.
 */
export const faultMet = (rule: LogicRule): LogicFault | undefined =>
  typeof rule === 'object' && rule !== null ? met.get(rule) : undefined;

function remember(rule: LogicRule, fault: LogicFault): LogicFault {
  if (typeof rule === 'object' && rule !== null) met.set(rule, fault);
  return fault;
}

/**
 * Compiles a rule for families' screens and prices, and never throws. If the rule can't be compiled or run, its result is `instead`, by default true so
 * that its question shows. `onFault` reports it for staff: a compile fault immediately, a run fault the first time.
 */
export function safeCompile(rule: LogicRule, onFault: (fault: LogicFault) => void, instead: LogicValue = true): CompiledRule {
  const result = compileOnce(rule);
  if (result instanceof LogicFault) {
    onFault(remember(rule, result));
    return { run: () => instead, variables: [] };
  }
  let isReported = false;
  const run: CompiledRule['run'] = (data, options) => {
    try {
      return result.run(data, options);
    } catch (error) {
      if (!isReported) onFault(remember(rule, faultOf(error)));
      isReported = true;
      return instead;
    }
  };
  return { run, variables: result.variables };
}
