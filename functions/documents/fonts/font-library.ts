import { Face } from './face.ts';
import { type FaceFamily, type FaceFile, holds, type Weight } from './face-file.ts';

/** Where the fonts' files are. Composing a document reads nothing else. */
export type FontSource = { list: () => readonly FaceFile[]; read: (file: string) => Buffer };

/** The styles that documents are set in: `display` for titles, `text` for everything else. */
export type Style = 'text' | 'display';

const others = ['noto-sans', 'noto-sans-hebrew', 'noto-sans-arabic', 'noto-sans-devanagari'] as const;
const firsts: Record<Style, readonly FaceFamily[]> = {
  text: ['source-sans-3', ...others],
  display: ['source-serif-4', 'source-sans-3', ...others],
};

/** Chinese characters look different in each language: kana nearby mean Japanese, Hangul Korean, neither simplified Chinese. */
function farEastern(text: string): readonly FaceFamily[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'];
  if (/\p{Script=Hangul}/u.test(text)) return ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc'];
  return ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'];
}

/** How many characters are remembered with their font. */
const REMEMBERED = 10_000;

/** The fonts. Each file is opened when a character first needs it, and kept. */
export class FontLibrary {
  readonly #source: FontSource;
  readonly #faces = new Map<string, Face>();
  /** Where each character was found: a document asks for the same few again and again. */
  readonly #found = new Map<string, Face | undefined>();
  #files: readonly FaceFile[] | undefined;

  constructor(source: FontSource) {
    this.#source = source;
  }

  #open({ file, family }: FaceFile, weight: Weight): Face {
    const key = `${weight} ${file}`;
    let face = this.#faces.get(key);
    if (!face) {
      face = new Face(this.#source.read(file), family, weight);
      this.#faces.set(key, face);
    }
    return face;
  }

  /** Returns the first font that has all the code points, in the order that fits the surrounding text; `undefined` if none has. */
  find(codePoints: readonly number[], style: Style, weight: Weight, around: string): Face | undefined {
    const eastern = farEastern(around);
    const key = `${style} ${weight} ${eastern[0]} ${codePoints.join(' ')}`;
    if (this.#found.has(key)) return this.#found.get(key);
    if (this.#found.size >= REMEMBERED) this.#found.clear();
    const face = this.#search(codePoints, [...firsts[style], ...eastern], weight);
    this.#found.set(key, face);
    return face;
  }

  #search(codePoints: readonly number[], families: readonly FaceFamily[], weight: Weight): Face | undefined {
    this.#files ??= this.#source.list();
    for (const family of families) {
      for (const file of this.#files) {
        if (file.family !== family || (file.weight !== null && file.weight !== weight)) continue;
        if (!codePoints.every((codePoint) => holds(file, codePoint))) continue;
        const face = this.#open(file, weight);
        if (codePoints.every((codePoint) => face.has(codePoint))) return face;
      }
    }
    return undefined;
  }
}
