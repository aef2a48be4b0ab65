import { describe, expect, it } from 'vitest';
import { readRule } from '#shared/logic/drawing/read-rule.ts';
import { tryRule } from '#shared/logic/drawing/rule-sample.ts';
import { ruleUses } from '#shared/logic/drawing/rule-use.ts';
import { faultsOfNames } from '#shared/logic/drawing/vocabulary.ts';
import { entriesOf } from '#world/fill-cloud.ts';
import { generateWorld } from '#world/generate.ts';
import type { NounName } from './noun-names.ts';
import { nouns } from './nouns/index.ts';
import { ruleSamples, ruleSettingOf, ruleVocabulary } from './rule-setting.ts';

const { catalog } = generateWorld();
const groups = [...catalog.questionGroups, ...catalog.caseQuestionGroups];
const givers = { groups, dataFields: entriesOf(catalog).dataFields };
const stored: [NounName, readonly { id: string }[]][] = [
  ['displayServices', catalog.displayServices],
  ['categoryServices', catalog.categoryServices],
  ['questionGroups', groups],
  ['taskTriggers', catalog.taskTriggers],
];

describe('what a rule may read', () => {
  it.each(stored)('has every name and value that stored rules of %s read', (noun, entries) => {
    let count = 0;
    for (const entry of entries)
      for (const { path, rule } of nouns[noun].rulesOf?.(entry) ?? []) {
        const { use, reads } = ruleSettingOf(noun, path.filter((part) => typeof part === 'string').join('.'), entry);
        const reading = readRule(JSON.stringify(rule), use.gives);
        if (reading.kind !== 'rule') throw new Error(`${path.join('.')} is no rule`);
        expect(faultsOfNames(reading.drawing, ruleVocabulary(reads, givers)), JSON.stringify(rule)).toEqual([]);
        expect(tryRule(reading, ruleSamples[reads], use).every(({ result }) => result !== 'fault')).toBe(true);
        count += 1;
      }
    expect(count).toBeGreaterThan(noun === 'categoryServices' ? 0 : 3);
  });

  it('follows from where the rule is', () => {
    expect(ruleSettingOf('displayServices', 'mappings.quantity', {})).toEqual({ use: ruleUses.quantity, reads: 'plan' });
    expect(ruleSettingOf('displayServices', 'questions.logic', {})).toEqual({ use: ruleUses.shown, reads: 'plan' });
    expect(ruleSettingOf('questionGroups', 'questions.visibleWhen', { kind: 'case' }).reads).toBe('case');
    expect(ruleSettingOf('categoryServices', 'mappings.quantity', {})).toEqual({ use: ruleUses.quantity, reads: 'items' });
    expect([ruleVocabulary('items', givers).has('itemUnits'), ruleVocabulary('plan', givers).has('itemUnits')]).toEqual([
      true,
      false,
    ]);
    expect(ruleSettingOf('taskTriggers', 'completeWhen', {})).toEqual({ use: ruleUses.taskCompleted, reads: 'facts' });
  });

  it('is left out without a rule while its switch is off', () => {
    const withoutRule = (path: string, element?: object) => ruleSettingOf('displayServices', path, {}, element).use.without;
    expect(withoutRule('mappings.logic', { shouldShow: true })).toBe('No rule. Always charged.');
    expect(withoutRule('mappings.logic', { shouldShow: false })).toBe('No rule. Never charged.');
    expect(withoutRule('questions.logic', { shouldShow: false })).toBe('No rule. Never shown.');
    expect(withoutRule('mappings.quantity', { shouldShow: false })).toBe('No rule. The quantity is 1.');
  });
});
