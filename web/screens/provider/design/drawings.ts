/** Draws a sample option in lines on a 96 x 96 sheet. */
const drawn = (lines: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="${lines}" fill="none" stroke="#857d71" stroke-width="3"/></svg>`)}`;

export const house = drawn('M22 46L48 24L74 46M28 42V74H68V42M14 76H82');
export const stone = drawn('M32 76V38a16 16 0 0 1 32 0V76M48 34v18M41 41h14M14 76H82');
export const leaf = drawn('M48 78V46M48 56q-22-2-22-26q22 2 22 26q0-24 22-26q0 24-22 26');
export const sea = drawn('M14 62q8-8 17 0t17 0t17 0t17 0M30 54h36l8-12H22zM48 42V18l16 18H48');
