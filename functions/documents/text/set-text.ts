import type { Face } from '../fonts/face.ts';
import type { Weight } from '../fonts/face-file.ts';
import type { FontLibrary, Style } from '../fonts/font-library.ts';
import { type ShapedText, shapedGlyph } from '../fonts/shaped-text.ts';
import { cleanText } from './clean-text.ts';
import { type Cluster, clustersOf } from './clusters.ts';

/** Returns the parts of a line from left to right (UAX #9, rule L2): from the highest level down, each sequence at that level or above is reversed. */
function inVisualOrder<Part extends { level: number }>(parts: readonly Part[]): Part[] {
  const ordered = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      if (ordered[start]!.level < level) {
        start += 1;
        continue;
      }
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

/** How a text is set. `size` and `leading` (from line to line) are in points; `isTabular` makes all figures the same width. */
export type TextStyle = { size: number; leading: number; style: Style; weight: Weight; isTabular?: boolean };

/** Glyphs of one font and direction. */
export type Run = { face: Face; level: number; text: string; shaped: ShapedText };
/** One line, its runs from left to right. `width` is in points; `isWrapped` if the text continues below. */
export type Line = { runs: Run[]; width: number; isWrapped: boolean };

/** What isn't broken unless necessary: a word, a space, a Chinese character. `width` is in thousandths of the type size. */
type Word = { clusters: () => Cluster[]; runs: Run[]; width: number; isSpace: boolean };

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Characters that can't begin a line: closing brackets, punctuation, and small kana. */
const neverFirst = /^[、。，．：；！？」』）】〉》〕｝ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ)\].,;:!?]/u;
const isBreakable = (before: Cluster, after: Cluster): boolean => {
  if ((before.text === ' ') !== (after.text === ' ')) return true;
  if (before.text === '-' || before.text === '–' || before.text === '/') return !/^[\d-]/.test(after.text);
  return (ideograph.test(before.text) || ideograph.test(after.text)) && !neverFirst.test(after.text);
};

function shapeRun(clusters: readonly Cluster[], isTabular: boolean): Run {
  const { face, level, isMissing } = clusters[0]!;
  const text = clusters.map((cluster) => cluster.text).join('');
  const isRightToLeft = level % 2 === 1;
  if (!isMissing) return { face, level, text, shaped: face.shape(text, { isRightToLeft, isTabular }) };
  const { glyphs, advance } = face.shape('\uFFFD');
  return {
    face,
    level,
    text,
    shaped: { advance, glyphs: glyphs.map(({ parts, width }) => shapedGlyph(parts, text, width, advance)) },
  };
}

function wordOf(clusters: Cluster[], isTabular: boolean): Word {
  const runs: Run[] = [];
  let start = 0;
  for (let at = 1; at <= clusters.length; at += 1) {
    const [first, next] = [clusters[start]!, clusters[at]];
    if (next && next.face === first.face && next.level === first.level && !next.isMissing && !first.isMissing) continue;
    runs.push(shapeRun(clusters.slice(start, at), isTabular));
    start = at;
  }
  const width = runs.reduce((sum, { shaped }) => sum + shaped.advance, 0);
  return { clusters: () => clusters, runs, width, isSpace: clusters[0]!.text === ' ' };
}

function wordsOf(clusters: readonly Cluster[], isTabular: boolean): Word[] {
  const words: Word[] = [];
  let start = 0;
  for (let at = 1; at <= clusters.length; at += 1) {
    if (at < clusters.length && !isBreakable(clusters[at - 1]!, clusters[at]!)) continue;
    words.push(wordOf(clusters.slice(start, at), isTabular));
    start = at;
  }
  return words;
}

/** Breaks a word that is wider than the line into pieces that fit. Joined letters may be wider at the end of a piece than they are alone. */
function breakWord(word: Word, room: number, isTabular: boolean): Word[] {
  const pieces: Word[] = [];
  let rest = word.clusters();
  while (rest.length > 0) {
    let count = 0;
    let width = 0;
    while (count < rest.length && width <= room) {
      width += shapeRun([rest[count]!], isTabular).shaped.advance;
      count += 1;
    }
    let piece = wordOf(rest.slice(0, count), isTabular);
    while (piece.width > room && count > 1) {
      count -= 1;
      piece = wordOf(rest.slice(0, count), isTabular);
    }
    pieces.push(piece);
    rest = rest.slice(count);
  }
  return pieces;
}

/** The characters of English. Each of our fonts has them in its first file. */
const plain = /^[\x20-\x7e\u00A1-\u00AC\u00AE-\u00FF–—‘’“”…]*$/;

/** Splits plain English, which is nearly all of a document. It needs neither a segmenter nor directions: each word is one run. */
function plainWords(text: string, face: Face, isTabular: boolean): Word[] {
  const parts = text.match(/ +|[^ ]+?(?:-(?=[A-Za-z])|(?= )|$)/g) ?? [];
  return parts.map((part): Word => {
    const shaped = face.shape(part, { isTabular });
    return {
      clusters: () => Array.from(part, (letter): Cluster => ({ text: letter, face, level: 0, isMissing: false })),
      runs: [{ face, level: 0, text: part, shaped }],
      width: shaped.advance,
      isSpace: part.startsWith(' '),
    };
  });
}

const lineOf = (words: readonly Word[], size: number, isWrapped: boolean): Line => {
  const end = words.findLastIndex(({ isSpace }) => !isSpace) + 1;
  const runs = words.slice(0, end).flatMap((word) => word.runs);
  const width = runs.reduce((sum, { shaped }) => sum + shaped.advance, 0);
  return { runs: inVisualOrder(runs), width: (width * size) / 1000, isWrapped };
};

/** Reports what no font has, as the reader sees it. */
export type ReportMissing = (character: string) => void;

function wordsIn(
  fonts: FontLibrary,
  text: string,
  { style, weight, isTabular = false }: TextStyle,
  report: ReportMissing,
): Word[] {
  const latin = fonts.find([0x41], style, weight, '');
  if (latin && plain.test(text)) return plainWords(text, latin, isTabular);
  const clusters = clustersOf(text, { fonts, style, weight });
  for (const cluster of clusters) if (cluster.isMissing) report(cluster.text);
  return wordsOf(clusters, isTabular);
}

/** Breaks a text into lines no wider than `width` points, at spaces and hyphens, and inside a word only if it is too wide alone. */
export function setText(fonts: FontLibrary, text: string, how: TextStyle, width: number, report: ReportMissing): Line[] {
  const { size, isTabular = false } = how;
  const room = (width * 1000) / size;
  const words = wordsIn(fonts, cleanText(text), how, report).flatMap((word) =>
    word.width > room && !word.isSpace ? breakWord(word, room, isTabular) : [word],
  );
  const lines: Line[] = [];
  let line: Word[] = [];
  let used = 0;
  for (const word of words) {
    if (used + word.width > room && line.length > 0 && !word.isSpace) {
      lines.push(lineOf(line, size, true));
      [line, used] = [[], 0];
    }
    if (word.isSpace && line.length === 0) continue;
    line.push(word);
    used += word.width;
  }
  if (line.length > 0) lines.push(lineOf(line, size, false));
  return lines;
}
