// What staff send to save a package. Separate from the package's own schema: its messages are the builder's, and a Lambda that only reads doesn't load
// them.
import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { MAX_CENTS } from '../values/money.ts';
import { guid, lines, requiredLine } from '../values/schemas.ts';
import { logicRuleSchema } from './logic-rule.ts';
import { displayServiceSettingSchema, packageServiceSchema, templateSchema } from './template.ts';

/** The most packages of one home, including archived ones: their order is one transaction with its event. */
export const MAX_PACKAGES = 90;

/** Describes a package's price as typed, US cents. */
const typedCents = z
  .int({ error: 'Enter the price in dollars and cents, such as 1,250.00.' })
  .min(0, 'A price cannot be negative.')
  .max(MAX_CENTS, 'A price can be at most $100,000,000.00.')
  .meta({ description: 'integer US cents' });

/**
 * Describes a display service's setting as the builder has it: every mapping with whether it shows, including rules. `packageToSave` keeps what should be
 * stored.
 */
const sentDisplayServiceSettingSchema = lazyObject(() => ({
  ...displayServiceSettingSchema.shape,
  mappings: z.array(lazyObject(() => ({ serviceId: guid, shouldShow: z.boolean(), logic: logicRuleSchema.optional() }))).max(50),
  questions: z
    .array(lazyObject(() => ({ id: guid, isOptional: z.boolean(), shouldShow: z.boolean(), logic: logicRuleSchema.optional() })))
    .max(100),
}));
export type SentDisplayServiceSetting = z.infer<typeof sentDisplayServiceSettingSchema>;

const sentPackageServiceSchema = lazyObject(() => ({
  ...packageServiceSchema.shape,
  displayName: requiredLine(120, 'Give this item a name.'),
  detailText: lines(1000),
}));

const isOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/**
 * Describes a package as the builder sends it. `aLaCartePriceCents` is never sent, and an a la carte price is never trusted: the server adds up the home's
 * own prices. Other calls change its position and whether it is archived.
 */
export const sentTemplateSchema = lazyObject(() => ({
  ...templateSchema.omit({ providerLocationId: true, isActive: true, sortOrder: true, aLaCartePriceCents: true }).shape,
  name: requiredLine(120, 'Give the package a name.'),
  priceCents: typedCents,
  packageServices: z
    .array(sentPackageServiceSchema)
    .max(200)
    .refine((items) => isOnce(items.map(({ packageServiceId }) => packageServiceId)), 'An item is in the package twice.'),
  displayServices: z.array(guid).max(200).refine(isOnce, 'A planner step is in the package twice.'),
  displayServiceSettings: z
    .array(sentDisplayServiceSettingSchema)
    .max(200)
    .refine((all) => isOnce(all.map((each) => each.displayServiceId)), 'A step of the planner is set twice.')
    .optional(),
}))
  .refine(({ pricingMethod, priceCents }) => pricingMethod !== 'flat' || priceCents !== 0, {
    error: 'Enter the flat price of the package.',
    path: ['priceCents'],
  })
  .refine(({ isDirectCremation, isImmediateBurial }) => !(isDirectCremation && isImmediateBurial), {
    error: 'A package is a direct cremation or an immediate burial, not both.',
    path: ['isImmediateBurial'],
  });
export type SentTemplate = z.infer<typeof sentTemplateSchema>;
