// States and kinds of a case and its arrangement. `shared/lifecycles` decides which state may follow which.
import { defineEnumeration, defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists case statuses with their older numbers; new cases are active, or leads if a family sent its plan (docs/decisions.md, Cases). */
export const caseStatus = defineEnumeration({
  lead: { label: 'Lead', number: 1 },
  active: { label: 'Active', number: 2 },
  completed: { label: 'Completed', number: 3 },
  cancelled: { label: 'Cancelled', number: 10 },
});
export type CaseStatus = ValueOf<typeof caseStatus>;

/** Lists when the funeral is needed, with bit flags (None, 0, is an empty set). `planner` is the family's own words in the planner. */
export const timing = defineEnumeration({
  'at-need': { label: 'At-need', number: 1, planner: 'Now, my loved one has passed away' },
  'pre-need': { label: 'Pre-need', number: 2, planner: 'Future, more than 6 months' },
  'imminent-need': { label: 'Imminent need', number: 4, planner: 'Soon, within 6 months' },
});
export type Timing = ValueOf<typeof timing>;

/** Lists how a case started: `newCaseOptions` 1, the default, to 3 (docs/decisions.md, Cases). */
export const newCaseOptions = defineEnumeration({
  'first-call': { label: 'First call', number: 1 },
  'plan-sent': { label: 'Plan sent by a family', number: 2 },
  'pre-need-turned-at-need': { label: 'Pre-need plan turned at-need', number: 3 },
});
export type NewCaseOptions = ValueOf<typeof newCaseOptions>;

/** Lists where the decedent is in the home's care; new cases are not in care. */
export const decedentStatus = defineLabels({
  'not-in-care': 'Not in care',
  'pickup-requested': 'Pickup requested',
  'out-for-pickup': 'Out for pickup',
  'in-care': 'In care',
  embalmed: 'Embalmed',
  'preparation-started': 'Preparation started',
  'preparation-completed': 'Preparation completed',
  'laid-to-rest': 'Laid to rest',
  'cremated-remains-in-care': 'Cremated remains in care',
  'cremated-remains-ready-for-family': 'Cremated remains ready for family',
  'cremated-remains-in-family-care': 'Cremated remains in family care',
  transferred: 'Transferred',
});
export type DecedentStatus = ValueOf<typeof decedentStatus>;

/** Lists the progress of an arrangement. */
export const arrangementStatus = defineLabels({
  'not-started': 'Not started',
  opened: 'Opened',
  started: 'Started',
  'in-progress': 'In progress',
  'ready-for-contract': 'Ready for contract',
  'in-contract': 'In contract',
  'contract-completed': 'Contract completed',
});
export type ArrangementStatus = ValueOf<typeof arrangementStatus>;

/** Lists what a family may still change, depending on the contract. */
export const contractStatus = defineLabels({
  editable: 'Editable',
  'in-contract': 'In contract',
  'contract-signed': 'Contract signed',
});
export type ContractStatus = ValueOf<typeof contractStatus>;

/** Lists the steps of an arrangement as staff see them (docs/vocabulary.md, The older product). */
export const arrangementStep = defineLabels({
  disposition: 'Disposition',
  preferences: 'Preferences',
  template: 'Template',
  services: 'Services',
  'additional-services': 'Additional services',
  'interment-merchandise': 'Interment merchandise',
  'cremated-remains-merchandise': 'Cremated remains merchandise',
  'memorial-merchandise': 'Memorial merchandise',
  'death-certificates': 'Death certificates',
  conference: 'Conference',
  summary: 'Summary',
  details: 'Details',
  'summary-saved': 'Summary saved',
});
export type ArrangementStep = ValueOf<typeof arrangementStep>;

/** Lists whom a plan can be for; at-need makes it someone else (docs/decisions.md, Planner). */
export const arrangementType = defineLabels({ myself: 'Myself', 'someone-else': 'Someone else' });
export type ArrangementType = ValueOf<typeof arrangementType>;

/** Lists the statuses of a case's display service; new ones miss information. */
export const preparationStatus = defineLabels({
  'missing-info': 'Missing info',
  ready: 'Ready',
  'in-progress': 'In progress',
  complete: 'Complete',
});
export type PreparationStatus = ValueOf<typeof preparationStatus>;

/** Lists the statuses of something requested from someone else (a removal, a permit). */
export const requestStatus = defineLabels({ requested: 'Requested', completed: 'Completed' });
export type RequestStatus = ValueOf<typeof requestStatus>;

/** Lists what happened to an item since the version that a family saw. */
export const itemChangeState = defineLabels({ none: 'None', modified: 'Modified', removed: 'Removed' });
export type ItemChangeState = ValueOf<typeof itemChangeState>;

/** Lists what families may do with a display service or a field; display services start at Can See. */
export const familyOption = defineLabels({ 'cannot-see': "Can't see", 'can-see': 'Can See', 'can-edit': 'Can Edit' });
export type FamilyOption = ValueOf<typeof familyOption>;

/** Lists what happens to a personal effect. */
export const personalEffectHandling = defineLabels({
  'bury-or-cremate': 'Bury or cremate with decedent',
  'place-with-cremated-remains': 'Place with cremated remains',
  destroy: 'Destroy',
  ship: 'Ship',
  'return-to-family': 'Return to family',
});
export type PersonalEffectHandling = ValueOf<typeof personalEffectHandling>;

/** Lists things that people have with them. Compiled from general trade knowledge; not a published list. */
export const personalEffectItem = defineLabels({
  'wedding-ring': 'Wedding ring',
  ring: 'Ring',
  watch: 'Watch',
  necklace: 'Necklace',
  bracelet: 'Bracelet',
  earrings: 'Earrings',
  glasses: 'Glasses',
  dentures: 'Dentures',
  'hearing-aid': 'Hearing aid',
  wallet: 'Wallet',
  cash: 'Cash',
  keys: 'Keys',
  phone: 'Phone',
  clothing: 'Clothing',
  shoes: 'Shoes',
  'religious-item': 'Religious item',
  photograph: 'Photograph',
  medication: 'Medication',
  documents: 'Documents/ID',
  other: 'Other',
});
export type PersonalEffectItem = ValueOf<typeof personalEffectItem>;

/** Lists keepsakes taken from the body, only with consent. */
export const bodyKeepsake = defineLabels({ fingerprint: 'Fingerprint', 'lock-of-hair': 'Lock of hair', dna: 'DNA' });
export type BodyKeepsake = ValueOf<typeof bodyKeepsake>;
