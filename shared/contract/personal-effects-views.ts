import * as z from 'zod';
import { personalEffectHandling, personalEffectItem, preparationStatus } from '#shared/model/enumerations/case.ts';
import { effectState, idSeenKind } from '#shared/model/enumerations/custody.ts';
import {
  effectInventorySchema,
  MAX_EFFECT_PHOTOS,
  MAX_EFFECTS,
  personalEffectSchema,
  removedEffectSchema,
  toldAnswerSchema,
  toldThingSchema,
} from '#shared/model/personal-effect.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, timeZone, version } from '#shared/values/schemas.ts';
import { otherTagSchema } from './tags-views.ts';

/** The most items that one save changes: each has an entry in the custody record. */
const MAX_SAVED_EFFECTS = 20;

/**
 * Describes a personal effect as someone sees it. A trade company isn't told what it was worth or who took it, and a family not who wrote it down. A signature is only said to be there: it's on
 * the printed release.
 */
const effectViewSchema = lazyObject(() => ({
  id: guid,
  version,
  item: z.enum(personalEffectItem.values),
  description: z.string(),
  quantity: z.int().min(1),
  foundWhere: z.string().optional(),
  amountCents: z.int().min(0).optional(),
  bagTagId: z.string().optional(),
  inventoriedBy: guid.optional(),
  witnessedBy: guid.optional(),
  told: personalEffectSchema.shape.told,
  handling: z.enum(personalEffectHandling.values).optional(),
  /** Since when it’s in a cremation or another reduction, with the body that it was on. */
  reducedOn: instant.optional(),
  decidedBy: guid.optional(),
  decidedOn: instant.optional(),
  writtenBy: guid.optional(),
  earlier: personalEffectSchema.shape.earlier,
  wishes: personalEffectSchema.shape.wishes.unwrap().optional(),
  photos: z.array(guid).max(MAX_EFFECT_PHOTOS),
  state: z.enum(effectState.values),
  stateOn: instant,
  releasedTo: guid.optional(),
  idSeenKind: z.enum(idSeenKind.values).optional(),
  isSigned: z.boolean().optional(),
  trackingNumber: z.string().optional(),
  secondPerson: guid.optional(),
  destroyWitness: guid.optional(),
  /** Who has it by a hand-off, since when. A family isn’t told who. */
  away: lazyObject(() => ({ name: line(200).optional(), since: instant })).optional(),
  /** Who last took the person over and said that it wasn’t there; for staff alone. */
  missed: lazyObject(() => ({ by: line(200), on: instant })).optional(),
  /** Whether it can go along if the caller hands the person over now: it’s taken to go along, or somebody has to say so. */
  along: z.enum(['proposed', 'possible']).optional(),
}));
export type EffectView = z.infer<typeof effectViewSchema>;

/** Describes the personal effects of a case as someone sees them, with what they do there. `people` are those whom they name, as they were called then. */
export const effectsViewSchema = lazyObject(() => ({
  status: z.enum(preparationStatus.values),
  effects: z.array(effectViewSchema).max(MAX_EFFECTS),
  thereAreNoPersonalEffects: z.boolean(),
  /** The two people who found none; null unless there are none, and for everyone but staff. */
  none: lazyObject(() => ({ names: z.tuple([line(200), line(200)]), on: instant })).nullable(),
  /** What the first call and the removal told of, and nobody has written down or accounted for; empty for everyone but staff. */
  told: z.array(
    lazyObject(() => ({ ...toldThingSchema.shape, item: z.enum(personalEffectItem.values), quantity: z.int().min(1) })),
  ),
  /** What became of the rest of it that isn’t on the list; empty for everyone but staff. */
  accounted: z.array(lazyObject(() => ({ ...toldAnswerSchema.shape }))),
  /** What was taken off the list, and why; empty for a trade company. */
  removed: z.array(lazyObject(() => ({ ...removedEffectSchema.shape }))),
  /** Whether the body is going to be cremated, so that what goes with it has to be fit for that (`burning.ts`). */
  burns: z.boolean(),
  /** The tags on bags of personal effects, by the code beside each; empty for everyone but staff. */
  bags: z.array(lazyObject(() => ({ id: z.string(), code: z.string() }))),
  /** Set if the tag that was read is another case’s: nothing was saved. */
  otherTag: otherTagSchema.optional(),
  people: z.array(lazyObject(() => ({ id: guid, text: line(200) }))),
  editing: z.enum(['all', 'decide', 'wish', 'none']),
  /** The contact who is in control of the disposition, as they are called now: who decides. Null if nobody is. */
  decider: lazyObject(() => ({ id: guid, name: line(200) })).nullable(),
  /** The home's, for writing times. */
  timeZone,
}));
export type EffectsView = z.infer<typeof effectsViewSchema>;

/** Describes a thing to write down (version 0, under an id that the caller makes), or a change of one at the version seen. What is left out doesn't change; null takes it back. */
const effectChangeSchema = lazyObject(() => ({
  id: guid,
  version: z.int().min(0).max(1_000_000_000),
  item: effectInventorySchema.shape.item,
  description: effectInventorySchema.shape.description.unwrap().optional(),
  quantity: effectInventorySchema.shape.quantity.unwrap().optional(),
  foundWhere: effectInventorySchema.shape.foundWhere.unwrap().optional(),
  amountCents: effectInventorySchema.shape.amountCents.nullish(),
  bagTagId: effectInventorySchema.shape.bagTagId.nullish(),
  inventoriedBy: guid.nullish(),
  witnessedBy: guid.nullish(),
  /** What was told earlier that it is. Without it, that stays as it was. */
  told: personalEffectSchema.shape.told,
  handling: z.enum(personalEffectHandling.values).nullish(),
  /** Someone was asked, and is sure that this is to be cremated along. */
  isSure: z.boolean().optional(),
  /** Where it is when it's written down. Later, it's moved. */
  state: z.enum(['on-body', 'stored']).default('on-body'),
}));
export type EffectChange = z.infer<typeof effectChangeSchema>;

/** Describes what became of things that were told earlier and aren’t on the list. */
export const accountsSchema = z
  .array(
    lazyObject(() => {
      const { source, words, became } = toldAnswerSchema.shape;
      return { source, words, became };
    }),
  )
  .max(40)
  .default([]);
export type Accounts = z.infer<typeof accountsSchema>;

/** Describes a save of personal effects, each at the version seen, and of what became of others that were told earlier. */
export const effectsSaveSchema = lazyObject(() => ({
  caseId: guid,
  decedentId: guid,
  personalEffects: z.array(effectChangeSchema).max(MAX_SAVED_EFFECTS),
  accounts: accountsSchema,
}));
