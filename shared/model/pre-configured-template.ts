import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, lines, requiredLine } from '../values/schemas.ts';
import { templateSchema } from './template.ts';

/** Describes a line of a preconfigured package: a catalog service in its own words, or something left out, in words of the package. */
const preConfiguredItemSchema = lazyObject(() => ({
  serviceId: guid.optional(),
  displayName: requiredLine(120),
  detailText: lines(1000).default(''),
  isIncluded: z.boolean(),
}));

/**
 * Describes a package that homes start their own from: everything except what belongs to a home, which is its prices, id, and position. The catalog has it,
 * the same for every home.
 */
export const preConfiguredTemplateSchema = lazyObject(() => ({
  ...templateSchema.omit({
    providerLocationId: true,
    priceCents: true,
    aLaCartePriceCents: true,
    packageServices: true,
    displayServiceSettings: true,
  }).shape,
  packageServices: z.array(preConfiguredItemSchema).max(200),
}));
export type PreConfiguredTemplate = z.infer<typeof preConfiguredTemplateSchema>;
