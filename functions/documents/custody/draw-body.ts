import { type BodyListName, type BodyMark, bodyLists, bodyMarks, FIGURE, HALF_OUTLINE } from '#shared/custody/body/body-map.ts';
import type { CareValues } from '#shared/custody/pages/care-field.ts';
import { type Flow, FRAME } from '../pdf/flow.ts';
import { numeral } from '../pdf/pdf-file.ts';
import { SHEET, type Sheets } from '../pdf/sheets.ts';
import type { Element } from '../pdf/structure.ts';
import { colors, looks } from '../plan/looks.ts';

/** Points on paper for one of the diagram. */
const SCALE = 0.5;
const RADIUS = 5;

type At = { left: number; top: number };

/** Returns the operators of an outline of the diagram, whose path has only moves, lines, and curves with absolute places. */
function outline({ left, top }: At, place: (x: number) => number): string {
  const operators = { M: 'm', L: 'l', C: 'c' } as const;
  return [...HALF_OUTLINE.matchAll(/([MLC])([^MLC]+)/g)]
    .map(([, command, numbers = '']) => {
      const values = numbers.trim().split(/\s+/).map(Number);
      const points = values.map((value, at) =>
        numeral(at % 2 === 0 ? left + place(value) * SCALE : SHEET.height - top - value * SCALE),
      );
      return `${points.join(' ')} ${operators[command as keyof typeof operators]}`;
    })
    .join(' ');
}

function drawMark(sheets: Sheets, { list, x, y }: BodyMark, { left, top }: At, element: Element): void {
  const look = { ...looks.label, size: 7, leading: 8, color: colors.pine };
  const [letter] = sheets.set(bodyLists[list].letter, look, 20);
  const [across, down] = [left + x * SCALE, top + y * SCALE];
  sheets.fill(across - RADIUS, down - RADIUS, RADIUS * 2, RADIUS * 2, colors.pineSoft);
  if (letter) sheets.line(letter, look.size, across - letter.width / 2, down + 2.5, look.color, element);
}

const names = Object.keys(bodyLists) as BodyListName[];

/** Returns what is marked on the diagram of a preparation. */
export const marksOf = (values: CareValues): BodyMark[] => bodyMarks(names, values);

const height = FIGURE.height * SCALE;
/** What a diagram takes with the heading above it and the line below. */
export const BODY_HEIGHT = height + 110;

/** Draws marks of a preparation on a diagram of the body. */
export function drawBody(flow: Flow, section: Element, marks: readonly BodyMark[]): void {
  const { sheets } = flow;
  const at = { left: FRAME.left, top: flow.y };
  for (const from of [0, FIGURE.width + FIGURE.gap]) {
    const halves = [outline(at, (x) => from + x), outline(at, (x) => from + FIGURE.width - x)];
    sheets.art(`q 0.36 0.34 0.3 RG 0.8 w ${halves.join(' S ')} S Q`);
  }
  const element = section.child('P');
  for (const mark of marks) drawMark(sheets, mark, at, element);
  flow.y += height + 6;
  const keys = names.map((name) => `${bodyLists[name].letter}: ${bodyLists[name].label.toLowerCase()}`).join(', ');
  flow.paragraph(section.child('P'), `Front and back. ${keys}. Left and right are the person’s own.`, looks.small);
  flow.gap(10);
}
