import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, lines, requiredLine } from '../values/schemas.ts';
import { templateSchema } from './template.ts';

/** A line of a preconfigured package: a service of the catalog in its words, or what it leaves out in words of its own. */
const preConfiguredItemSchema = lazyObject(() => ({
  serviceId: guid.optional(),
  displayName: requiredLine(120),
  detailText: lines(1000).default(''),
  isIncluded: z.boolean(),
}));

/**
 * A package that homes begin their own from: everything of one but what is a home's, which is its prices, its id and its place among the others. Kept in
 * the catalog, the same for every home.
 */
const preConfiguredTemplateSchema = lazyObject(() => ({
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
