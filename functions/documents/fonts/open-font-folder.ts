import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaceFile } from './face-file.ts';
import { FontLibrary } from './font-library.ts';

/** Opens the fonts of a folder that `scripts/build-fonts.ts` wrote. Reads its list when the first letter is set, and a font when one is needed. */
export const openFontFolder = (folder: string): FontLibrary =>
  new FontLibrary({
    list: () => JSON.parse(readFileSync(join(folder, 'faces.json'), 'utf8')) as FaceFile[],
    read: (file) => readFileSync(join(folder, file)),
  });
