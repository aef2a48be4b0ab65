import { safeCompile } from '../logic/compile-rule.ts';
import { type LogicValue, truthOf, unknown } from '../logic/unknown.ts';
import { identifiersOf } from '../logic/variables.ts';
import type { LogicRule } from '../model/logic-rule.ts';

type Data = Record<string, unknown>;

const nobody = (): void => undefined;

/** Runs a rule over a plan. The result is unknown while what it reads is open, and for a rule that can't run. Each rule is compiled once (`safeCompile`). */
export const runRule = (rule: LogicRule, data: Data): LogicValue =>
  safeCompile(rule, nobody, unknown).run(data, { absent: unknown });

/** Returns whether a rule is known to be true; no rule counts as true. What is unknown or can't run never prices anything. */
export const holds = (rule: LogicRule | undefined, data: Data): boolean =>
  rule === undefined || truthOf(runRule(rule, data)) === true;

/** Returns the identifiers that a rule reads, in order of appearance. */
export const readBy = (rule: LogicRule): string[] => identifiersOf(safeCompile(rule, nobody).variables);
