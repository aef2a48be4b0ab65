import type { LogicRule } from '../model/logic-rule.ts';
import { LogicFault } from './logic-fault.ts';
import type { LogicValue, unknown } from './unknown.ts';

/** Steps that one run may take. A part of a rule costs one step each time a list's loop runs it; what copies a list or a text costs its length. */
export const stepLimit = 100_000;

/** What one run carries along: what an identifier counts as that the data does not name, and the steps that are left. */
export type Context = { absent: null | typeof unknown; steps: number };

/** A compiled part of a rule. `data` is what `var` reads here: the answers, or within a list's loop the item. */
export type Run = (data: LogicValue, context: Context) => LogicValue;

/**
 * Where a part of a rule stands: whether `var` reads the answers there (and not a list's item), and whether only its truth counts. Where it
 * does, `and` is false as soon as one of its values is, though the others are unknown; as a value it would then be unknown.
 */
export type Scope = { readonly atRoot: boolean; readonly asTruth: boolean };

export type Compile = (rule: LogicRule, scope: Scope) => Run;

/** Compiles an operation whose number of values has been checked. */
export type Operator = (values: readonly LogicRule[], compile: Compile, scope: Scope) => Run;

/** The same place, with the value itself counting. */
export const asValue = (scope: Scope): Scope => (scope.asTruth ? { ...scope, asTruth: false } : scope);

/** The same place, with only the truth counting. */
export const asTruth = (scope: Scope): Scope => (scope.asTruth ? scope : { ...scope, asTruth: true });

/** Takes steps from the run; throws `LogicFault` where none are left. */
export function spend(context: Context, steps: number): void {
  context.steps -= steps;
  if (context.steps < 0)
    throw new LogicFault([{ path: [], words: `The rule takes more than ${stepLimit.toLocaleString('en-US')} steps` }]);
}

/** What a text of that length costs: eight characters a step. */
export const spendText = (context: Context, length: number): void => spend(context, 1 + (length >> 3));
