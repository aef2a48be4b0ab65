import type { LogicRule } from '../../model/logic-rule.ts';
import { compileRule } from '../compile-rule.ts';
import { LogicFault } from '../logic-fault.ts';
import { isUnknown, type LogicData, type LogicValue, truthOf } from '../unknown.ts';
import { identifiersOf, variablesOf } from '../variables.ts';
import { valueWords } from './clause.ts';
import type { RuleReading } from './read-rule.ts';
import type { RuleUse } from './rule-use.ts';

/** What is known in one case or plan that a rule is tried on, and how people tell it from others. */
export type RuleSample = { label: string; data: LogicData };

/** What a rule gives for a sample. `value` is for rules whose value counts; `fault` if the rule can't run. */
export type SampleOutcome = {
  label: string;
  result: 'yes' | 'no' | 'open' | 'value' | 'fault';
  words: string;
  /** The names that the rule reads, and that the sample has nothing under, while that keeps it open. */
  missing: readonly string[];
};

function inWords(value: LogicValue): string {
  if (isUnknown(value)) return 'Not known yet';
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : valueWords(value, undefined);
}

function resultOf(rule: LogicRule, data: LogicData, use: RuleUse): Pick<SampleOutcome, 'result' | 'words'> {
  const value = compileRule(rule).run(data, { absent: use.absent });
  if (use.gives === 'value') return { result: isUnknown(value) ? 'open' : 'value', words: inWords(value) };
  const truth = truthOf(value);
  const result = isUnknown(truth) ? 'open' : truth ? 'yes' : 'no';
  return { result, words: use.outcomes[result] };
}

/** Tries a rule on samples, with the evaluator that families' plans and cases use. Without a rule, there is nothing to try. */
export function tryRule(reading: RuleReading, samples: readonly RuleSample[], use: RuleUse): SampleOutcome[] {
  if (reading.kind === 'none') return [];
  return samples.map(({ label, data }) => {
    if (reading.kind === 'unreadable') return { label, result: 'fault', words: 'Can’t be evaluated', missing: [] };
    try {
      const found = resultOf(reading.rule, data, use);
      const absent = [...new Set(identifiersOf(variablesOf(reading.rule)))].filter((name) => data[name] === undefined);
      return { label, ...found, missing: found.result === 'open' ? absent : [] };
    } catch (error) {
      if (!(error instanceof LogicFault)) throw error;
      return { label, result: 'fault', words: 'Can’t be evaluated', missing: [] };
    }
  });
}
