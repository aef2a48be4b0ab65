import { describe, expect, it } from 'vitest';
import { identifiers } from '#shared/identifiers/case-values.ts';
import { optionsOf } from '#shared/model/option-lists.ts';
import { rulesOfTaskTrigger } from '#shared/model/rules-of.ts';
import { type TaskDue, taskCategorySchema } from '#shared/model/task.ts';
import { questionsOfGroups } from '#shared/questions/questions-of-groups.ts';
import type { CaseEventName } from '#shared/tasks/case-events.ts';
import { savedTaskTriggerSchema } from '#shared/tasks/saved-task-trigger.ts';
import { generateCatalog } from './catalog.ts';
import { taskTargets } from './data/task-trigger-facts.ts';

const { taskTriggers: triggers, taskCategories: categories, caseQuestionGroups } = generateCatalog();
const questions = questionsOfGroups(caseQuestionGroups);
const inDays = (days: number): TaskDue => ({ from: 'event', days });
const beforeService = (days: number): TaskDue => ({ from: 'date', identifier: 'serviceStartsOn', days: -days });
const afterDisposition = (days: number): TaskDue => ({ from: 'date', identifier: 'dispositionOn', days });

/** The usual tasks, written out again by hand: name, what starts it, when it is due. */
const usual: readonly (readonly [name: string, starts: CaseEventName, due: TaskDue])[] = [
  ['First call record complete', 'case.created', inDays(0)],
  ['Verify identity of authorized agent (right to control disposition)', 'case.created', inDays(1)],
  ['Obtain release from place of death', 'decedent.status-changed', inDays(0)],
  ['Transfer decedent into care', 'decedent.status-changed', inDays(0)],
  ['ID band + intake log', 'decedent.status-changed', inDays(0)],
  ['Give General Price List', 'contact.first-met', inDays(0)],
  ['Embalming authorization signed', 'case.details-changed', { from: 'gate', before: 'embalmed' }],
  ['Arrangement conference', 'case.status-changed', inDays(1)],
  ['Death certificate worksheet to informant', 'case.status-changed', inDays(1)],
  ['Medical certification requested', 'decedent.changed', inDays(1)],
  ['File death certificate', 'certificate.worksheet-completed', inDays(5)],
  ['Burial-transit permit', 'certificate.filed', inDays(1)],
  ['Cremation authorization signed', 'case.details-changed', inDays(2)],
  ['Medical examiner cremation approval', 'case.details-changed', inDays(2)],
  ['Pacemaker checked/removed', 'case.details-changed', { from: 'gate', before: 'transferred' }],
  ['Witness/ID viewing done', 'case.details-changed', { from: 'gate', before: 'transferred' }],
  ['Contract and Statement of Goods signed', 'arrangement.status-changed', inDays(0)],
  ['Deposit/payment recorded', 'contract.signed', inDays(3)],
  ['Obituary draft approved', 'service.scheduled', beforeService(3)],
  ['Order casket/vault/urn', 'contract.signed', beforeService(3)],
  ['Confirm cemetery/crematory', 'case.details-changed', beforeService(2)],
  ['Veteran: request honors + flag', 'case.details-changed', beforeService(2)],
  ['SSA-721 filed', 'certificate.filed', inDays(7)],
  ['Order certified copies', 'certificate.filed', inDays(2)],
  ['Cremation performed, log number recorded', 'permits.completed', inDays(1)],
  ['Return cremated remains', 'decedent.status-changed', inDays(7)],
  ['Personal effects returned', 'decedent.status-changed', inDays(3)],
  ['VA benefit forms sent', 'case.details-changed', afterDisposition(30)],
  ['Final balance', 'contract.completed', afterDisposition(30)],
  ['Aftercare call', 'decedent.status-changed', afterDisposition(14)],
  ['Close case', 'case.tasks-completed', inDays(30)],
];

/** Tasks whose events all come from parts of the product that don't exist yet: until then only their samples make them. */
const waiting: Partial<Record<CaseEventName, readonly string[]>> = {
  'arrangement.status-changed': ['Pre-need contract signed', 'Contract and Statement of Goods signed'],
  'certificate.filed': ['Order certified copies', 'SSA-721 filed', 'Burial-transit permit'],
  'certificate.worksheet-completed': ['File death certificate'],
  'contact.first-met': ['Give General Price List'],
  'contract.completed': ['Final balance'],
  'contract.signed': [
    'Fund the plan: trust or insurance',
    'Assign the insurance policy',
    'File the plan and give copies',
    'Deposit/payment recorded',
    'Order casket/vault/urn',
  ],
  'permits.completed': ['Cremation performed, log number recorded'],
};

