import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, lines } from '../values/schemas.ts';
import { personalEffectHandling, personalEffectItem } from './enumerations/case.ts';

/** Describes a thing that came with the decedent, and what happens to it. `returnedTo` is a contact. */
export const personalEffectSchema = lazyObject(() => ({
  id: guid,
  decedentId: guid,
  item: z.enum(personalEffectItem.values),
  description: lines(600).default(''),
  quantity: z.int().min(1).max(999).default(1),
  handling: z.enum(personalEffectHandling.values).optional(),
  returnedTo: guid.optional(),
}));
export type PersonalEffect = z.infer<typeof personalEffectSchema>;
