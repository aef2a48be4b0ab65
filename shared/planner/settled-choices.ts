import { safeCompile } from '../logic/compile-rule.ts';
import { truthOf, unknown } from '../logic/unknown.ts';
import { dispositionGroupOf } from '../model/enumerations/disposition.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { DroppedChoice } from '../model/priced-plan.ts';
import type { Template } from '../model/template.ts';
import { checkAnswer } from '../questions/check-answer.ts';
import { type Answers, answerTo } from '../questions/conditional-question.ts';
import { isAnswered } from '../questions/is-answered.ts';
import { visibleQuestions } from '../questions/visible-questions.ts';
import { carriedOf, NOT_ASKED, NOT_SHOWN } from './carried-services.ts';
import { type Choice, choicesById } from './choices-by-id.ts';
import { homeAsIn } from './home-as-in.ts';
import { type HomeIndex, homeIndexOf, type IndexedService } from './home-index.ts';
import { chosenTemplate, preferenceGroupsFor, servicesOf, templateCalled } from './offers.ts';
import { type CountedService, settleItems } from './settled-items.ts';

/**
 * What rules know of a plan before any question is answered: `timing`, `type`, `dispositionType`, `dispositionGroup`, `preferences` (the names of the
 * wishes), and of the package, where it suits, `packageName`, `isDirectCremation`, `isImmediateBurial`. What is not decided is absent, and so unknown to a
 * rule.
 */
