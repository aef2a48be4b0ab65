import type { SelectedDisplayService } from '../model/arrangement.ts';
import type { ArrangementType, Timing } from '../model/enumerations/case.ts';
import type { DispositionType } from '../model/enumerations/disposition.ts';
import type { Relationship } from '../model/enumerations/relationship.ts';

/** A person in a plan as far as they are typed; a `contact` plans or helps, and the `decedent` is whom the plan is for. Empty text means nothing is typed. */
export type DraftContact = {
  /** Tells contacts apart on the screen. It is not saved. */
  key: string;
  contactType: 'contact' | 'decedent';
  firstName: string;
  middleName: string;
  lastName: string;
  relationship?: Relationship;
  email: string;
  phoneNumber: string;
};

/**
 * A plan in progress. Everything may still be open, unlike in `Arrangement`, which a save sends. `completedFinalStep` is the index of the furthest
 * completed step, or -1 before the first.
 */
export type PlanDraft = {
  completedFinalStep: number;
  timing?: Timing;
  type?: ArrangementType;
  contacts: readonly DraftContact[];
  dispositionType?: DispositionType;
  /** Ids of preferences. */
  selectedServicePreferences: string[];
  selectedDisplayServices: SelectedDisplayService[];
  /** The package's id. It stays while another disposition is tried, so that going back restores it; `chosenTemplate` says whether it counts. */
  selectedTemplate?: string;
  name: string;
  /** The most that the family wants to spend, US cents. */
  ceilingCents?: number;
};

/** Returns a person with nothing typed. */
export const emptyContact = (key: string, contactType: DraftContact['contactType']): DraftContact => ({
  key,
  contactType,
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
});

/** A plan with nothing decided. */
export const emptyPlan: PlanDraft = {
  completedFinalStep: -1,
  contacts: [],
  selectedServicePreferences: [],
  selectedDisplayServices: [],
  name: '',
};
