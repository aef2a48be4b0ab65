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

/** `absent`: what an identifier counts as that the data does not name at all and the rule gives no default. Null, as in JSON logic, if not said. */
type RunOptions = { absent?: null | typeof unknown };

export type CompiledRule = {
  /**
   * What the rule comes to for these answers. Its truth (`truthOf`) is right whatever the unknown answers will be, but for `missing` and
   * defaults of `var`, which are about what is unknown. Throws `LogicFault` past the steps that a run may take.
   */
  run: (data: LogicData, options?: RunOptions) => LogicValue;
  /** The paths that it may read, each once. */
  variables: readonly string[];
};

/** Copies of lists, so that a rule changed later changes nothing here. */
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

/** Whatever goes wrong inside a rule is the rule's fault. */
const faultOf = (error: unknown): LogicFault =>
  error instanceof LogicFault ? error : new LogicFault([{ path: [], words: `The rule cannot be run: ${String(error)}` }]);

function compileAnew(rule: LogicRule): CompiledRule | LogicFault {
  const faults = checkRule(rule);
  if (faults.length > 0) return new LogicFault(faults);
  const root = compile(rule, { atRoot: true, asTruth: true });
  // A run is over before the next begins, so that one context serves all of them.
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
 * Compiles a JSON-logic rule to closures (no eval, for the content security policy): once a rule object, which is not to be changed
 * afterwards. Throws `LogicFault` with everything that `checkRule` finds.
 */
export function compileRule(rule: LogicRule): CompiledRule {
  const result = compileOnce(rule);
  if (result instanceof LogicFault) throw result;
  return result;
}

const met = new WeakMap<object, LogicFault>();

/**
 * What `safeCompile` passed over in this rule object so far, in whatever place it was run. The code that prices and shows has nobody to tell; who
 * has run it over a plan asks here afterwards.
 */
export const faultMet = (rule: LogicRule): LogicFault | undefined =>
  typeof rule === 'object' && rule !== null ? met.get(rule) : undefined;

function remember(rule: LogicRule, fault: LogicFault): LogicFault {
  if (typeof rule === 'object' && rule !== null) met.set(rule, fault);
  return fault;
}

/**
 * For screens and prices of families: never throws. A rule that cannot be compiled or run comes to `instead`, by default true, so that its
 * question shows; `onFault` hears of it (of a fault in compiling at once, of one in running at the first run that has it), for staff.
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