function planFacts(home: PlannerHome, plan: PlanChoices): Record<string, unknown> {
  const { timing, type, dispositionType } = plan;
  const template = chosenTemplate(home, plan);
  const chosen = new Set(plan.selectedServicePreferences);
  const preferences = home.preferenceGroups.flatMap((group) =>
    group.preferences.filter(({ id }) => chosen.has(id)).map(({ name }) => name),
  );
  const facts = {
    timing,
    type,
    dispositionType,
    dispositionGroup: dispositionType && dispositionGroupOf(dispositionType),
    preferences,
    packageName: template?.name,
    isDirectCremation: template?.isDirectCremation,
    isImmediateBurial: template?.isImmediateBurial,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

type Data = Record<string, unknown>;

/**
 * What counts of a plan at a home. `data`: the plan's facts, then the answers that count, by identifier in the order of the funeral. `services` are in that
 * order too. `quantities`: units by the id of the home's item. `dropped` is in the home's order, not in the order that the family chose.
 */
export type SettledChoices = {
  template: Template | undefined;
  data: Data;
  services: readonly CountedService[];
  /** Ids of the display services that the plan can have and that show now, chosen or not. */
  visibleIds: ReadonlySet<string>;
  /** What the rules of a display service read: `data`, with its own answers over others. */
  dataOf: (id: string) => Data;
  /** The answers of a display service that count, by identifier; none if it doesn't show. */
  answersOf: (id: string) => Answers;
  quantities: ReadonlyMap<string, number>;
  /** What the chosen items bring along, once for each category, in the home's order of categories. Nobody chose it by itself. */
  carried: readonly CountedService[];
  dropped: readonly DroppedChoice[];
};

/** No answers. Always the same object, so that a comparison is enough. */
const nothing: Answers = {};

const isRight = (answered: boolean, fault: string | undefined): boolean => answered && fault === undefined;

/** Settles a plan's display services one by one, each after those whose answers its rules read. */
class Settling {
  readonly answers = new Map<string, Answers>();
  readonly dropped = new Map<string, DroppedChoice[]>();
  readonly visibleIds = new Set<string>();
  private readonly index: HomeIndex;
  private readonly choices: ReadonlyMap<string, Choice>;
  private readonly facts: Data;
  private merged: Data | undefined;

  constructor(index: HomeIndex, choices: ReadonlyMap<string, Choice>, facts: Data, offered: ReadonlySet<string>) {
    this.index = index;
    this.choices = choices;
    this.facts = facts;
    for (const each of index.services) if (offered.has(each.service.id)) this.answers.set(each.service.id, this.sound(each));
    for (const each of index.settling) if (offered.has(each.service.id)) this.settle(each);
  }

  /** Returns what rules read: the plan's facts and all answers that count so far, in the order of the funeral. */
  get data(): Data {
    if (!this.merged) {
      this.merged = { ...this.facts };
      for (const { service } of this.index.services) {
        const answers = this.answers.get(service.id);
        if (answers && answers !== nothing) Object.assign(this.merged, answers);
      }
    }
    return this.merged;
  }

  /** Returns the same, with a display service's own answers over others with the same identifier. */
  dataOf(id: string): Data {
    const own = this.answers.get(id) ?? nothing;
    return own === nothing ? this.data : { ...this.data, ...own };
  }

  /** Returns the valid answers of a service, whether or not their questions show. */
  private sound({ service, questions }: IndexedService): Answers {
    const stored = this.choices.get(service.id)?.answers;
    if (!stored || stored.size === 0) return nothing;
    const sound: [string, Answers[string]][] = [];
    for (const question of questions) {
      const value = stored.get(question.id);
      if (value === undefined) continue;
      const fault = checkAnswer(question, value);
      if (isRight(isAnswered(question, value), fault)) sound.push([question.identifier, value]);
      else if (fault) this.drop(service.id, question.id, fault);
    }
    for (const id of stored.keys()) if (!questions.some((question) => question.id === id)) this.drop(service.id, id, NOT_ASKED);
    return sound.length === 0 ? nothing : Object.fromEntries(sound);
  }

  private settle(each: IndexedService): void {
    const { id, visibleWhen } = each.service;
    const isShown = visibleWhen === undefined || this.holds(visibleWhen, this.dataOf(id));
    if (isShown) this.visibleIds.add(id);
    const answers = this.answers.get(id) ?? nothing;
    if (answers === nothing) return;
    const questionIds = new Set(isShown ? this.askedOf(each, answers).map(({ id: question }) => question) : []);
    const entries: [string, Answers[string]][] = [];
    const given = each.questions.filter(({ identifier }) => answerTo(answers, identifier) !== undefined);
    for (const { id: question, identifier } of given) {
      if (questionIds.has(question)) entries.push([identifier, answerTo(answers, identifier)]);
      else this.drop(id, question, NOT_SHOWN);
    }
    if (entries.length === given.length) return;
    this.answers.set(id, entries.length === 0 ? nothing : Object.fromEntries(entries));
    this.merged = undefined;
  }

  /** Returns the questions that show. Without rules it skips the work that rules need. */
  private askedOf({ questions }: IndexedService, answers: Answers) {
    const answered = questions.filter(({ identifier }) => answerTo(answers, identifier) !== undefined);
    const isPlain = answered.every(({ visibleWhen, askedWhen }) => visibleWhen === undefined && askedWhen === undefined);
    if (isPlain) return answered.filter(({ isVisible }) => isVisible);
    return visibleQuestions(questions, answers, { facts: this.data });
  }

  /** Returns whether a rule is known to be true. A rule that can't run counts as true, so that a mistake by staff takes nothing from a family. */
  private holds(rule: LogicRule, data: Data): boolean {
    return truthOf(safeCompile(rule, () => undefined).run(data, { absent: unknown })) === true;
  }

  private drop(serviceId: string, questionId: string, reason: string): void {
    const dropped = this.dropped.get(serviceId) ?? [];
    dropped.push({ kind: 'answer', id: questionId, reason });
    this.dropped.set(serviceId, dropped);
  }
}

/** Returns the package and wishes that a plan names and that don't count here. */
function droppedBeside(home: PlannerHome, plan: PlanChoices, template: Template | undefined): DroppedChoice[] {
  const dropped: DroppedChoice[] = [];
  const { selectedTemplate } = plan;
  if (selectedTemplate !== undefined && !template) {
    const isThere = templateCalled(home, selectedTemplate) !== undefined;
    const reason = isThere
      ? 'This package is for another kind of disposition.'
      : 'This home does not offer this package any more.';
    dropped.push({ kind: 'package', id: selectedTemplate, reason });
  }
  const preferenceIds = new Set(preferenceGroupsFor(home, plan).flatMap(({ preferences }) => preferences.map(({ id }) => id)));
  const gone = [...new Set(plan.selectedServicePreferences)].filter((id) => !preferenceIds.has(id)).sort();
  const reason = 'This wish is not asked for here.';
  return [...dropped, ...gone.map((id): DroppedChoice => ({ kind: 'preference', id, reason }))];
}

/** Returns the ids of what the plan's package offers for its disposition, or the home if no package is chosen, whether or not it shows. */
function offeredTo(home: PlannerHome, { dispositionType: type }: PlanChoices, template: Template | undefined): Set<string> {
  const offered =
    template && type
      ? servicesOf(home, template, type)
      : home.displayServices.filter(
          ({ isActive, dispositionTypes: types }) =>
            isActive && (types.length === 0 || (type !== undefined && types.includes(type))),
        );
  return new Set(offered.map(({ id }) => id));
}

function settle(home: PlannerHome, plan: PlanChoices): SettledChoices {
  const template = chosenTemplate(home, plan);
  const index = homeIndexOf(homeAsIn(home, template));
  const offered = offeredTo(home, plan, template);
  const choices = choicesById(plan.selectedDisplayServices);
  const settling = new Settling(index, choices, planFacts(home, plan), offered);
  const dataOf = (id: string): Data => settling.dataOf(id);
  const services = index.services.flatMap((indexed): CountedService[] => {
    const { service } = indexed;
    const isChosen = choices.has(service.id);
    const isFixed = template !== undefined && !service.canRemoveInOnlineArrangements;
    if (!settling.visibleIds.has(service.id) || !(isChosen || isFixed)) return [];
    return [{ indexed, service, isChosen, answers: settling.answers.get(service.id) ?? nothing, data: dataOf(service.id) }];
  });
  const { quantities, dropped } = settleItems(index, choices, offered, { services, type: plan.dispositionType });
  const { carried, dropped: droppedWithItems } = carriedOf(index, choices, quantities, settling.data);
  const carriedBy = new Map(carried.map((each) => [each.service.id, each]));
  const droppedAnswers = index.services.flatMap(({ service }) => settling.dropped.get(service.id) ?? []);
  return {
    template,
    data: settling.data,
    services,
    visibleIds: settling.visibleIds,
    // A category of which the plan has nothing yet is asked about as with one item.
    dataOf: (id) => carriedBy.get(id)?.data ?? (index.carriedBy.has(id) ? { ...dataOf(id), itemUnits: 1 } : dataOf(id)),
    answersOf: (id) => carriedBy.get(id)?.answers ?? settling.answers.get(id) ?? nothing,
    quantities,
    carried,
    dropped: [...droppedBeside(home, plan, template), ...dropped, ...droppedAnswers, ...droppedWithItems],
  };
}

const settled = new WeakMap<PlannerHome, WeakMap<PlanChoices, SettledChoices>>();

/**
 * Returns what counts of a plan at a home. Dropped, and so not priced: what the home or the package doesn't offer, and answers that are hidden, out of
 * bounds, or of the wrong kind. A display service that doesn't show counts for nothing but stays in the plan, and comes back with the answer that hid it.
 * Each is settled after those whose answers it reads, so that what doesn't count decides nothing. Settled once per pair of objects, because neither plan
 * nor home ever changes.
 */
export function settledChoices(home: PlannerHome, plan: PlanChoices): SettledChoices {
  let plans = settled.get(home);
  if (!plans) {
    plans = new WeakMap();
    settled.set(home, plans);
  }
  let result = plans.get(plan);
  if (!result) {
    result = settle(home, plan);
    plans.set(plan, result);
  }
  return result;
}
