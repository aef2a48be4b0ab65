import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, email, guid, line, nameLine, optionalNameLine, optionalPhone, phone } from '../values/schemas.ts';
import { answerSchema, merchandiseSelectionSchema } from './answer.ts';
import { arrangementType, timing } from './enumerations/case.ts';
import { dispositionType } from './enumerations/disposition.ts';
import { pricingMethod } from './enumerations/pricing.ts';
import { relationship } from './enumerations/relationship.ts';
import { MAX_PLAN_NAME } from './limits.ts';
import { templateSummarySchema } from './template.ts';

/** Sets the index of the summary; steps count from 0 (docs/decisions.md, Planner). */
const LAST_ARRANGEMENT_STEP = 14;

const personFields = {
  firstName: nameLine(64),
  middleName: optionalNameLine(64).default(''),
  lastName: nameLine(64),
};

/**
 * Describes the person who plans: first name, last name, and email are required; a phone, if given, is complete. `relationship` to the decedent is required
 * when the plan is for someone else (`arrangementSchema` checks it).
 */
const arrangementContactSchema = lazyObject(() => ({
  contactType: z.literal('contact'),
  ...personFields,
  relationship: z.enum(relationship.values).optional(),
  email,
  phoneNumber: optionalPhone.default(''),
}));
export type ArrangementContact = z.infer<typeof arrangementContactSchema>;

/** Describes the person the plan is for, if that is someone else. */
const arrangementDecedentSchema = lazyObject(() => ({
  contactType: z.literal('decedent'),
  ...personFields,
  relationship: z.enum(relationship.values).optional(),
  email: email.optional(),
  phoneNumber: phone.optional(),
}));
export type ArrangementDecedent = z.infer<typeof arrangementDecedentSchema>;

/** Describes a display service that a family chose, with its answers by question id and its items. */
const selectedDisplayServiceSchema = lazyObject(() => ({
  displayServiceId: guid,
  isAddOn: z.boolean().default(false),
  answers: z
    .array(lazyObject(() => ({ questionId: guid, value: answerSchema() })))
    .max(100)
    .default([]),
  items: z.array(merchandiseSelectionSchema).max(100).default([]),
}));
export type SelectedDisplayService = z.infer<typeof selectedDisplayServiceSchema>;

/**
 * Describes a plan that a family makes. It's saved from step index 2 on, so contacts are there (docs/decisions.md, Planner). `priceCents` is the total
 * so far, `flatPriceCents` the package's flat price if it has one. `templates` are sent only before step index 5, `selectedTemplate` (an id) from it
 * on.
 */
export const arrangementSchema = lazyObject(() => ({
  arrangementId: guid,
  providerLocationId: guid,
  completedFinalStep: z.int().min(0).max(LAST_ARRANGEMENT_STEP),
  timing: z.enum(timing.values),
  type: z.enum(arrangementType.values),
  contacts: z.array(z.discriminatedUnion('contactType', [arrangementContactSchema, arrangementDecedentSchema])).max(20),
  dispositionType: z.enum(dispositionType.values).optional(),
  priceCents: cents.default(0),
  flatPriceCents: cents.optional(),
  selectedServicePreferences: z.array(guid).max(100).default([]),
  selectedDisplayServices: z.array(selectedDisplayServiceSchema).max(200).default([]),
  templates: z.array(templateSummarySchema).max(100).optional(),
  selectedTemplate: guid.optional(),
  selectedTemplatePricingMethod: z.enum(pricingMethod.values).optional(),
  /** Marks the plan that counts if a case has several. */
  isPrimary: z.boolean().default(false),
  /** The family's name for the plan. Until there is one, screens name it after the person. */
  name: line(MAX_PLAN_NAME).default(''),
  /** The most that the family wants to spend, US cents. */
  ceilingCents: cents.optional(),
}))
  .refine((plan) => plan.contacts[0]?.contactType === 'contact', {
    error: 'The first contact is the person who plans',
    path: ['contacts'],
  })
  .refine((plan) => plan.type === 'myself' || plan.contacts.some((each) => each.contactType === 'decedent'), {
    error: 'The name of the person the plan is for is required.',
    path: ['contacts'],
  })
  .refine((plan) => plan.timing !== 'at-need' || plan.type === 'someone-else', {
    error: 'Someone who plans for now plans for someone else',
    path: ['type'],
  })
  .refine(
    (plan) => plan.type === 'myself' || plan.contacts.every((each) => each.contactType === 'decedent' || each.relationship),
    {
      error: 'Relationship with decedent is required.',
      path: ['contacts'],
    },
  );
export type Arrangement = z.infer<typeof arrangementSchema>;
