/** Returns the next highlighted index of a list; -1 is the box itself, so that arrows cycle through what was typed. */
export const moveMark = (marked: number, step: 1 | -1, count: number): number => {
  const next = marked + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
};
