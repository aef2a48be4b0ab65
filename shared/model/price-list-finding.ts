import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { composedText, guid, line, lines } from '../values/schemas.ts';
import { gplLine } from './enumerations/pricing.ts';
import { priceListSettingsSchema } from './general-price-list.ts';
import { containerVariantSchema } from './price-list.ts';

/** What can be wrong with a price list (16 CFR 453.2 to 453.4). */
const findingCodes = [
  'home-missing',
  'branch-missing',
  'title-missing',
  'effective-date-missing',
  'effective-date-future',
  'effective-date-before-last',
  'marked-free',
  'second-fee',
  'casket-handling-fee',
  'packages-replace-list',
  'package-discounts-fee',
  'discount-off-fee',
  'direct-cremation-missing',
  'basic-services-missing',
  'basic-services-unnamed',
  'fee-differs',
  'disclosure-missing',
  'disclosure-misplaced',
  'disclosure-contradicted',
  'offered-not-listed',
  'package-not-listed',
  'purchaser-container-missing',
  'own-container-missing',
  'container-not-priced',
  'services-not-listed',
  'not-one-price',
  'description-missing',
  'price-missing',
  'complete-list-missing',
  'range-differs',
  'head-missing',
  'notes-missing',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** Describes where a fault is, so that the screen can lead there. A row without an id is a line that the home doesn't offer yet. */
const findingPlaceSchema = z.discriminatedUnion('kind', [
  lazyObject(() => ({
    kind: z.literal('row'),
    row: z.enum(['service', 'item']),
    id: guid.nullable(),
    variantId: guid.optional(),
    line: z.enum(gplLine.values).nullable(),
    label: composedText,
  })),
  lazyObject(() => ({ kind: z.literal('package'), id: guid, label: composedText })),
  lazyObject(() => ({ kind: z.literal('section'), id: guid, label: composedText })),
  lazyObject(() => ({ kind: z.literal('discount'), id: guid, label: composedText })),
  lazyObject(() => ({ kind: z.literal('profile'), label: composedText })),
  lazyObject(() => ({ kind: z.literal('setting'), field: line(100), label: composedText })),
  lazyObject(() => ({ kind: z.literal('list'), label: composedText })),
]);
export type FindingPlace = z.infer<typeof findingPlaceSchema>;

/** Describes a one-click fix as data: the server makes the change where the data is stored. */
const fixSchema = z.discriminatedUnion('target', [
  lazyObject(() => ({
    target: z.literal('row'),
    row: z.enum(['service', 'item']),
    id: guid,
    variantId: guid.optional(),
    set: lazyObject(() => ({
      isOffered: z.boolean().optional(),
      name: line(120).optional(),
      note: lines(1000).optional(),
      variants: z.array(containerVariantSchema).max(20).optional(),
    })),
  })),
  lazyObject(() => ({
    target: z.literal('package'),
    id: guid,
    set: lazyObject(() => ({
      showOnGpl: z.boolean().optional(),
      description: lines(2000).optional(),
      notes: lines(2000).optional(),
    })),
    /** The words of single services in it. */
    services: z
      .array(lazyObject(() => ({ packageServiceId: guid, detailText: lines(1000) })))
      .max(200)
      .optional(),
  })),
  lazyObject(() => ({ target: z.literal('section'), id: guid, set: lazyObject(() => ({ text: lines(4000) })) })),
  /** Ends the discount. */
  lazyObject(() => ({ target: z.literal('discount'), id: guid })),
  lazyObject(() => ({ target: z.literal('settings'), set: priceListSettingsSchema.partial() })),
]);
export type Fix = z.infer<typeof fixSchema>;

/** Describes a fault of a price list. Publishing waits until there are none. */
export const findingSchema = lazyObject(() => ({
  /** The same for the same fault at the same place. */
  id: composedText,
  code: z.enum(findingCodes),
  severity: z.literal('must'),
  /** The regulation's clause, such as `16 CFR 453.2(b)(4)(i)(C)`. */
  clause: composedText,
  place: findingPlaceSchema,
  /** What is wrong. */
  words: composedText,
  /** How to fix it. */
  mend: composedText,
  fix: fixSchema.optional(),
  /** The label of the button. */
  fixWords: composedText.optional(),
}));
export type Finding = z.infer<typeof findingSchema>;
