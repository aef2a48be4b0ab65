import { safeCompile } from '../logic/compile-rule.ts';
import { type LogicValue, truthOf, unknown } from '../logic/unknown.ts';
import { identifiersOf } from '../logic/variables.ts';
import type { LogicRule } from '../model/logic-rule.ts';

type Data = Record<string, unknown>;

const nobody = (): void => undefined;

/** Runs a rule over a plan: unknown while what it reads is open, and for a rule that cannot be run. Compiled once a rule (`safeCompile`). */
export const runRule = (rule: LogicRule, data: Data): LogicValue =>
  safeCompile(rule, nobody, unknown).run(data, { absent: unknown });

/** Whether a rule is known to hold; none always does. What is unknown, or cannot be run, never prices anything. */
export const holds = (rule: LogicRule | undefined, data: Data): boolean =>
  rule === undefined || truthOf(runRule(rule, data)) === true;

/** The identifiers that a rule reads, in the order in which they stand in it. */
export const readBy = (rule: LogicRule): string[] => identifiersOf(safeCompile(rule, nobody).variables);
