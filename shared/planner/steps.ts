import type { PlannerHome } from '../model/planner-home.ts';
import { areContactsValid } from './contact-errors.ts';
import { missingOn } from './missing-answers.ts';
import { categoriesOn, chosenTemplate, templatesFor } from './offers.ts';
import type { PlanDraft } from './plan-draft.ts';
import { servicesOn } from './service-visibility.ts';

export type StepKey =
  | 'timing'
  | 'type'
  | 'contacts'
  | 'disposition-type'
  | 'service-preferences'
  | 'select-template'
  | 'service-details'
  | 'additional-services'
  | 'interment'
  | 'cremated-remains'
  | 'keepsakes'
  | 'memorial'
  | 'death-certificates'
  | 'conference'
  | 'summary';

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

type Row = [key: StepKey, path: string, title: string, exists: Condition, canContinue: Condition];

const rows: readonly Row[] = [
  ['timing', 'plan-details/timing', 'Timing', always, (_, plan) => plan.timing !== undefined],
  ['type', 'plan-details/type', 'Who it is for', (_, { timing }) => timing !== 'at-need', (_, plan) => plan.type !== undefined],
  ['contacts', 'plan-details/contacts', 'Contacts', always, (_, plan) => areContactsValid(plan)],
  [
    'disposition-type',
    'funeral-preferences/disposition-type',
    'Burial, cremation or other',
    always,
    (home, plan) =>
      plan.dispositionType !== undefined &&
      (templatesFor(home, plan.dispositionType).length > 0 || chosenTemplate(home, plan) !== undefined),
  ],
  ['service-preferences', 'service-preferences', 'Wishes', always, always],
  ['select-template', 'select-template', 'Package', always, (home, plan) => chosenTemplate(home, plan) !== undefined],
  [
    'service-details',
    'services/service-details',
    'Services',
    (home, plan) => servicesOn(home, plan, 'service-details').length > 0,
    always,
  ],
  [
    'additional-services',
    'services/additional-services',
    'Additional services',
    (home, plan) => servicesOn(home, plan, 'additional-services').length > 0,
    always,
  ],
  [
    'interment',
    'merchandise/interment',
    'Casket and burial',
    (home, plan) => categoriesOn(home, plan, 'interment').length > 0,
    always,
  ],
  [
    'cremated-remains',
    'merchandise/cremated-remains',
    'Urns and containers',
    (home, plan) => categoriesOn(home, plan, 'cremated-remains').length > 0,
    always,
  ],
  ['keepsakes', 'merchandise/keepsakes', 'Keepsakes', (home, plan) => categoriesOn(home, plan, 'keepsakes').length > 0, always],
  [
    'memorial',
    'merchandise/memorial',
    'Memorial',
    // A page of services. If a package offers items on it, it is an item page, and the table gives it no step.
    (home, plan) => categoriesOn(home, plan, 'memorial').length === 0 && servicesOn(home, plan, 'memorial').length > 0,
    always,
  ],
  [
    'death-certificates',
    'other-fees/death-certificates',
    'Death certificates',
    always,
    (home, plan) => missingOn(home, plan, 'death-certificates').length === 0,
  ],
  [
    'conference',
    'other-fees/conference',
    'Conference',
    (home, plan) => servicesOn(home, plan, 'conference').length > 0,
    (home, plan) => missingOn(home, plan, 'conference').length === 0,
  ],
  ['summary', 'summary', 'Summary', always, always],
];

/** The table of steps, by index from 0 (timing) to 14 (summary). */
export const steps: readonly Step[] = rows.map(([key, path, title, exists, canContinue], index) => ({
  index,
  key,
  path,
  title,
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
