/** Returns words of several lines as one line of at most `max` characters, as `line` describes it. A character is never cut in half. */
export const oneLine = (words: string, max: number): string =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
