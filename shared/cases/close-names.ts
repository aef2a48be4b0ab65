/** How many letters have to be typed before a mistake is forgiven, before the name may still be half typed, and before two mistakes are. */
const LEAST_LETTERS = 3;
const HALF_TYPED = 5;
const TWO_MISTAKES = 8;
/** The most names that one typed word may mean. */
export const MAX_CLOSE_NAMES = 8;

const mistakesIn = (typed: string): number => (typed.length >= TWO_MISTAKES ? 2 : 1);

/**
 * Returns the last row of the optimal string alignment distance: how many letters have to be replaced, added, left out, or swapped with their neighbor to
 * make each beginning of `name` out of `typed`. `null` as soon as even the best of them needs more than `most`.
 */
function distances(typed: string, name: string, most: number): readonly number[] | null {
  let before: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= name.length; at += 1) {
      const isSame = typed[row - 1] === name[at - 1];
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === name[at - 2] && typed[row - 2] === name[at - 1];
      const changed = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      next.push(isSwapped ? Math.min(changed, (before[at - 2] ?? 0) + 1) : changed);
    }
    if (Math.min(...next) > most) return null;
    before = last;
    last = next;
  }
  return last;
}

/** Ranks a name by how far it is from what was typed, whole names before half-typed ones; `null` if it is too far. */
function rankOf(typed: string, name: string): number | null {
  const most = mistakesIn(typed);
  const isHalfTyped = typed.length >= HALF_TYPED && name.length > typed.length;
  if (name.length < typed.length - most || (!isHalfTyped && name.length > typed.length + most)) return null;
  const row = distances(typed, name, most);
  if (!row) return null;
  const whole = row[name.length] ?? Number.POSITIVE_INFINITY;
  if (whole <= most) return whole * 2;
  // One mistake only in half a name: with two, any name that begins alike would do.
  return isHalfTyped && Math.min(...row) <= 1 ? 3 : null;
}

/**
 * Returns the names that someone may have meant by a word that is none of them, the closest first: one mistake (in eight letters and more, two), or the
 * beginning of a longer name with one. The first letter is taken as right. Both are `wordsOf` words.
 */
export function closeNames(typed: string, names: Iterable<string>): string[] {
  if (typed.length < LEAST_LETTERS) return [];
  const found: { name: string; rank: number }[] = [];
  for (const name of names) {
    if (name[0] !== typed[0] || name === typed) continue;
    const rank = rankOf(typed, name);
    if (rank !== null) found.push({ name, rank });
  }
  const off = ({ name }: { name: string }) => Math.abs(name.length - typed.length);
  return found
    .toSorted((a, b) => a.rank - b.rank || off(a) - off(b) || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_CLOSE_NAMES)
    .map(({ name }) => name);
}
