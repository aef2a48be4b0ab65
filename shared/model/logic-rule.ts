import * as z from 'zod';

/**
 * A JSON-logic rule as data: an operation (`{ "==": [{ "var": "timing" }, "at-need"] }`), or a constant. At most 20,000 characters. This is
 * a rule as it is kept and answered: whether it can be run at all is asked where staff save it (`saved-rules.ts`), since one that cannot takes
 * nothing from a family (`safeCompile`). `shared/logic` says which operations there are.
 */
export const logicRuleSchema = z.json().refine((rule) => JSON.stringify(rule).length <= 20_000, 'The rule is too long');
export type LogicRule = z.infer<typeof logicRuleSchema>;
