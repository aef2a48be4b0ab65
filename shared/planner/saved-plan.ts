import type { Arrangement, ArrangementContact, ArrangementDecedent } from '../model/arrangement.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { areContactsValid, countingContacts } from './contact-errors.ts';
import { lastCompleted } from './moves.ts';
import { chosenTemplate, templatesFor } from './offers.ts';
import { type DraftContact, emptyContact, type PlanDraft } from './plan-draft.ts';
import { FIRST_SAVING_STEP, TEMPLATE_STEP } from './steps.ts';

const contactOf = (contact: DraftContact, isForSomeoneElse: boolean): ArrangementContact | ArrangementDecedent => {
  const { contactType, firstName, middleName, lastName, relationship, email, phoneNumber } = contact;
  const names = { firstName: firstName.trim(), middleName: middleName.trim(), lastName: lastName.trim() };
  if (contactType === 'decedent') return { contactType, ...names };
  return {
    contactType,
    ...names,
    ...(isForSomeoneElse && relationship ? { relationship } : {}),
    email: email.trim().toLowerCase(),
    phoneNumber,
  };
};

/** Returns the package's part of a save: the list of packages before step index 5, the chosen one from it on (docs/decisions.md, Planner). */
const packagePart = (home: PlannerHome, plan: PlanDraft, completedFinalStep: number): Partial<Arrangement> => {
  if (completedFinalStep < TEMPLATE_STEP) {
    const offered = templatesFor(home, plan.dispositionType).slice(0, 100);
    return { templates: offered.map(({ id, name, description, priceCents }) => ({ id, name, description, priceCents })) };
  }
  const template = chosenTemplate(home, plan);
  if (!template) return {};
  return {
    selectedTemplate: template.id,
    selectedTemplatePricingMethod: template.pricingMethod,
    ...(template.pricingMethod === 'flat' ? { flatPriceCents: template.priceCents } : {}),
  };
};

/**
 * Returns what a save sends. Call it only if `moveNext` says to save, so that timing, type, and contacts are there; otherwise it throws. `priceCents` is
 * the current total, US cents. A plan saved before its contacts step was left counts as completed up to it, because its people are named.
 */
export const arrangementOf = (
  home: PlannerHome,
  plan: PlanDraft,
  { arrangementId, priceCents, isPrimary }: { arrangementId: string; priceCents: number; isPrimary: boolean },
): Arrangement => {
  const { timing, type, dispositionType, ceilingCents, name } = plan;
  if (!timing || !type) throw new Error('A plan without timing and type is not saved.');
  const completedFinalStep = Math.max(FIRST_SAVING_STEP, lastCompleted(home, plan));
  return {
    arrangementId,
    providerLocationId: home.locationId,
    completedFinalStep,
    timing,
    type,
    contacts: countingContacts(plan).map((contact) => contactOf(contact, type === 'someone-else')),
    ...(dispositionType ? { dispositionType } : {}),
    priceCents,
    selectedServicePreferences: [...plan.selectedServicePreferences],
    selectedDisplayServices: [...plan.selectedDisplayServices],
    ...packagePart(home, plan, completedFinalStep),
    isPrimary,
    name,
    ...(ceilingCents === undefined ? {} : { ceilingCents }),
  };
};

/** Returns whether a plan can be saved at all: its people are named, so that someone owns it. */
export const isSavable = (plan: PlanDraft): boolean =>
  plan.timing !== undefined && plan.type !== undefined && areContactsValid(plan);

/** Returns the draft of a saved plan. A contact's key is its position. */
export const draftOf = (arrangement: Arrangement): PlanDraft => {
  const { timing, type, dispositionType, selectedTemplate, ceilingCents } = arrangement;
  return {
    completedFinalStep: arrangement.completedFinalStep,
    timing,
    type,
    contacts: arrangement.contacts.map((contact, at) => ({
      ...emptyContact(String(at), contact.contactType),
      firstName: contact.firstName,
      middleName: contact.middleName,
      lastName: contact.lastName,
      ...(contact.relationship ? { relationship: contact.relationship } : {}),
      email: contact.email ?? '',
      phoneNumber: contact.phoneNumber ?? '',
    })),
    ...(dispositionType ? { dispositionType } : {}),
    selectedServicePreferences: arrangement.selectedServicePreferences,
    selectedDisplayServices: arrangement.selectedDisplayServices,
    ...(selectedTemplate ? { selectedTemplate } : {}),
    name: arrangement.name,
    ...(ceilingCents === undefined ? {} : { ceilingCents }),
  };
};

/** Returns whether two drafts say the same, apart from what was completed and what it costs, and without what a save leaves out. */
export const isSamePlan = (home: PlannerHome, one: PlanDraft, other: PlanDraft): boolean => {
  const content = (plan: PlanDraft): string => {
    if (!plan.timing || !plan.type) return JSON.stringify(plan);
    const place = { arrangementId: '', priceCents: 0, isPrimary: false };
    return JSON.stringify({ ...arrangementOf(home, plan, place), completedFinalStep: 0 });
  };
  return content(one) === content(other);
};
