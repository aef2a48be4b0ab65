/** The fields whose pictures are shown in several widths: their paths have `{width}`. All others are shown as they are. */
const inEveryWidth: readonly string[] = ['images.path'];

/** The width of a picture that is shown in one width only. Smaller ones are stored as they are. */
const ONE_WIDTH = '1200';

/** Returns the path of a stored picture as a field has it. */
export const picturePathIn = (field: string, path: string): string =>
  inEveryWidth.includes(field) ? path : path.replace('{width}', ONE_WIDTH);
