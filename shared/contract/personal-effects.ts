import * as z from 'zod';
import { personalEffectHandling } from '#shared/model/enumerations/case.ts';
import { effectState } from '#shared/model/enumerations/custody.ts';
import { imageWidths } from '#shared/model/image.ts';
import { personalEffectSchema } from '#shared/model/personal-effect.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, lines, requiredLines, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { accountsSchema, effectsSaveSchema, effectsViewSchema } from './personal-effects-views.ts';
import { readTagSchema } from './tags-views.ts';

const base = '/api/cases/{id}/custody/personalEffects' as const;
const ofEffect = { id: guid, effectId: guid, version };
const ofMove = () => personalEffectSchema.shape;

/** The personal effects of a decedent: for staff, for trade companies as far as things travel along, and for the family. */
export const personalEffects = {
  getPersonalEffects: call({
    name: 'getPersonalEffects',
    method: 'GET',
    path: base,
    access: 'signed-in',
    summary:
      'Returns the personal effects of a case as far as the caller sees them, how far they are, and what the caller may do',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(effectsViewSchema),
  updateDecedentPersonalEffects: call({
    name: 'updateDecedentPersonalEffects',
    method: 'POST',
    path: '/api/cases/updateDecedentPersonalEffects',
    access: 'cases.change',
    summary:
      'Writes down personal effects, or changes what is written down, each at the version seen, and says what became of others that were told earlier; if one was changed in the meantime, nothing is saved (409)',
  })
    .input(effectsSaveSchema)
    .output(effectsViewSchema),
  updatePersonalEffectFlag: call({
    name: 'updatePersonalEffectFlag',
    method: 'POST',
    path: '/api/cases/{id}/updatePersonalEffectFlag/{flag}',
    access: 'cases.change',
    summary:
      'Says that two people found no personal effects, or that this isn’t so; refused beside items, and while something that was told earlier isn’t accounted for',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        flag: z.stringbool(),
        inventoriedBy: guid.optional(),
        witnessedBy: guid.optional(),
        accounts: accountsSchema,
      })),
    )
    .output(effectsViewSchema),
  movePersonalEffect: call({
    name: 'movePersonalEffect',
    method: 'POST',
    path: `${base}/move`,
    access: 'cases.change',
    summary:
      'Records that a personal effect is somewhere else now, at the version seen: an entry in the custody record. Shipping, destroying, or burying it takes a decision and two people, and the tag on the bag of what is released or shipped is read. An owner or admin corrects one with a reason',
  })
    .input(
      lazyObject(() => ({
        ...ofEffect,
        to: z.enum(effectState.values),
        releasedTo: ofMove().releasedTo,
        idSeenKind: ofMove().idSeenKind,
        signature: ofMove().signature,
        trackingNumber: ofMove().trackingNumber,
        secondPerson: ofMove().secondPerson,
        /** The tag on the bag that it’s in, as it was read, for what leaves in one. */
        bag: readTagSchema.optional(),
        note: lines(600).default(''),
        correctionReason: lines(600).optional(),
      })),
    )
    .output(effectsViewSchema),
  removePersonalEffect: call({
    name: 'removePersonalEffect',
    method: 'POST',
    path: `${base}/remove`,
    access: 'cases.change',
    summary:
      'Takes off a personal effect that was written down by mistake, by two people and with a reason, which the custody record keeps',
  })
    .input(lazyObject(() => ({ ...ofEffect, secondPerson: guid.optional(), reason: requiredLines(600, 'Please say why.') })))
    .output(effectsViewSchema),
  choosePersonalEffectHandling: call({
    name: 'choosePersonalEffectHandling',
    method: 'POST',
    path: `${base}/handling`,
    access: 'family',
    summary:
      'Says what a relative wants to happen to a personal effect, or decides it if they are in control of the disposition; 409 if it was decided otherwise since, or has left',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        effectId: guid,
        handling: z.enum(personalEffectHandling.values),
        /** What was decided when the relative looked. */
        expected: z.enum(personalEffectHandling.values).optional(),
        /** They were asked, and are sure that this is to be cremated along. */
        isSure: z.boolean().optional(),
      })),
    )
    .output(effectsViewSchema),
  addPersonalEffectPhoto: call({
    name: 'addPersonalEffectPhoto',
    method: 'POST',
    path: `${base}/photos`,
    access: 'cases.change',
    summary: 'Adds a PNG or JPEG (multipart field `file`, at most 4 MB) to a personal effect, which has at most four',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, effectId: guid, file: z.file('Choose a picture.') })))
    .output(effectsViewSchema),
  removePersonalEffectPhoto: call({
    name: 'removePersonalEffectPhoto',
    method: 'POST',
    path: `${base}/photos/remove`,
    access: 'cases.change',
    summary: 'Takes a picture off a personal effect that hasn’t left',
  })
    .input(lazyObject(() => ({ id: guid, effectId: guid, photoId: guid })))
    .output(effectsViewSchema),
  getPersonalEffectPhoto: call({
    name: 'getPersonalEffectPhoto',
    method: 'GET',
    path: `${base}/photos/{photoId}`,
    access: 'signed-in',
    summary: 'Returns a picture of a personal effect as a data address, to everyone who sees the effect',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        photoId: guid,
        width: z.coerce
          .number()
          .refine((width) => (imageWidths as readonly number[]).includes(width), 'Not a width')
          .default(imageWidths[0]),
      })),
    )
    .output(lazyObject(() => ({ image: z.string() }))),
};
