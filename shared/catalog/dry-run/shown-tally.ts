import { type ComparedName, type Counts, comparedNames, differenceKinds, type RuleTally, type Tally } from './tally.ts';

/** Fewer than this many aren't told apart, and counts are told in steps of as many, so that nobody can be recognized in them. */
const SMALLEST_GROUP = 5;
const MAX_EXAMPLES = 20;

/** What a rule came to. Each is proven by groups of 5 or more: `always` may leave out fewer than 5, and `never` may have fewer than 5. */
export const ruleVerdicts = ['always', 'never', 'sometimes', 'failed', 'not-known', 'not-comparable', 'too-few'] as const;
type RuleVerdict = (typeof ruleVerdicts)[number];

const isGroup = (count: number) => count >= SMALLEST_GROUP;

function verdictOf({ readsWords, ...counts }: RuleTally): RuleVerdict {
  if (readsWords) return 'not-comparable';
  if (isGroup(counts.failed)) return 'failed';
  const [yes, no, open] = [counts.true, counts.false, counts.unknown].map(isGroup);
  if (yes) return no || open ? 'sometimes' : 'always';
  if (no) return 'never';
  return open ? 'not-known' : 'too-few';
}

/** Returns how many there are at least, in steps of 5. */
export const atLeast = (count: number): number => count - (count % SMALLEST_GROUP);

const sumOf = (counts: Counts) => Object.values(counts).reduce((sum, each) => sum + each, 0);

/** Returns the most frequent groups that differ alike. */
function examplesOf(groups: Tally['groups']) {
  return Object.entries(groups)
    .filter(([, count]) => isGroup(count))
    .map(([words, count]) => ({ words, count: atLeast(count) }))
    .sort((one, other) => other.count - one.count || (one.words < other.words ? -1 : 1))
    .slice(0, MAX_EXAMPLES);
}

/**
 * Returns what is shown of a tally, and all that leaves the server. How many were compared is exact, and whether any is different, failed, or not comparable: none is 0,
 * and fewer than 5 are null. Everything else is how many there are at least (`atLeast`), and what would follow from it by subtraction is left out.
 */
export function shownTally({ counts, kinds, cents, rules, groups }: Tally) {
  const shownCounts = (name: ComparedName) => {
    const { different, failed, notComparable } = counts[name];
    const shown = (count: number) => (count === 0 ? 0 : atLeast(count) || null);
    return {
      total: sumOf(counts[name]),
      different: shown(different),
      failed: shown(failed),
      notComparable: shown(notComparable),
    };
  };
  const shownKinds = differenceKinds.map((kind) => [kind, atLeast(kinds[kind] ?? 0)] as const).filter(([, count]) => count > 0);
  return {
    counts: Object.fromEntries(comparedNames.map((name) => [name, shownCounts(name)])) as Record<
      ComparedName,
      ReturnType<typeof shownCounts>
    >,
    kinds: Object.fromEntries(shownKinds) as Tally['kinds'],
    cents: cents.map(atLeast),
    rules: rules.map((rule) => {
      const { noun, id, name, path } = rule;
      return { noun, id, name, path, verdict: verdictOf(rule) };
    }),
    examples: examplesOf(groups),
  };
}
