import type { LogicRule } from '../../model/logic-rule.ts';

/** How the text around is written: without spaces, on one line, or on lines of their own for long parts. */
export type RuleStyle = 'tight' | 'line' | 'lines';

/** The longest part that stays on one line, with its indentation. */
const LINE = 72;

function onOneLine(rule: LogicRule): string {
  if (Array.isArray(rule)) return `[${rule.map(onOneLine).join(', ')}]`;
  if (typeof rule !== 'object' || rule === null) return JSON.stringify(rule);
  const members = Object.entries(rule).map(([name, value]) => `${JSON.stringify(name)}: ${onOneLine(value)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function onLines(rule: LogicRule, indent: string): string {
  const line = onOneLine(rule);
  if (typeof rule !== 'object' || rule === null || indent.length + line.length <= LINE) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(rule)
    ? rule.map((part) => onLines(part, deeper))
    : Object.entries(rule).map(([name, value]) => `${JSON.stringify(name)}: ${onLines(value, deeper)}`);
  const [opening, closing] = Array.isArray(rule) ? '[]' : '{}';
  return `${opening}\n${deeper}${parts.join(`,\n${deeper}`)}\n${indent}${closing}`;
}

/** Writes a rule as JSON text. `indent` is the white space that begins the line where it goes. */
export function printRule(rule: LogicRule, style: RuleStyle = 'lines', indent = ''): string {
  if (style === 'tight') return JSON.stringify(rule);
  return style === 'line' ? onOneLine(rule) : onLines(rule, indent);
}

/** Returns how a text is written, so that what is added to it looks the same. */
export function styleOf(text: string): RuleStyle {
  if (text.trim().includes('\n')) return 'lines';
  if (/^\s*(?:[[{]["[{]|$)/.test(text)) return text.trim() === '' ? 'lines' : 'tight';
  return text.trim().length > LINE ? 'line' : 'lines';
}

/** Returns the white space that begins the line of a place in a text. */
export const indentAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';
