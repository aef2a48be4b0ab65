/** How deep lists and groups of JSON may be nested. No entry has more than a few levels; a million would exhaust the stack of what walks them. */
const MAX_DEPTH = 40;
const [quote, backslash, openings, closings] = [0x22, 0x5c, [0x5b, 0x7b], [0x5d, 0x7d]];

/** Checks, sign by sign and without a parser, whether JSON is nested too deeply. `codeAt` returns the byte or the UTF-16 code at a place. */
export function isTooDeep(length: number, codeAt: (at: number) => number): boolean {
  let [depth, isInText] = [0, false];
  for (let at = 0; at < length; at += 1) {
    const code = codeAt(at);
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
