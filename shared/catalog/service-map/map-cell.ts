import { checkRule } from '#shared/logic/check-rule.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';

/**
 * What an entry brings along of a service: `shouldShow` charges it unless `logic` says when, and `quantity` says how many. A service without a cell isn't part of
 * the entry.
 */
export type MapCell = { shouldShow: boolean; logic?: LogicRule; quantity?: LogicRule };

/** Returns what a cell shows of when its service is charged: always, if its rule says so, or, with the switch off and no rule, never. */
export const whenWord = ({ shouldShow, logic }: MapCell): 'Yes' | 'If' | 'Off' =>
  logic === undefined ? (shouldShow ? 'Yes' : 'Off') : 'If';

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', 'x', '✓', '1']);
const off: ReadonlySet<string> = new Set(['off', 'never']);
const no: ReadonlySet<string> = new Set(['', 'no', 'n', 'false', '-', '–', '0']);

/** A quantity that a spreadsheet shows as a number. */
const isPlainCount = (quantity: unknown): quantity is number =>
  typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 2 && quantity <= 1_000_000;

/** Returns the text of a cell in a spreadsheet: nothing, Yes, Off, a number, or JSON with everything that the cell says. */
export function cellText(cell: MapCell | undefined): string {
  if (!cell) return '';
  const { shouldShow, logic, quantity } = cell;
  if (logic === undefined) {
    if (quantity === undefined) return whenWord(cell);
    if (isPlainCount(quantity)) return shouldShow ? String(quantity) : `${whenWord(cell)} × ${quantity}`;
  }
  return JSON.stringify({
    shouldShow,
    ...(logic === undefined ? {} : { logic }),
    ...(quantity === undefined ? {} : { quantity }),
  });
}

/** A cell as text says it, or why the text says none. */
export type ReadCell = { cell: MapCell | undefined } | { fault: string };

const UNREADABLE = 'Use Yes, Off, nothing, a number of 2 or more, or a rule as JSON.';
const NO_RULE = 'The text doesn’t say the rule. Copy the cell itself, or use the rule as JSON.';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ruleFault(rule: unknown): string | undefined {
  if (rule === undefined) return undefined;
  const [fault] = checkRule(rule);
  return fault && [...fault.path, fault.words].join(' > ');
}

const settings = new Set(['shouldShow', 'logic', 'quantity']);

/** Reads JSON: what a cell says, or only the rule by which the service is charged. */
function readJson(text: string): ReadCell {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: UNREADABLE };
  }
  if (!isObject(json)) return { fault: UNREADABLE };
  const names = Object.keys(json);
  const isCell = names.length > 0 && names.every((name) => settings.has(name));
  const { shouldShow, logic, quantity } = isCell ? json : { shouldShow: false, logic: json, quantity: undefined };
  if (shouldShow !== undefined && typeof shouldShow !== 'boolean') return { fault: UNREADABLE };
  const fault = ruleFault(logic) ?? ruleFault(quantity);
  if (fault !== undefined) return { fault };
  const rules = {
    ...(logic === undefined ? {} : { logic: logic as LogicRule }),
    ...(quantity === undefined ? {} : { quantity: quantity as LogicRule }),
  };
  return { cell: { shouldShow: shouldShow ?? logic === undefined, ...rules } };
}

/** A cell as the map shows it: "Yes", "Off × 3", "× 3", "If × n". */
const SHOWN = /^([^×\d]*?)\s*(?:[×x]\s*(n)|[×x]?\s*(\d+))?$/;

/** Reads a cell as the map shows it. A rule isn't shown, so that its cell can't be read. */
function readShown(text: string): ReadCell {
  const [, word = '', rule, count] = SHOWN.exec(text) ?? [];
  if (word === 'if' || rule !== undefined) return { fault: NO_RULE };
  const shouldShow = word === '' ? count !== undefined : yes.has(word);
  if (!shouldShow && !off.has(word)) return { fault: UNREADABLE };
  if (count === undefined) return { cell: { shouldShow } };
  const quantity = Number(count);
  if (quantity === 1) return { cell: { shouldShow } };
  return isPlainCount(quantity) ? { cell: { shouldShow, quantity } } : { fault: UNREADABLE };
}

/** Reads the text of a cell, as `cellText` writes it, as the map shows it, and as people type it in a spreadsheet. */
export function readCell(given: string): ReadCell {
  const text = given.trim();
  const word = text.toLowerCase();
  if (no.has(word)) return { cell: undefined };
  if (yes.has(word)) return { cell: { shouldShow: true } };
  return text.startsWith('{') ? readJson(text) : readShown(word);
}
