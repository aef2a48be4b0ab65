import { identifiers } from '#shared/identifiers/case-values.ts';
import type { Identifier } from '#shared/identifiers/identifier.ts';
import { itemIdentifiers, logicNamesOf, planIdentifiers } from '#shared/identifiers/logic-names.ts';
import { compileRule } from '#shared/logic/compile-rule.ts';
import type { RuleSample } from '#shared/logic/drawing/rule-sample.ts';
import { type RuleUse, ruleUses } from '#shared/logic/drawing/rule-use.ts';
import type { Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import { LogicFault, type RuleFault } from '#shared/logic/logic-fault.ts';
import type { DataField } from '#shared/model/data-field.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { RuleAt } from '#shared/model/rules-of.ts';
import type { NounName } from './noun-names.ts';

/**
 * Where a rule's names come from: a plan with its answers, the same with items of a category, the answers of a case file, the same with data fields, which papers
 * print, or the facts that tasks read of a case.
 */
export type RuleReads = 'plan' | 'items' | 'case' | 'papers' | 'facts';

/** What a rule of an entry decides, and what it reads. */
export type RuleSetting = { use: RuleUse; reads: RuleReads };

/** What a field's rule decides, by its path. Any other field says whether something shows, or on papers whether it prints. */
const useAt: Readonly<Record<string, RuleUse>> = {
  'mappings.logic': ruleUses.charged,
  'mappings.quantity': ruleUses.quantity,
  condition: ruleUses.taskCreated,
  completeWhen: ruleUses.taskCompleted,
  appliesWhen: ruleUses.taskKept,
};

/** The same of papers, where a template of documents applies to some cases. */
const onPaper: Readonly<Record<string, RuleUse>> = { appliesWhen: ruleUses.applies };

/** Papers print what a case has. */
const papers: ReadonlySet<string> = new Set(['contractTemplates', 'gplTemplates', 'templateDocuments', 'dataFields']);

function readsOf(noun: NounName, entry: object): RuleReads {
  if (noun === 'taskTriggers') return 'facts';
  if (noun === 'categoryServices') return 'items';
  if (noun === 'questionGroups') return (entry as Partial<QuestionGroup>).kind === 'case' ? 'case' : 'plan';
  return papers.has(noun) ? 'papers' : 'plan';
}

/** Rules beside a switch, `shouldShow`, that decides where there is no rule. */
const besideSwitch: ReadonlySet<string> = new Set(['mappings.logic', 'questions.logic']);

/** Returns a use whose switch is off: without a rule, the planner leaves the service or the question out. */
const switchedOff = (use: RuleUse): RuleUse => ({ ...use, without: `No rule. ${use.never}` });

/**
 * Returns what the rule of a field decides (`mappings.logic`), and what it reads. `entry` is what has it, and `element` the part of the entry that has the rule,
 * whose switch may decide without one.
 */
export function ruleSettingOf(noun: NounName, path: string, entry: object, element?: object): RuleSetting {
  const ofPapers = onPaper[path] ?? (path.endsWith('logic') ? ruleUses.filled : ruleUses.printed);
  const use = papers.has(noun) ? ofPapers : (useAt[path] ?? ruleUses.shown);
  const isOff = element !== undefined && besideSwitch.has(path) && (element as { shouldShow?: unknown }).shouldShow !== true;
  return { use: isOff ? switchedOff(use) : use, reads: readsOf(noun, entry) };
}

/** Returns the same of a rule at its place in an entry. */
export const settingOfRule = (noun: NounName, { path }: RuleAt, entry: object): RuleSetting =>
  ruleSettingOf(noun, path.filter((part) => typeof part === 'string').join('.'), entry);

const questionsOf = (groups: readonly QuestionGroup[], kind: QuestionGroup['kind']) =>
  groups.filter((group) => group.kind === kind).flatMap(({ questions }) => questions);

/** What gives names to the answers and to what is worked out: all groups of questions, and all data fields. */
export type NameGivers = { groups: readonly QuestionGroup[]; dataFields: readonly DataField[] };

const identifierOfField = ({ identifier: name, label, fieldType }: DataField): Identifier => ({
  name,
  label,
  fieldType,
  home: { kind: 'derived' },
});

/** Returns the names that rules may read. */
export function ruleVocabulary(reads: RuleReads, { groups, dataFields }: NameGivers): Vocabulary {
  if (reads === 'plan') return logicNamesOf(questionsOf(groups, 'pricing'), 'answers', planIdentifiers);
  if (reads === 'items') return logicNamesOf(questionsOf(groups, 'pricing'), 'answers', itemIdentifiers);
  const asked = questionsOf(groups, 'case');
  if (reads === 'facts') return logicNamesOf(asked, 'facts');
  return logicNamesOf(asked, 'answers', reads === 'case' ? identifiers : [...dataFields.map(identifierOfField), ...identifiers]);
}

const plans: readonly RuleSample[] = [
  {
    label: 'A cremation now',
    data: {
      timing: 'at-need',
      type: 'someone-else',
      dispositionType: 'cremation',
      dispositionGroup: 'cremation',
      preferences: [],
    },
  },
  {
    label: 'A burial planned ahead',
    data: { timing: 'pre-need', type: 'myself', dispositionType: 'burial', dispositionGroup: 'burial', preferences: [] },
  },
  { label: 'A new plan', data: {} },
];

const cases: readonly RuleSample[] = [
  {
    label: 'An active cremation in care',
    data: {
      timing: 'at-need',
      caseStatus: 'active',
      decedentStatus: 'in-care',
      dispositionType: 'cremation',
      dispositionGroup: 'cremation',
      isAssigned: true,
    },
  },
  {
    label: 'An active burial with a contract',
    data: {
      timing: 'at-need',
      caseStatus: 'active',
      decedentStatus: 'in-care',
      dispositionType: 'burial',
      dispositionGroup: 'burial',
      isAssigned: true,
      isVeteran: true,
      contractSignedOn: '2026-11-20',
      serviceStartsOn: '2026-11-28',
    },
  },
  { label: 'A new case', data: { timing: 'at-need', caseStatus: 'active', decedentStatus: 'not-in-care' } },
];

/** Three samples that a rule is tried on. */
export const ruleSamples: Readonly<Record<RuleReads, readonly RuleSample[]>> = {
  plan: plans,
  items: plans.map(({ label, data }) => ({ label, data: { ...data, itemUnits: 2 } })),
  case: cases,
  papers: cases,
  facts: cases,
};

/** Returns why a rule that can be read can't be run to its end, on nothing or on a sample: production would go on without it. */
export function runFaults(noun: NounName, at: RuleAt, entry: object): readonly RuleFault[] {
  const { use, reads } = settingOfRule(noun, at, entry);
  const { run } = compileRule(at.rule);
  try {
    for (const data of [{}, ...ruleSamples[reads].map((sample) => sample.data)]) run(data, { absent: use.absent });
    return [];
  } catch (error) {
    if (error instanceof LogicFault) return error.faults;
    throw error;
  }
}
