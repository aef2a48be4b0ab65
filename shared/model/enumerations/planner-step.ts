// The steps of the planner. `shared/planner/steps.ts` decides which of them a plan has.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists the steps in their order, with what the progress and what is missing call them (docs/decisions.md, Planner). */
export const plannerStep = defineLabels({
  timing: 'Timing',
  type: 'Who it is for',
  contacts: 'Contacts',
  'disposition-type': 'Burial, cremation or other',
  'service-preferences': 'Wishes',
  'select-template': 'Package',
  'service-details': 'Services',
  'additional-services': 'Additional services',
  interment: 'Casket and burial',
  'cremated-remains': 'Urns and containers',
  keepsakes: 'Keepsakes',
  memorial: 'Memorial',
  'death-certificates': 'Death certificates',
  conference: 'Conference',
  summary: 'Summary',
});
export type PlannerStep = ValueOf<typeof plannerStep>;
