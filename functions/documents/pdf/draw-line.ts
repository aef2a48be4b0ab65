import type { ShapedGlyph } from '../fonts/shaped-text.ts';
import type { Line, Run } from '../text/set-text.ts';
import type { EmbeddedFace } from './embedded-face.ts';
import { numeral, textString } from './pdf-file.ts';

/** Returns the operator that shows glyphs from the pen on. A number in its array moves the pen back, in thousandths of the size. */
function show(glyphs: readonly ShapedGlyph[], face: EmbeddedFace): string {
  let parts = '';
  let codes = '';
  for (const glyph of glyphs) {
    codes += face.code(glyph);
    const back = glyph.width - glyph.advance;
    if (Math.abs(back) < 0.05) continue;
    parts += `<${codes}>${numeral(back)}`;
    codes = '';
  }
  return `[${parts}${codes ? `<${codes}>` : ''}] TJ`;
}

/** Yields adjacent runs of the same direction. */
function* directions(runs: readonly Run[]): Generator<Run[]> {
  let group: Run[] = [];
  for (const run of runs) {
    if (group.length > 0 && group[0]!.level % 2 !== run.level % 2) {
      yield group;
      group = [];
    }
    group.push(run);
  }
  if (group.length > 0) yield group;
}

/**
 * Returns a line as a text object whose pen starts at `x`, `y` (points from the sheet's lower left corner). Text that runs from right to left is in the
 * file from left to right, so its letters are also given in their own order (`ActualText`). A line that continues below ends with a space.
 */
export function drawLine(line: Line, size: number, x: number, y: number, embed: (run: Run) => EmbeddedFace): string {
  const operators: string[] = [`1 0 0 1 ${numeral(x)} ${numeral(y)} Tm`];
  let current: EmbeddedFace | undefined;
  let waiting: ShapedGlyph[] = [];
  const flush = () => {
    if (current && waiting.length > 0) operators.push(show(waiting, current));
    waiting = [];
  };
  const showRun = (run: Run, glyphs: readonly ShapedGlyph[]) => {
    const face = embed(run);
    if (face !== current) {
      flush();
      operators.push(`/${face.name} ${numeral(size)} Tf`);
    }
    current = face;
    waiting.push(...glyphs);
  };
  for (const group of directions(line.runs)) {
    const isRightToLeft = group[0]!.level % 2 === 1;
    if (isRightToLeft) {
      flush();
      const text = group
        .map((run) => run.text)
        .reverse()
        .join('');
      operators.push(`/Span << /ActualText ${textString(text)} >> BDC`);
    }
    for (const run of group) showRun(run, run.shaped.glyphs);
    if (isRightToLeft) {
      flush();
      operators.push('EMC');
    }
  }
  const last = line.runs.at(-1);
  if (line.isWrapped && last) showRun(last, last.face.shape(' ').glyphs);
  flush();
  return `BT ${operators.join(' ')} ET`;
}
