import { type Flow, FRAME, MEASURE } from '../pdf/flow.ts';
import type { Element } from '../pdf/structure.ts';
import { colors, looks } from './looks.ts';

/** Begins a section: heading, bookmark, and a place in the structure. At least its first lines are on the same sheet. */
export function beginSection(flow: Flow, title: string): Element {
  flow.gap(20);
  flow.room(90);
  const section = flow.sheets.structure.root.child('Sect');
  flow.sheets.bookmark(title, flow.y - 8);
  flow.paragraph(section.child('H2'), title, looks.section);
  flow.gap(4);
  flow.rule(colors.border);
  flow.gap(8);
  return section;
}

/** Draws a line between two rows. */
export function separate(flow: Flow): void {
  flow.gap(4);
  if (flow.y < FRAME.bottom - 20) flow.sheets.fill(FRAME.left, flow.y, MEASURE, 0.4, colors.border);
  flow.gap(4.4);
}

/** Writes a bulleted list of short texts. */
export function writeList(flow: Flow, parent: Element, texts: readonly string[]): void {
  const list = parent.child('L');
  for (const text of texts) {
    const item = list.child('LI').child('LBody');
    flow.room(looks.body.leading);
    flow.sheets.fill(FRAME.left + 3, flow.y + 6, 3, 3, colors.pine);
    flow.paragraph(item, text, looks.body, 14);
    flow.gap(2);
  }
}
