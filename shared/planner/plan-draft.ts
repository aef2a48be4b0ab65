import type { SelectedDisplayService } from '../model/arrangement.ts';
import type { ArrangementType, Timing } from '../model/enumerations/case.ts';
import type { DispositionType } from '../model/enumerations/disposition.ts';
import type { Relationship } from '../model/enumerations/relationship.ts';

/** A person of a plan as far as they are typed; `contact` plans or helps, `decedent` is whom the plan is for. Empty text is nothing typed. */
export type DraftContact = {
  /** Tells contacts apart on the screen; it is not saved. */
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
 * A plan while it is made: everything may still be open, unlike `Arrangement`, which is what a save sends. `completedFinalStep` is the index of the
 * furthest step that was completed, -1 before the first.
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
  /** Id of the package. It stays while another disposition is tried, so that going back restores it; `chosenTemplate` says whether it holds. */
  selectedTemplate?: string;
  name: string;
  /** The most that the family wants to spend, US cents. */
  ceilingCents?: number;
};

/** A person nobody has typed yet. */
export const emptyContact = (key: string, contactType: DraftContact['contactType']): DraftContact => ({
  key,
  contactType,
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
});

/** A plan of which nothing is decided. */
export const emptyPlan: PlanDraft = {
  completedFinalStep: -1,
  contacts: [],
  selectedServicePreferences: [],
  selectedDisplayServices: [],
  name: '',
};
