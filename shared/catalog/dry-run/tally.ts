import type { NounName } from '../noun-names.ts';

/** How many were compared: with the same outcome, with another, and where something failed or can't be compared. */
export type Counts = { same: number; different: number; failed: number; notComparable: number };
type Outcome = keyof Counts;

/**
 * What may differ. A plan: its total, its lines, its questions. A case: its pages, and its tasks. A price list: what it says, and what is wrong with it.
 * A document: a field that has to be filled and would be empty, what it says, and whether it's offered, also where one of its kind was sent.
 */
export const differenceKinds = [
  'total',
  'lines',
  'questions',
  'shown',
  'required',
  'progress',
  'task-made',
  'task-due',
  'task-completed',
  'task-expired',
  'list-words',
  'list-findings',
  'field-empty',
  'field-changed',
  'document-added',
  'document-lost',
  'lost-after-sending',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** What is compared. */
export const comparedNames = ['plans', 'cases', 'lists', 'documents'] as const;
export type ComparedName = (typeof comparedNames)[number];

/** The lower ends of the histogram's bars in US cents; the first bar is everything below the first end. */
export const CENTS_ENDS = [-100_000, -50_000, -10_000, -2_500, 0, 2_500, 10_000, 50_000, 100_000] as const;

/** How often a changed rule was true, false, neither, because what it reads isn't known, and could not be run to its end. */
export type RuleCounts = { true: number; false: number; unknown: number; failed: number };
const ruleOutcomes = ['true', 'false', 'unknown', 'failed'] as const;

/** A changed rule, by its place. `readsWords`: it depends on what someone wrote, which isn't kept. */
export type RulePlace = { noun: NounName; id: string; name: string; path: string; readsWords: boolean };
export type RuleTally = RulePlace & RuleCounts;

/** What a dry run found so far, in a form that can be added up: nothing of it names a home, a person, a plan, or a case. */
export type Tally = {
  counts: Record<ComparedName, Counts>;
  kinds: Partial<Record<DifferenceKind, number>>;
  cents: number[];
  rules: RuleTally[];
  /** How many plans and cases differ alike, by the words for it. */
  groups: Record<string, number>;
  /** Those that found no place among the groups. */
  beyond: number;
};

/** The most groups that are told apart, so that a tally is one row of the table. */
const MAX_GROUPS = 1_000;

const none = (): Counts => ({ same: 0, different: 0, failed: 0, notComparable: 0 });

/** Returns a tally of nothing yet. */
export const emptyTally = (): Tally => ({
  counts: { plans: none(), cases: none(), lists: none(), documents: none() },
  kinds: {},
  cents: [...CENTS_ENDS.map(() => 0), 0],
  rules: [],
  groups: {},
  beyond: 0,
});

/** Returns the bar of the histogram that a difference belongs to. */
export const barOf = (cents: number): number => CENTS_ENDS.filter((end) => cents >= end).length;

/** Adds to a group of those that differ alike. */
export function addToGroup(tally: Tally, words: string, count = 1): void {
  const there = Object.hasOwn(tally.groups, words) ? tally.groups[words] : undefined;
  if (there !== undefined) tally.groups[words] = there + count;
  else if (Object.keys(tally.groups).length < MAX_GROUPS) tally.groups[words] = count;
  else tally.beyond += count;
}

/** Adds a case to the groups that differ like it, to each once: entries of the same name never make one case look like many. */
export function addAlike(tally: Tally, of: string, differences: readonly (string | undefined)[]): void {
  for (const words of new Set(differences)) addToGroup(tally, `${of}: ${words}`);
}

/** Counts a difference of these kinds. */
export function addKinds(tally: Tally, kinds: Iterable<DifferenceKind>): void {
  for (const kind of kinds) tally.kinds[kind] = (tally.kinds[kind] ?? 0) + 1;
}

const placeOf = ({ noun, id, path }: RulePlace) => `${noun} ${id} ${path}`;

/** A rule of a run that was kept before failures were counted has none. */
const failedOf = ({ failed }: Partial<RuleCounts>) => failed ?? 0;

/** Adds one tally to another, which is changed. One that was kept before documents were compared has none of them. */
export function addTally(to: Tally, from: Tally): Tally {
  for (const name of comparedNames)
    for (const outcome of Object.keys(none()) as Outcome[])
      to.counts[name][outcome] += (from.counts as Partial<Tally['counts']>)[name]?.[outcome] ?? 0;
  for (const [kind, count] of Object.entries(from.kinds))
    to.kinds[kind as DifferenceKind] = (to.kinds[kind as DifferenceKind] ?? 0) + count;
  from.cents.forEach((count, bar) => {
    to.cents[bar] = (to.cents[bar] ?? 0) + count;
  });
  const known = new Map(to.rules.map((rule) => [placeOf(rule), rule]));
  for (const rule of from.rules) {
    const there = known.get(placeOf(rule));
    if (!there) to.rules.push({ ...rule, failed: failedOf(rule) });
    else for (const value of ruleOutcomes) there[value] += value === 'failed' ? failedOf(rule) : rule[value];
  }
  for (const [words, count] of Object.entries(from.groups)) addToGroup(to, words, count);
  to.beyond += from.beyond;
  return to;
}
