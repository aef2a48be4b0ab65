import { safeCompile } from '#shared/logic/compile-rule.ts';
import { operationOf } from '#shared/logic/rule-parts.ts';
import { isUnknown, truthOf, unknown } from '#shared/logic/unknown.ts';
import { identifiersOf, variablesOf } from '#shared/logic/variables.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { RuleAt } from '#shared/model/rules-of.ts';
import { type Facts, ruleHolds } from '#shared/tasks/rule-holds.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import type { AnyEntry } from '../catalog-faults.ts';
import type { NounName } from '../noun-names.ts';
import { nouns } from '../nouns/index.ts';
import { isRetired } from '../retired.ts';
import type { RuleCounts, RulePlace } from './tally.ts';

/** A rule that a draft adds or changes, as it would be, with how often it came to what. */
export type ChangedRule = RulePlace & RuleCounts & { rule: LogicRule };

const asked = new Set(['!', '!!']);

/** Returns whether a rule asks only whether there is something under these names, which is kept of every answer. */
function readsValueOf(rule: LogicRule, names: ReadonlySet<string>): boolean {
  const operation = Array.isArray(rule) ? { name: '', values: rule } : operationOf(rule);
  if (!operation) return false;
  const { name, values } = operation;
  if (name === 'missing' || name === 'missing_some') return false;
  if (name === 'var') return identifiersOf(variablesOf(rule)).some((each) => names.has(each));
  const [only] = values;
  const isPlain = only !== undefined && operationOf(only)?.name === 'var';
  if (asked.has(name) && values.length === 1 && isPlain) return false;
  return values.some((value) => readsValueOf(value, names));
}

/** Returns whether what a rule comes to depends on what someone wrote in the answer to a question of these names. */
export const readsWords = (rule: LogicRule, wordNames: ReadonlySet<string>): boolean =>
  wordNames.size > 0 && identifiersOf(variablesOf(rule)).some((name) => wordNames.has(name)) && readsValueOf(rule, wordNames);

/** A changed entry: as it is published, if it is, and as it would be, unless it's taken out of the catalog. */
export type ChangedEntry = { noun: NounName; id: string; before: AnyEntry | undefined; after: AnyEntry | undefined };

const placed = (rules: readonly RuleAt[]) => new Map(rules.map(({ path, rule }) => [path.join('.'), rule]));

/** A place of a changed entry where the rule differs: as it is published (`former`), and as it would be. A retired entry has no rules. */
type ChangedPlace = { path: string; former: LogicRule | undefined; rule: LogicRule | undefined };

function changedPlaces({ noun, before, after }: ChangedEntry): ChangedPlace[] {
  const { rulesOf } = nouns[noun];
  if (!rulesOf) return [];
  const rulesIn = (entry: AnyEntry | undefined) => placed(entry && !isRetired(entry) ? rulesOf(entry) : []);
  const [old, now] = [rulesIn(before), rulesIn(after)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((path) => ({ path, former: old.get(path), rule: now.get(path) }))
    .filter(({ former, rule }) => former === undefined || rule === undefined || canonicalJson(former) !== canonicalJson(rule));
}

const rulesAt = ({ former, rule }: ChangedPlace): LogicRule[] => [former, rule].filter((each) => each !== undefined);

/** Returns every rule that changed entries add or change. `wordNames`: the identifiers of the questions that ask for words. */
export const changedRules = (entries: readonly ChangedEntry[], wordNames: ReadonlySet<string>): ChangedRule[] =>
  entries.flatMap((entry) =>
    changedPlaces(entry).flatMap((place): ChangedRule[] => {
      if (place.rule === undefined || !entry.after) return [];
      const depends = rulesAt(place).some((each) => readsWords(each, wordNames));
      const { noun, id, after } = entry;
      const about = { noun, id, name: nouns[noun].nameOf(after), path: place.path, readsWords: depends };
      return [{ ...about, rule: place.rule, true: 0, false: 0, unknown: 0, failed: 0 }];
    }),
  );

/** Returns the names whose words decide what a rule that is added, changed, or removed comes to, before or after. */
export const wordsReadBy = (entries: readonly ChangedEntry[], wordNames: ReadonlySet<string>): Set<string> =>
  new Set(
    entries
      .flatMap(changedPlaces)
      .flatMap(rulesAt)
      .filter((rule) => readsWords(rule, wordNames))
      .flatMap((rule) => identifiersOf(variablesOf(rule)))
      .filter((name) => wordNames.has(name)),
  );

/** Returns what a run of a rule came to. Production goes on without a rule that can't be run to its end. */
function outcomeOf(run: (onFault: () => void) => boolean | typeof unknown): keyof RuleCounts {
  let hasFailed = false;
  const value = run(() => {
    hasFailed = true;
  });
  if (hasFailed) return 'failed';
  return isUnknown(value) ? 'unknown' : `${value}`;
}

/** Runs a changed rule on what is known, and counts what it comes to. Returns whether it could be run. */
export function countRule(changed: ChangedRule, data: Readonly<Record<string, unknown>>): boolean {
  if (changed.readsWords) return true;
  const outcome = outcomeOf((onFault) => truthOf(safeCompile(changed.rule, onFault).run(data, { absent: unknown })));
  changed[outcome] += 1;
  return outcome !== 'failed';
}

/**
 * Does the same for a rule of a trigger, to which what is unknown is null, over what was known at each event of a case. The case counts once for each outcome,
 * so that what is counted is families.
 */
export function countTriggerRule(changed: ChangedRule, known: readonly Facts[]): boolean {
  const outcomes = new Set(known.map((facts) => outcomeOf((onFault) => ruleHolds(changed.rule, facts, onFault))));
  for (const outcome of outcomes) changed[outcome] += 1;
  return !outcomes.has('failed');
}
