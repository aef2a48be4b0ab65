import type { ArrangementPage } from '#shared/model/arrangement-page.ts';
import { type PlannerStep, plannerStep } from '#shared/model/enumerations/planner-step.ts';
import { type FaqPage, faqPages } from '#shared/model/faq-pages.ts';
import type { FaqQuestion } from '#shared/model/faq-question.ts';
import type { State } from '#shared/model/state.ts';
import { stateName } from '#shared/values/states.ts';
import type { Counted } from './noun.ts';

/** Every page that can have questions and answers: screens, and steps of the planner. */
export const pagesWithFaq: readonly (FaqPage | PlannerStep)[] = [...faqPages, ...plannerStep.values];

/** Returns what a page with questions and answers is called: a step of the planner by its title, a screen by its name in words. */
export function faqPageName(page: string): string {
  if (plannerStep.has(page)) return `Planner: ${plannerStep.label(page)}`;
  const words = page.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Returns how many questions and answers each page shows, those without any first, and pages that only an entry names. */
export function faqByPage(entries: readonly Pick<FaqQuestion, 'page' | 'isActive'>[]): Counted[] {
  const shown = Map.groupBy(
    entries.filter(({ isActive }) => isActive !== false),
    ({ page }) => page,
  );
  const pages = [...new Set<string>([...pagesWithFaq, ...entries.map(({ page }) => page)])];
  return pages
    .map((page) => ({ id: page, name: faqPageName(page), count: shown.get(page)?.length ?? 0 }))
    .toSorted((one, other) => Number(one.count > 0) - Number(other.count > 0));
}

/** Returns how many pages each step of the planner has: one, unless it's missing. */
export function pagesByStep(pages: readonly Pick<ArrangementPage, 'step'>[]): Counted[] {
  const counts = Map.groupBy(pages, ({ step }) => step);
  return plannerStep.options.map(({ id, text }) => ({ id, name: text, count: counts.get(id)?.length ?? 0 }));
}

/** What a state's entry can say of its law. */
const valuesOfLaw = ['retentionYears', 'filingDays', 'cremationWaitHours', 'allowedDispositions'] as const;

/** Returns how many values of its law each served state has. Those that have none are gaps. */
export const valuesByState = (states: readonly (Pick<State, 'id' | 'code' | 'isServed'> & Partial<State>)[]): Counted[] =>
  states
    .filter(({ isServed }) => isServed)
    .map((state) => ({
      id: state.id,
      name: stateName(state.code),
      count: valuesOfLaw.filter((name) => state[name] !== undefined).length,
    }))
    .toSorted((one, other) => one.count - other.count || one.name.localeCompare(other.name, 'en'));