describe('the triggers of tasks that every home starts with', () => {
  it('can be saved, each once', () => {
    const schema = savedTaskTriggerSchema(questions);
    for (const trigger of triggers) expect(schema.parse(trigger), trigger.name).toEqual(trigger);
    expect(new Set(triggers.map(({ id }) => id)).size).toBe(triggers.length);
    expect(new Set(triggers.map(({ name }) => name)).size).toBe(triggers.length);
    expect(triggers.map(({ sortOrder }) => sortOrder)).toEqual(triggers.map((_, nth) => (nth + 1) * 10));
  });

  it('are for a trade company only where the work may be its own', () => {
    const kinds = new Set(categories.filter(({ isForTrade }) => isForTrade).map(({ id }) => id));
    const names = triggers.flatMap(({ name, taskCategoryId = '' }) => (kinds.has(taskCategoryId) ? [name] : []));
    expect(names).toEqual([
      'Obtain release from place of death',
      'Transfer decedent into care',
      'Dress, cosmetize and casket',
      'Transport to the donation program',
      'Pacemaker checked/removed',
      'Cremation performed, log number recorded',
    ]);
  });

  it('are each of an existing kind, and every kind has some', () => {
    for (const category of categories) expect(taskCategorySchema.parse(category)).toEqual(category);
    expect(new Set(triggers.map(({ taskCategoryId }) => taskCategoryId))).toEqual(new Set(categories.map(({ id }) => id)));
    expect(categories.filter(({ isForTrade }) => isForTrade).map(({ name }) => name)).toEqual([
      'Removal',
      'Care',
      'Cremation',
      'Transport',
    ]);
  });

  it('include the usual tasks, with their days', () => {
    expect(usual).toHaveLength(31);
    for (const [name, starts, due] of usual) {
      const trigger = triggers.find((each) => each.name === name);
      expect(trigger?.due, name).toEqual(due);
      expect(trigger?.when, name).toContain(starts);
    }
  });

  it('wait for events that are raised now, except for those that are marked', () => {
    const later = new Set(Object.keys(waiting));
    const found = triggers.filter(({ when }) => when.every((name) => later.has(name)));
    expect(found.map(({ name }) => name).sort()).toEqual(Object.values(waiting).flat().sort());
    for (const [name, tasks] of Object.entries(waiting))
      for (const task of tasks) expect(found.find((each) => each.name === task)?.when, task).toEqual([name]);
  });

  it('open existing pages of a case, and for the family only those it may open', () => {
    const targets = triggers.flatMap(({ actionTargetUrl }) => actionTargetUrl ?? []);
    // `/` is the case itself, which the task that asks to assign it names.
    expect(new Set(targets)).toEqual(new Set(['/', ...taskTargets]));
    const staffAlone = ['payment-details', 'decedent-custody', 'medical', 'arrangement-conference', 'tasks'];
    for (const { access, actionTargetUrl = '', name } of triggers)
      if (access === 'family-only') for (const target of staffAlone) expect(actionTargetUrl.includes(target), name).toBe(false);
  });

  it('compare with existing values', () => {
    const optionsFor = new Map<string, Set<string>>();
    for (const { name, enumeration } of identifiers)
      if (enumeration) optionsFor.set(name, new Set((optionsOf(enumeration) ?? []).map(({ id }) => id)));
    for (const { identifier, options, fieldTypeEnumValue } of questions)
      optionsFor.set(identifier, new Set([...options, ...(optionsOf(fieldTypeEnumValue ?? '') ?? [])].map(({ id }) => id)));
    const rules = JSON.stringify(triggers.flatMap(rulesOfTaskTrigger));
    const compared = [
      ...rules.matchAll(/\{"==":\[\{"var":"(\w+)"\},"([\w-]+)"\]\}/g).map(([, name, value]) => [name, value]),
      ...rules.matchAll(/\{"in":\["([\w-]+)",\{"var":"(\w+)"\}\]\}/g).map(([, value, name]) => [name, value]),
      ...rules
        .matchAll(/\{"in":\[\{"var":"(\w+)"\},\[([^\]]+)\]\]\}/g)
        .flatMap(([, name, values = '']) => values.split(',').map((value) => [name, value.slice(1, -1)])),
    ];
    expect(compared.length).toBeGreaterThan(300);
    for (const [name = '', value = ''] of compared) expect([...(optionsFor.get(name) ?? [])], name).toContain(value);
  });

  it('speak in whole sentences', () => {
    for (const { name, description } of triggers) {
      expect(name, name).toMatch(/^[A-Z].*[^.]$/);
      if (description) expect(description, name).toMatch(/^[A-Z0-9].*[.?]$/s);
    }
    expect(triggers.filter(({ access }) => access === 'family-only').every(({ description }) => description !== '')).toBe(true);
  });
});
