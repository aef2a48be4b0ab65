import type { ConferenceLine, ConferenceScreen } from '#shared/contract/conferences.ts';
import { formatCents } from '#shared/values/money.ts';

/** What changed since the moment before: the lines that are new, those that say something else, and the names of those that are gone. */
export type ScreenChanges = { added: ReadonlySet<string>; changed: ReadonlySet<string>; removed: readonly string[] };

export const noChanges: ScreenChanges = { added: new Set(), changed: new Set(), removed: [] };

/** More lines than this are counted, and not read out one by one. */
const MOST_SAID = 4;

const textOf = (line: ConferenceLine): string => JSON.stringify(Object.entries(line).toSorted());

const isCharge = ({ section }: ConferenceLine): boolean => section !== 'taxes';

/** Compares what a screen shows with what it showed before. */
export function changesOf(before: ConferenceScreen, after: ConferenceScreen): ScreenChanges {
  const old = new Map(before.lines.map((line) => [line.key, line]));
  const kept = new Set(after.lines.map(({ key }) => key));
  const isChanged = (line: ConferenceLine): boolean => {
    const was = old.get(line.key);
    return was !== undefined && textOf(was) !== textOf(line);
  };
  return {
    added: new Set(after.lines.filter(({ key }) => !old.has(key)).map(({ key }) => key)),
    changed: new Set(after.lines.filter(isChanged).map(({ key }) => key)),
    removed: before.lines.filter(({ key }) => !kept.has(key)).map(({ label }) => label),
  };
}

/** Says what changed in a few words, for those who don't see it. Taxes follow from the rest, so that only the total says them. Empty if nothing is to be said. */
export function changeWords(
  before: ConferenceScreen,
  after: ConferenceScreen,
  { added, changed, removed }: ScreenChanges,
): string {
  const lines = after.lines.filter(isCharge);
  const said = [
    ...lines.filter(({ key }) => added.has(key)).map(({ label, amountCents }) => `Added: ${label}, ${formatCents(amountCents)}.`),
    ...lines
      .filter(({ key }) => changed.has(key))
      .map(({ label, amountCents }) => `Changed: ${label}, ${formatCents(amountCents)}.`),
    ...removed.map((label) => `Removed: ${label}.`),
  ];
  const isOther = before.totals.totalCents !== after.totals.totalCents;
  return [
    ...(said.length > MOST_SAID ? [`${said.length} lines changed.`] : said),
    ...(isOther ? [`The total is ${formatCents(after.totals.totalCents)}.`] : []),
  ].join(' ');
}

const ASK_MS = 2_000;
const QUIET_ASK_MS = 10_000;
const MOST_MS = 30_000;
/** After how long without a change, and without a touch, a screen asks less often. */
const QUIET_AFTER_MS = 30 * 60_000;

/**
 * Returns when a screen asks again: two seconds later, longer the more often it wasn't answered, and less often once nothing has happened for half an hour, as when a
 * tablet is forgotten.
 */
export function nextAskMs({ failures, quietMs }: { failures: number; quietMs: number }): number {
  if (failures > 0) return Math.min(MOST_MS, ASK_MS * 2 ** (failures - 1));
  return quietMs >= QUIET_AFTER_MS ? QUIET_ASK_MS : ASK_MS;
}
