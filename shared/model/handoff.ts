import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, instant, line, lines } from '../values/schemas.ts';
import { handoffPaper, handoffPurpose, handoffState, partyKind, reductionAct } from './enumerations/handoff.ts';
import { tagReading, tagSubject } from './enumerations/tag.ts';
import { MAX_EFFECTS } from './personal-effect.ts';
import { caseTagSchema } from './tag.ts';

/** Describes a side of a hand-off. A trade company has the id of its entry in the home’s team. */
const partySchema = lazyObject(() => ({ kind: z.enum(partyKind.values), id: guid.optional(), name: line(200) }));
export type Party = z.infer<typeof partySchema>;

const byWhom = () => ({ by: guid, byName: line(200), on: instant });

/**
 * Describes a thing of the inventory that goes along, in the words that the inventory had when it was offered. `isHere`: whether the receiver has it, which they say when they
 * accept, with a note (`note`) about what isn’t there.
 */
const handoffThingSchema = lazyObject(() => ({
  id: guid,
  name: line(200),
  description: lines(600),
  amountCents: cents.optional(),
  bagTagId: line(20).optional(),
  isHere: z.boolean().optional(),
  note: lines(600).optional(),
}));
export type HandoffThing = z.infer<typeof handoffThingSchema>;

/** Describes handing a person, or their cremated remains, from one side to another, and how it ended. */
export const handoffSchema = lazyObject(() => ({
  id: guid,
  subject: z.enum(tagSubject.values),
  tag: lazyObject(() => ({ id: caseTagSchema.shape.id, code: caseTagSchema.shape.code })),
  purpose: z.enum(handoffPurpose.values),
  papers: z.array(z.enum(handoffPaper.values)),
  /** What goes along and isn’t on the inventory, in the giver’s words. */
  effects: lines(600),
  /** What goes along of the inventory. */
  things: z.array(handoffThingSchema).max(MAX_EFFECTS).optional(),
  from: partySchema,
  to: partySchema,
  state: z.enum(handoffState.values),
  offered: lazyObject(() => ({ ...byWhom(), how: z.enum(tagReading.values) })),
  /** Who accepted it, refused it, or took it back; with the reason of the latter two, and where the person is after the first. */
  ended: lazyObject(() => ({
    ...byWhom(),
    how: z.enum(tagReading.values).optional(),
    reason: lines(600).optional(),
    place: line(120).optional(),
  })).optional(),
}));
export type Handoff = z.infer<typeof handoffSchema>;

/**
 * Describes who has a person: since when, where, and whether they have said so themselves. `since` is missing where no hand-off says it. `comparedFrom`: from when on comparisons
 * of the tag count, if the person has changed hands.
 */
export const custodianSchema = lazyObject(() => ({
  ...partySchema.shape,
  since: instant.optional(),
  comparedFrom: instant.optional(),
  place: line(120).optional(),
  isConfirmed: z.boolean(),
}));
export type Custodian = z.infer<typeof custodianSchema>;

/** Describes a correction that took a person from a trade company by the home’s word alone: the company, and who corrected it when. Missing once the company has confirmed it. */
const takenBackSchema = lazyObject(() => ({ from: partySchema, byName: line(200), on: instant }));
export type TakenBack = z.infer<typeof takenBackSchema>;

/** Describes a cremation or another reduction as those who do it recorded it: when it started, with which disc, and when it ended. */
export const reductionSchema = lazyObject(() => ({
  act: z.enum(reductionAct.values),
  discNumber: line(40),
  started: lazyObject(byWhom),
  ended: lazyObject(byWhom).optional(),
}));
export type Reduction = z.infer<typeof reductionSchema>;
