import type { LogicRule } from '../model/logic-rule.ts';
import { LogicFault } from './logic-fault.ts';
import type { LogicValue, unknown } from './unknown.ts';

/** How many steps a run may take. Each part of a rule costs one step per loop iteration; copying a list or text costs its length. */
export const stepLimit = 100_000;

/** The state of a run: the value of an identifier that isn't in the data, and the steps left. */
export type Context = { absent: null | typeof unknown; steps: number };

/** A compiled part of a rule. `data` is what `var` reads here: the answers, or the item in a list's loop. */
export type Run = (data: LogicValue, context: Context) => LogicValue;

/**
 * The place of a part of a rule: whether `var` reads the answers there (and not a list's item), and whether only the truth counts. If it does, `and` is
 * false as soon as one of its values is, even if others are unknown; as a value it would be unknown.
 */
export type Scope = { readonly atRoot: boolean; readonly asTruth: boolean };

export type Compile = (rule: LogicRule, scope: Scope) => Run;

/** Compiles an operation whose number of values has been checked. */
export type Operator = (values: readonly LogicRule[], compile: Compile, scope: Scope) => Run;

/** Returns the same scope where the value itself counts. */
export const asValue = (scope: Scope): Scope => (scope.asTruth ? { ...scope, asTruth: false } : scope);

/** Returns the same scope where only the truth counts. */
export const asTruth = (scope: Scope): Scope => (scope.asTruth ? scope : { ...scope, asTruth: true });

/** Takes steps from the run, and throws `LogicFault` if none are left. */
export function spend(context: Context, steps: number): void {
  context.steps -= steps;
  if (context.steps < 0)
    throw new LogicFault([{ path: [], words: `The rule takes more than ${stepLimit.toLocaleString('en-US')} steps` }]);
}

/** Charges for a text of this length: one step per eight characters. */
export const spendText = (context: Context, length: number): void => spend(context, 1 + (length >> 3));
