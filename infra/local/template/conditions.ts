import type { StackTemplate, TemplateValue } from './assembly.ts';

/** Evaluates a template's condition (Equals, And, Or, Not, Condition). `resolve` resolves a value within the same stack. */
export function conditionHolds(stack: StackTemplate, name: string, resolve: (value: TemplateValue) => unknown): boolean {
  const evaluate = (value: TemplateValue): boolean => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value === true || value === 'true';
    const [key, argument] = Object.entries(value)[0] ?? ['', null];
    const list = Array.isArray(argument) ? argument : [];
    switch (key) {
      case 'Condition':
        return conditionHolds(stack, String(argument), resolve);
      case 'Fn::Equals':
        return JSON.stringify(resolve(list[0] ?? null)) === JSON.stringify(resolve(list[1] ?? null));
      case 'Fn::And':
        return list.every(evaluate);
      case 'Fn::Or':
        return list.some(evaluate);
      case 'Fn::Not':
        return !evaluate(list[0] ?? null);
      default:
        throw new Error(`Condition ${name} uses ${key}, which the embedded cloud does not know.`);
    }
  };
  return evaluate(stack.conditions[name] ?? false);
}
