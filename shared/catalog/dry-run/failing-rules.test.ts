import { describe, expect, it } from 'vitest';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import { taskTriggerSchema } from '#shared/model/task.ts';
import { templateDocumentSchema } from '#shared/model/template-document.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { entriesOf } from '#world/fill-cloud.ts';
import { generateWorld } from '#world/generate.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import { type AnyCatalog, type AnyEntry, catalogFaults } from '../catalog-faults.ts';
import { nounNames } from '../noun-names.ts';
import { tallyCase } from './compared-case.ts';
import { tallyDocuments } from './compared-documents.ts';
import { homePair, tallyPlan } from './compared-plan.ts';
import { prepareDryRun, withEntries } from './dry-run.ts';
import { emptyTally } from './tally.ts';

const today = '2026-11-26';
const twice: LogicRule = { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] };
/** Doubles a text until the run has no steps left. */
const endless: LogicRule = { '!!': [{ reduce: [Array.from({ length: 30 }, (_, nth) => nth), twice, 'xy'] }] };
/** Does that only where something is known that no sample of a rule has. */
const endlessFor = (name: string, value: string): LogicRule => ({ and: [{ '==': [{ var: name }, value] }, endless] });

const world = generateWorld();
const sample: AnyCatalog = entriesOf(world.catalog);
const home = samplePlannerHome(world.homes.find(({ profile }) => profile.isActive)!.profile.name);
const service = home.displayServices.find(({ mappings, isActive }) => isActive && mappings.length > 0)!;
const stored = world.catalog.displayServices.find(({ id }) => id === service.id)!;
const ruled = (logic: LogicRule) =>
  displayServiceSchema.parse({ ...stored, mappings: stored.mappings.map((each) => ({ ...each, logic })) });

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
const runOf = (noun: 'taskTriggers' | 'templateDocuments', entry: AnyEntry) =>
  prepareDryRun(none, withEntries(none, [{ noun, id: entry.id, after: entry }]), today);

describe('a rule that takes too many steps', () => {
  it('keeps its entry from being published', () => {
    const changedTo = (entry: AnyEntry) => withEntries(sample, [{ noun: 'displayServices', id: entry.id, after: entry }]);
    expect(catalogFaults(changedTo(ruled(endless)), sample)).toContainEqual({
      noun: 'displayServices',
      id: service.id,
      path: ['mappings', 0, 'logic'],
      message: 'The rule takes more than 100,000 steps',
    });
    expect(catalogFaults(changedTo(ruled({ '==': [{ var: 'timing' }, 'at-need'] })), sample)).toEqual([]);
  });

  it('counts as failed for plans whose price would leave out what it charges', () => {
    const changed = { ...service, mappings: ruled(endlessFor('timing', 'imminent-need')).mappings };
    const after = { ...home, displayServices: home.displayServices.map((each) => (each.id === service.id ? changed : each)) };
    const entry = { noun: 'displayServices' as const, id: service.id, after: { ...stored, mappings: changed.mappings } };
    const { rules, unreadable } = prepareDryRun(sample, withEntries(sample, [entry]), today).plans;
    const tally = emptyTally();
    const chosen = { displayServiceId: service.id, isAddOn: service.isAddOn, answers: [], items: [] };
    const plan: PlanChoices = {
      timing: 'imminent-need',
      type: 'someone-else',
      dispositionType: service.dispositionTypes[0] ?? 'burial',
      selectedServicePreferences: [],
      selectedDisplayServices: [chosen],
    } as PlanChoices;
    expect(pricePlan(after, plan).lines.length).toBeLessThanOrEqual(pricePlan(home, plan).lines.length);
    tallyPlan(tally, { pair: homePair(home, after), rules, unreadable }, plan);
    expect(tally.counts.plans).toMatchObject({ same: 0, different: 0, failed: 1 });
    expect(rules[0]).toMatchObject({ true: 0, failed: 1 });
  });

  it('counts as failed for cases in which a trigger could not be judged', () => {
    const appliesWhen = endlessFor('dateOfDeath', '2026-11-20');
    const due = { from: 'event', days: 1 };
    const trigger = taskTriggerSchema.parse({ id: id(1), name: 'Call', when: ['case.created'], due, appliesWhen });
    const { cases } = runOf('taskTriggers', trigger);
    const tally = emptyTally();
    tallyCase(tally, cases, [{ name: 'case.created', day: today, facts: { dateOfDeath: '2026-11-20' } }]);
    expect([tally.counts.cases, cases.rules]).toMatchObject([{ failed: 1, different: 0 }, [{ true: 0, failed: 1 }]]);
  });

  it('counts as failed for documents in which it fills a field', () => {
    const field = { id: id(2), name: 'Field', fieldType: 'string', valueSource: 'json-logic', logic: endless };
    const about = { id: id(1), name: 'Form', type: 'cremation-authorization', audience: 'funeral-director' };
    const { documents } = runOf('templateDocuments', templateDocumentSchema.parse({ ...about, fields: [field] }));
    const tally = emptyTally();
    tallyDocuments(tally, documents, [{ name: 'case.created', day: today, facts: {} }]);
    expect(tally.counts.documents).toMatchObject({ failed: 1, different: 0 });
  });
});

describe('one case', () => {
  const facts = { timing: 'at-need', race: 'white' };
  const events = Array.from({ length: 8 }, (_, nth) => ({ name: nth === 0 ? 'case.created' : 'note.added', day: today, facts }));

  it('counts once for a rule of a trigger, however much happened in it', () => {
    const appliesWhen: LogicRule = { '==': [{ var: 'race' }, 'white'] };
    const due = { from: 'event', days: 1 };
    const trigger = taskTriggerSchema.parse({ id: id(1), name: 'Call', when: ['case.created'], due, appliesWhen });
    const { cases } = runOf('taskTriggers', trigger);
    tallyCase(emptyTally(), cases, events);
    expect(cases.rules).toMatchObject([{ true: 1, false: 0 }]);
  });

  it('is described once, however many triggers have the same name', () => {
    const due = { from: 'event', days: 1 };
    const triggers = [1, 2, 3, 4, 5].map((digit) =>
      taskTriggerSchema.parse({ id: id(digit), name: 'Call', when: ['case.created'], due }),
    );
    const tally = emptyTally();
    tallyCase(tally, prepareDryRun(none, { ...none, taskTriggers: triggers }, today).cases, events);
    expect(Object.values(tally.groups)).toEqual([1]);
  });
});
