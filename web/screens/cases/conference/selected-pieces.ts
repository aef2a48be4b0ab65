// Pure changes of the choices of a selection. Each sets one piece, so that it can be made again over what a colleague saved.
import type { Answer } from '#shared/model/answer.ts';
import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import { MAX_ITEM_UNITS } from '#shared/model/limits.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Selection } from '#shared/model/selection.ts';
import type { Template } from '#shared/model/template.ts';
import { choosePackage, type GoneChoice, selectionOf } from '#shared/planner/choices.ts';
import { chooseDisposition } from '#shared/planner/choose-disposition.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { draftOf } from '#shared/pricing/swap-candidates.ts';
import type { ConditionalQuestion } from '#shared/questions/conditional-question.ts';
import { answered } from '../../planner/steps/services/family-questions.ts';

/** Returns what of a draft is kept as choices. */
const choicesIn = ({
  timing,
  type,
  dispositionType,
  selectedTemplate,
  selectedServicePreferences,
  selectedDisplayServices,
}: PlanDraft): PlanChoices => ({
  selectedServicePreferences,
  selectedDisplayServices,
  ...(timing ? { timing } : {}),
  ...(type ? { type } : {}),
  ...(dispositionType ? { dispositionType } : {}),
  ...(selectedTemplate ? { selectedTemplate } : {}),
});

type Changed = { selection: Selection; gone: GoneChoice[] };
const changed = (selection: Selection, { plan, gone }: { plan: PlanDraft; gone: GoneChoice[] }): Changed => ({
  selection: { ...selection, choices: choicesIn(plan) },
  gone,
});

/** Chooses the disposition, by the planner's rule. `gone` is what it takes out. */
export const withDisposition = (home: PlannerHome, selection: Selection, type: DispositionType): Changed =>
  changed(selection, chooseDisposition(home, draftOf(selection.choices), type));

/** Chooses a package, by the planner's rule. `gone` is what it takes out. */
export const withPackage = (home: PlannerHome, selection: Selection, template: Template): Changed =>
  changed(selection, choosePackage(home, draftOf(selection.choices), template));

const withChoices = (
  selection: Selection,
  change: (services: SelectedDisplayService[]) => SelectedDisplayService[],
): Selection => ({
  ...selection,
  choices: { ...selection.choices, selectedDisplayServices: change(selection.choices.selectedDisplayServices) },
});

/** Sets which wishes of one question are chosen. */
export const withWishes = (selection: Selection, asked: readonly string[], chosen: readonly string[]): Selection => {
  const others = selection.choices.selectedServicePreferences.filter((id) => !asked.includes(id));
  return { ...selection, choices: { ...selection.choices, selectedServicePreferences: [...others, ...chosen] } };
};

/** Chooses a display service; one that is chosen already stays as it is. */
export const withService = (selection: Selection, service: DisplayService): Selection =>
  withChoices(selection, (all) =>
    all.some(({ displayServiceId }) => displayServiceId === service.id) ? all : [...all, selectionOf(service)],
  );

export const withoutService = (selection: Selection, id: string): Selection =>
  withChoices(selection, (all) => all.filter(({ displayServiceId }) => displayServiceId !== id));

/** Sets the answer to one question of a chosen service; null takes it back. */
export const withAnswer = (
  selection: Selection,
  id: string,
  questions: readonly ConditionalQuestion[],
  { identifier, value }: { identifier: string; value: Answer },
): Selection =>
  withChoices(selection, (all) =>
    all.map((each) => (each.displayServiceId === id ? answered(each, questions, identifier, value) : each)),
  );

/** Sets how many of an item are chosen; 0 removes it. An item's choice has the item's own id. */
export const withItem = (selection: Selection, id: string, quantity: number): Selection =>
  withChoices(selection, (all) => {
    const at = all.findIndex(({ displayServiceId }) => displayServiceId === id);
    const item = { locationItemId: id, quantity: Math.min(MAX_ITEM_UNITS, quantity) };
    const chosen = { displayServiceId: id, isAddOn: true, answers: all[at]?.answers ?? [], items: [item] };
    const others = all.filter((_, place) => place !== at);
    return quantity > 0 ? others.toSpliced(at < 0 ? others.length : at, 0, chosen) : others;
  });

/** Returns how many of an item are chosen by its own id; 0 if none are. */
export const unitsOfItem = ({ choices }: Selection, id: string): number => {
  const chosen = choices.selectedDisplayServices.find(({ displayServiceId }) => displayServiceId === id);
  return chosen ? (chosen.items.find(({ locationItemId }) => locationItemId === id)?.quantity ?? 1) : 0;
};

/** Changes what differs between two sets of choices, such as before and after a swap, and nothing else. */
export function withDifference({ choices, ...selection }: Selection, from: PlanChoices, to: PlanChoices): Selection {
  const idOf = ({ displayServiceId }: SelectedDisplayService) => displayServiceId;
  const [had, has] = [from, to].map((each) => new Map(each.selectedDisplayServices.map((service) => [idOf(service), service])));
  const isChanged = (id: string) => JSON.stringify(had!.get(id)) !== JSON.stringify(has!.get(id));
  const kept = choices.selectedDisplayServices.flatMap((each) => {
    const id = idOf(each);
    return isChanged(id) ? (has!.get(id) ?? []) : [each];
  });
  const there = new Set(kept.map(idOf));
  const added = to.selectedDisplayServices.filter((each) => isChanged(idOf(each)) && !there.has(idOf(each)));
  const { selectedTemplate: _template, dispositionType: _type, ...rest } = choices;
  const set = <Name extends 'selectedTemplate' | 'dispositionType'>(name: Name) =>
    from[name] === to[name] ? choices[name] : to[name];
  const [template, type] = [set('selectedTemplate'), set('dispositionType')];
  return {
    ...selection,
    choices: {
      ...rest,
      ...(template ? { selectedTemplate: template } : {}),
      ...(type ? { dispositionType: type } : {}),
      selectedDisplayServices: [...kept, ...added],
    },
  };
}
