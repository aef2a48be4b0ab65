import { type PlannerStep, plannerStep } from '../model/enumerations/planner-step.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { areContactsValid } from './contact-errors.ts';
import { missingOn } from './missing-answers.ts';
import { categoriesOn, chosenTemplate, templatesFor } from './offers.ts';
import type { PlanDraft } from './plan-draft.ts';
import { servicesOn } from './service-visibility.ts';

export type StepKey = PlannerStep;

type Condition = (home: PlannerHome, plan: PlanDraft) => boolean;

/**
 * Describes one row of the table of steps (docs/decisions.md, Planner). `path` is its segment of the address. `canContinue`: always on service,
 * merchandise, and preference steps; on contacts only if they are valid; elsewhere only if the step has a value.
 */
export type Step = {
  index: number;
  key: StepKey;
  path: string;
  /** Names the step in the progress and in what is missing. */
  title: string;
  exists: Condition;
  /** Whether moving forward from here saves. */
  saves: boolean;
  canContinue: Condition;
};

const always: Condition = () => true;

/** Sets the index from which forward moves save (docs/decisions.md, Planner). */
export const FIRST_SAVING_STEP = 2;

/** The progress total shows after this index. Saves have the list of templates only before it, and `selectedTemplate` from it on. */
export const TEMPLATE_STEP = 5;

type Row = [key: StepKey, path: string, exists: Condition, canContinue: Condition];

const rows: readonly Row[] = [
  ['timing', 'plan-details/timing', always, (_, plan) => plan.timing !== undefined],
  ['type', 'plan-details/type', (_, { timing }) => timing !== 'at-need', (_, plan) => plan.type !== undefined],
  ['contacts', 'plan-details/contacts', always, (_, plan) => areContactsValid(plan)],
  [
    'disposition-type',
    'funeral-preferences/disposition-type',
    always,
    (home, plan) =>
      plan.dispositionType !== undefined &&
      (templatesFor(home, plan.dispositionType).length > 0 || chosenTemplate(home, plan) !== undefined),
  ],
  ['service-preferences', 'service-preferences', always, always],
  ['select-template', 'select-template', always, (home, plan) => chosenTemplate(home, plan) !== undefined],
  ['service-details', 'services/service-details', (home, plan) => servicesOn(home, plan, 'service-details').length > 0, always],
  [
    'additional-services',
    'services/additional-services',
    (home, plan) => servicesOn(home, plan, 'additional-services').length > 0,
    always,
  ],
  ['interment', 'merchandise/interment', (home, plan) => categoriesOn(home, plan, 'interment').length > 0, always],
  [
    'cremated-remains',
    'merchandise/cremated-remains',
    (home, plan) => categoriesOn(home, plan, 'cremated-remains').length > 0,
    always,
  ],
  ['keepsakes', 'merchandise/keepsakes', (home, plan) => categoriesOn(home, plan, 'keepsakes').length > 0, always],
  [
    'memorial',
    'merchandise/memorial',
    // A page of services. If a package offers items on it, it is an item page, and the table gives it no step.
    (home, plan) => categoriesOn(home, plan, 'memorial').length === 0 && servicesOn(home, plan, 'memorial').length > 0,
    always,
  ],
  [
    'death-certificates',
    'other-fees/death-certificates',
    always,
    (home, plan) => missingOn(home, plan, 'death-certificates').length === 0,
  ],
  [
    'conference',
    'other-fees/conference',
    (home, plan) => servicesOn(home, plan, 'conference').length > 0,
    (home, plan) => missingOn(home, plan, 'conference').length === 0,
  ],
  ['summary', 'summary', always, always],
];

/** The table of steps, by index from 0 (timing) to 14 (summary). */
export const steps: readonly Step[] = rows.map(([key, path, exists, canContinue], index) => ({
  index,
  key,
  path,
  title: plannerStep.label(key),
  exists,
  saves: index >= FIRST_SAVING_STEP,
  canContinue,
}));

const byKey = new Map(steps.map((step) => [step.key, step]));
const byPath = new Map(steps.map((step) => [step.path, step]));

/** Returns the step with a key. */
export const stepOf = (key: StepKey): Step => byKey.get(key) as Step;

/** Returns the step with an address segment, or undefined. */
export const stepAt = (path: string): Step | undefined => byPath.get(path);
