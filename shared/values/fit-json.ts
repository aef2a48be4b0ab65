/** How deep lists and objects of JSON may be nested. No call and no entry needs more than a few levels; a million would exhaust the stack of what walks them. */
const MAX_DEPTH = 50;
const [quote, backslash, openings, closings] = [0x22, 0x5c, [0x5b, 0x7b], [0x5d, 0x7d]];

/** Checks, letter by letter and without a parser, whether JSON is nested too deeply. */
function isTooDeep(text: string): boolean {
  let [depth, isInText] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === backslash) at += 1;
      else if (code === quote) isInText = false;
    } else if (code === quote) isInText = true;
    else if (openings.includes(code)) depth += 1;
    else if (closings.includes(code)) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Parses JSON that someone sent. `unfit` says why it isn't read: it is nested so deeply that it isn't even parsed, or it isn't JSON. */
export function parseFitJson(text: string): { unfit: null; value: unknown } | { unfit: 'depth' } | { unfit: 'syntax' } {
  if (isTooDeep(text)) return { unfit: 'depth' };
  try {
    return { unfit: null, value: JSON.parse(text) as unknown };
  } catch {
    return { unfit: 'syntax' };
  }
}

/**
 * Returns why a part of parsed JSON can't be kept, whatever its schema, in words for the screen: a field `__proto__`, which code that copies it would drop in
 * silence, or a number that JSON can write and nothing can keep.
 */
export function unfitPart(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'A number is too large.';
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, '__proto__')) return 'No field can be named “__proto__.”';
  for (const each of Object.values(value)) {
    const words = unfitPart(each);
    if (words !== undefined) return words;
  }
  return undefined;
}
