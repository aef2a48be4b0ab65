import * as z from 'zod';

/**
 * A JSON-logic rule as data: an operation (`{ "==": [{ "var": "timing" }, "at-need"] }`), or a constant. At most 20,000 characters, so
 * that no rule can stall the page that runs it; `shared/logic` says which operations there are.
 */
export const logicRuleSchema = z.json().refine((rule) => JSON.stringify(rule).length <= 20_000, 'The rule is too long');
export type LogicRule = z.infer<typeof logicRuleSchema>;
