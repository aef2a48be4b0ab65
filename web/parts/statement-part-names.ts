import { type PlanSection, planSection } from '#shared/model/enumerations/pricing.ts';

/** What the parts of a statement are called to families, without the words of the trade alone. */
export const partNames: Readonly<Record<PlanSection, string>> = {
  package: planSection.label('package'),
  services: planSection.label('services'),
  merchandise: planSection.label('merchandise'),
  'cash-advances': 'Paid to others for you (cash advances)',
  discounts: planSection.label('discounts'),
  taxes: planSection.label('taxes'),
};
