import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Arrangement } from '#shared/model/arrangement.ts';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Template } from '#shared/model/template.ts';
import { choosePackage } from '#shared/planner/choices.ts';
import { draftOf } from '#shared/planner/saved-plan.ts';
import { type StepKey, stepOf } from '#shared/planner/steps.ts';
import { newBrowser, packagePlan, plannerHomeOf, save } from '#test/journeys/parts/planning.ts';
import { paths } from '#web/paths.ts';
import { givenHome } from './marketplace-words.ts';

export type GivenPlan = { home: PlannerHome; template: Template; planId: string; path: (step: StepKey) => string };

type Wanted = {
  /** The home; one near Boston by default. */
  locationId?: string;
  disposition?: DispositionType;
  /** Picks one of the disposition's packages; the first by default. */
  pick?: (templates: Template[]) => Template | undefined;
  /** Other changes to the plan. */
  changes?: (home: PlannerHome, plan: Arrangement) => Partial<Arrangement>;
};

/** Saves a plan of this browser at a home, with its package and everything that comes with it, and every step completed. */
export async function givenPlan(page: Page, wanted: Wanted = {}): Promise<GivenPlan> {
  const { disposition = 'cremation', pick = ([first]) => first, changes } = wanted;
  const home = await plannerHomeOf(wanted.locationId ?? (await givenHome()).id);
  const template = pick(home.templates.filter(({ dispositionType }) => dispositionType === disposition));
  if (!template) throw new Error(`${home.name} offers no such package for ${disposition}.`);
  const empty = packagePlan(home, {
    timing: 'at-need',
    dispositionType: disposition,
    selectedTemplate: undefined,
    selectedDisplayServices: [],
    selectedServicePreferences: [],
  });
  const { plan } = choosePackage(home, draftOf(empty), template);
  const chosen: Arrangement = {
    ...empty,
    completedFinalStep: stepOf('conference').index,
    selectedTemplate: template.id,
    selectedTemplatePricingMethod: template.pricingMethod,
    selectedDisplayServices: [...plan.selectedDisplayServices],
  };
  const key = randomBytes(32).toString('base64url');
  const { arrangement } = await save(newBrowser(key), { ...chosen, ...changes?.(home, chosen) });
  await page.addInitScript((planKey) => localStorage.setItem('yarrow.planKey', planKey), key);
  const planId = arrangement.arrangementId;
  return {
    home,
    template,
    planId,
    path: (step) => paths.plannerStep({ locationId: home.locationId, arrangementId: planId, step: stepOf(step).path }),
  };
}

/** Returns the answers that a plan needs on the pages that require some: copies and the conference. */
export const answerPagesThatAsk = (home: PlannerHome, plan: Arrangement): Partial<Arrangement> => {
  const idOf = (identifier: string) => home.questions.find((question) => question.identifier === identifier)?.id ?? '';
  const answers: Record<string, { questionId: string; value: number | string }[]> = {
    'death-certificates': [{ questionId: idOf('certificateCopies'), value: 3 }],
    conference: [{ questionId: idOf('conferenceKind'), value: optionOf(home, 'conferenceKind') }],
  };
  return {
    selectedDisplayServices: plan.selectedDisplayServices.map((each) => {
      const page = home.displayServices.find(({ id }) => id === each.displayServiceId)?.page ?? '';
      return { ...each, answers: answers[page] ?? each.answers };
    }),
  };
};

const optionOf = (home: PlannerHome, identifier: string): string =>
  home.questions.find((question) => question.identifier === identifier)?.options[0]?.id ?? '';
