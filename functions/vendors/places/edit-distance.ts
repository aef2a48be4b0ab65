// Counts typing mistakes. The libraries we tried count two swapped letters as two mistakes, or can't compare with the beginning of a name.

/** Typing mistakes between what was typed and a name: for all of it, and for the closest beginning of it. */
export type Mistakes = { whole: number; beginning: number };

const LONGEST = 64;
let before = new Uint8Array(LONGEST + 1);
let last = new Uint8Array(LONGEST + 1);
let row = new Uint8Array(LONGEST + 1);

/**
 * Counts the letters missing, added, replaced, or swapped with their neighbor (optimal string alignment). Stops counting past `most`: a larger number means
 * only "more than that". Neither text may be longer than 64 letters; longer ones differ in more than `most`.
 */
export function mistakesIn(typed: string, name: string, most: number): Mistakes {
  const over = most + 1;
  const [columns, rows] = [typed.length, Math.min(name.length, typed.length + most)];
  if (columns > LONGEST || columns - name.length > most) return { whole: over, beginning: over };
  for (let column = 0; column <= columns; column += 1) last[column] = column;
  let beginning = columns;
  for (let at = 1; at <= rows; at += 1) {
    const letter = name.charCodeAt(at - 1);
    row[0] = at;
    let least = at;
    for (let column = 1; column <= columns; column += 1) {
      const own = typed.charCodeAt(column - 1);
      let count = Math.min(last[column]! + 1, row[column - 1]! + 1, last[column - 1]! + (own === letter ? 0 : 1));
      const isSwap = at > 1 && column > 1 && own === name.charCodeAt(at - 2) && typed.charCodeAt(column - 2) === letter;
      if (isSwap) count = Math.min(count, before[column - 2]! + 1);
      row[column] = count;
      if (count < least) least = count;
    }
    beginning = Math.min(beginning, row[columns]!);
    [before, last, row] = [last, row, before];
    if (least > most) return { whole: over, beginning: Math.min(beginning, over) };
  }
  const whole = name.length > rows ? over : last[columns]!;
  return { whole, beginning: Math.min(beginning, whole) };
}
