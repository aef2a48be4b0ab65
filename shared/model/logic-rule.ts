import * as z from 'zod';

/**
 * Describes a JSON-logic rule as data: an operation (`{ "==": [{ "var": "timing" }, "at-need"] }`), or a constant, with at most 20,000 characters. Whether
 * a rule can run is checked when staff save it (`saved-rules.ts`), not here, since one that can't takes nothing from a family (`safeCompile`).
 * `shared/logic` has the operations.
 */
export const logicRuleSchema = z.json().refine((rule) => JSON.stringify(rule).length <= 20_000, 'The rule is too long');
export type LogicRule = z.infer<typeof logicRuleSchema>;
