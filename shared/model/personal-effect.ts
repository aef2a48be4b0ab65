import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, instant, line, lines, requiredLine, requiredLines, sha256 } from '../values/schemas.ts';
import { signatureAnswerSchema } from './answer.ts';
import { personalEffectHandling, personalEffectItem } from './enumerations/case.ts';
import { effectState, idSeenKind, toldSource } from './enumerations/custody.ts';

/** The most items of one person, and the most pictures of one item. */
export const MAX_EFFECTS = 60;
export const MAX_EFFECT_PHOTOS = 4;

/** Describes what is written down of a thing when it's found. `inventoriedBy` and `witnessedBy` are two members of the home's staff. */
export const effectInventorySchema = lazyObject(() => ({
  item: z.enum(personalEffectItem.values),
  description: lines(600).default(''),
  quantity: z.int().min(1).max(999).default(1),
  foundWhere: line(200).default(''),
  /** How much money it is. */
  amountCents: cents.optional(),
  /** The code on the tag of the bag that it's in. */
  bagTagId: line(20).optional(),
  inventoriedBy: guid.optional(),
  witnessedBy: guid.optional(),
}));
export type EffectInventory = z.infer<typeof effectInventorySchema>;

/** Describes something that the first call or the removal told of, in its words, before anyone wrote it down. */
const toldThing = () => ({ source: z.enum(toldSource.values), words: requiredLine(200, 'Say what it is.') });
export const toldThingSchema = lazyObject(toldThing);
export type ToldThing = z.infer<typeof toldThingSchema>;

/** Describes what became of something that was told and isn’t on the list. */
export const toldAnswerSchema = lazyObject(() => ({
  ...toldThing(),
  became: requiredLines(600, 'Say what became of it.'),
  by: guid,
  byName: line(200),
  on: instant,
}));
export type ToldAnswer = z.infer<typeof toldAnswerSchema>;

/** Describes a thing that was taken off the list, and why. The family reads it, without the names of the two people of the home. */
export const removedEffectSchema = lazyObject(() => ({
  item: z.enum(personalEffectItem.values),
  description: lines(600),
  quantity: z.int().min(1),
  reason: lines(600),
  on: instant,
  byNames: z.array(line(200)).max(2).optional(),
}));
export type RemovedEffect = z.infer<typeof removedEffectSchema>;

/** Describes what a relative wants to happen to a thing. It decides nothing. */
const effectWishSchema = lazyObject(() => ({
  by: guid,
  name: line(200),
  handling: z.enum(personalEffectHandling.values),
  on: instant,
}));

/**
 * Describes a thing that came with the decedent: what it is, what the person in control of the disposition decided about it (`decidedBy`, a contact), and where it is. What is
 * needed to let it go is kept with it: the contact who took it (`releasedTo`), who signed for it, and who of the staff was there.
 */
export const personalEffectSchema = lazyObject(() => ({
  id: guid,
  decedentId: guid,
  ...effectInventorySchema.shape,
  /** What was told earlier that it is. */
  told: z.array(toldThingSchema).max(10).optional(),
  handling: z.enum(personalEffectHandling.values).optional(),
  decidedBy: guid.optional(),
  decidedOn: instant.optional(),
  /** The member of the staff who wrote the decision down as it was told; missing for one that the person in control made in their own account. */
  writtenBy: guid.optional(),
  /** What it was written down as before, if what was decided or witnessed was about that. */
  earlier: lazyObject(() => ({ item: z.enum(personalEffectItem.values), description: lines(600), on: instant })).optional(),
  wishes: z.array(effectWishSchema).max(50).default([]),
  photos: z
    .array(lazyObject(() => ({ id: guid, sha256 })))
    .max(MAX_EFFECT_PHOTOS)
    .default([]),
  state: z.enum(effectState.values),
  stateOn: instant,
  releasedTo: guid.optional(),
  idSeenKind: z.enum(idSeenKind.values).optional(),
  signature: signatureAnswerSchema.optional(),
  trackingNumber: line(60).optional(),
  /** The second person when it was shipped, buried, or placed with the cremated remains. */
  secondPerson: guid.optional(),
  destroyWitness: guid.optional(),
}));
export type PersonalEffect = z.infer<typeof personalEffectSchema>;
