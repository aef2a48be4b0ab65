/** What cells say in place of what is saved: by row, then by column. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** What a cell is to say. */
export type CellText = { row: string; column: string; text: string };
/** One change of any number of cells, with what they said before it. */
type Step = readonly (CellText & { before: string })[];

/** Unsaved cells, and what can be undone and redone. */
export type GridEdits = { texts: Texts; past: readonly Step[]; future: readonly Step[] };

/** Returns what is saved of a cell. */
export type SavedText = (row: string, column: string) => string;

/** How many changes can be undone. */
const MAX_STEPS = 200;

/** Returns edits that begin with what was left unsaved. */
export const begunWith = (texts: Texts): GridEdits => ({ texts, past: [], future: [] });

/** Returns what a cell says: what isn't saved, or else what is. */
export const textIn = (texts: Texts, saved: SavedText, { row, column }: Omit<CellText, 'text'>): string =>
  texts[row]?.[column] ?? saved(row, column);

/** Returns unsaved texts with some cells changed. A cell that says again what is saved isn't unsaved. */
function withTexts(texts: Texts, cells: readonly CellText[], saved: SavedText): Texts {
  const next: Record<string, Record<string, string>> = {};
  for (const { row, column, text } of cells) {
    next[row] ??= { ...texts[row] };
    if (text === saved(row, column)) delete next[row][column];
    else next[row][column] = text;
  }
  const entries = Object.entries({ ...texts, ...next }).filter(([, columns]) => Object.keys(columns).length > 0);
  return Object.fromEntries(entries);
}

/** Returns edits after one more change, which can be undone together. Cells that would say the same as before are left out. */
export function edited(edits: GridEdits, cells: readonly CellText[], saved: SavedText): GridEdits {
  const step = cells
    .map((cell) => ({ ...cell, before: textIn(edits.texts, saved, cell) }))
    .filter(({ text, before }) => text !== before);
  if (step.length === 0) return edits;
  return { texts: withTexts(edits.texts, step, saved), past: [...edits.past, step].slice(-MAX_STEPS), future: [] };
}

/** Returns edits without their last change. What was saved since is unsaved again as it was before the change. */
export function undone({ texts, past, future }: GridEdits, saved: SavedText): GridEdits {
  const last = past.at(-1);
  if (!last) return { texts, past, future };
  const before = last.map(({ row, column, before: text }) => ({ row, column, text })).toReversed();
  return { texts: withTexts(texts, before, saved), past: past.slice(0, -1), future: [...future, last] };
}

/** Returns edits with the change that was undone last. */
export function redone({ texts, past, future }: GridEdits, saved: SavedText): GridEdits {
  const next = future.at(-1);
  if (!next) return { texts, past, future };
  return { texts: withTexts(texts, next, saved), past: [...past, next], future: future.slice(0, -1) };
}

/** Returns edits after some cells were saved as they were then: what was typed since remains unsaved, and what was changed can still be undone. */
export function settled(edits: GridEdits, sent: Texts): GridEdits {
  const rest = Object.entries(edits.texts).map(([row, columns]): [string, Record<string, string>] => {
    const left = Object.entries(columns).filter(([column, text]) => sent[row]?.[column] !== text);
    return [row, left.length === Object.keys(columns).length ? columns : Object.fromEntries(left)];
  });
  return { ...edits, texts: Object.fromEntries(rest.filter(([, columns]) => Object.keys(columns).length > 0)) };
}
