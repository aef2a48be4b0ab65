/** Returns the top of an axis for values up to `most`: 2, 4, 6, 8, 10, 12, or 16 times a power of ten, so that half of it is a whole number. */
export const axisTop = (most: number): number => {
  for (let size = 1; ; size *= 10) {
    const top = [2, 4, 6, 8, 10, 12, 16].map((step) => step * size).find((each) => each >= most);
    if (top !== undefined) return top;
  }
};
