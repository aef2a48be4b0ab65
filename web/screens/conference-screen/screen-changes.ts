import type { ConferenceChosen, ConferenceLine, ConferenceScreen } from '#shared/contract/conferences.ts';
import { formatCents } from '#shared/values/money.ts';

/** What changed since the last update: what is new, what is different, and the words of what was removed. */
export type ScreenChanges = { added: ReadonlySet<string>; changed: ReadonlySet<string>; removed: readonly string[] };

export const noChanges: ScreenChanges = { added: new Set(), changed: new Set(), removed: [] };

/** Above this many, changes are counted instead of read out one by one. */
const MOST_SAID = 4;

type Part = ConferenceLine | ConferenceChosen;

const partsOf = ({ chosen, lines }: ConferenceScreen): Part[] => [...chosen, ...lines];

const textOf = (part: Part): string => JSON.stringify(Object.entries(part).toSorted());

/** Returns the words before an answer: a question as it was asked, or a name with a colon. */
export const askedWords = ({ name }: ConferenceChosen): string => (/[?:]$/.test(name) ? name : `${name}:`);

const wordsOf = (part: Part): string => ('words' in part ? `${askedWords(part)} ${part.words}` : part.label);

const saidOf = (part: Part): string => ('words' in part ? wordsOf(part) : `${part.label}, ${formatCents(part.amountCents)}`);

const isTax = (part: Part): boolean => 'section' in part && part.section === 'taxes';

/** Compares what a screen shows with what it showed before. */
export function changesOf(before: ConferenceScreen, after: ConferenceScreen): ScreenChanges {
  const [had, has] = [partsOf(before), partsOf(after)];
  const old = new Map(had.map((part) => [part.key, part]));
  const kept = new Set(has.map(({ key }) => key));
  const isChanged = (part: Part): boolean => {
    const was = old.get(part.key);
    return was !== undefined && textOf(was) !== textOf(part);
  };
  return {
    added: new Set(has.filter(({ key }) => !old.has(key)).map(({ key }) => key)),
    changed: new Set(has.filter(isChanged).map(({ key }) => key)),
    removed: had.filter(({ key }) => !kept.has(key)).map(wordsOf),
  };
}

/** Says what changed in a few words, for those who don't see it. Taxes follow from the rest, so that only the total says them. Empty if nothing is to be said. */
export function changeWords(
  before: ConferenceScreen,
  after: ConferenceScreen,
  { added, changed, removed }: ScreenChanges,
): string {
  const parts = partsOf(after).filter((part) => !isTax(part));
  const said = [
    ...parts.filter(({ key }) => added.has(key)).map((part) => `Added: ${saidOf(part)}.`),
    ...parts.filter(({ key }) => changed.has(key)).map((part) => `Changed: ${saidOf(part)}.`),
    ...removed.map((words) => `Removed: ${words}.`),
  ];
  const isOther = before.totals.totalCents !== after.totals.totalCents;
  return [
    ...(said.length > MOST_SAID ? [`${said.length} things changed.`] : said),
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
