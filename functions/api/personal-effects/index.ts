/** `/api/cases/{id}/custody/personalEffects`: what came with a decedent. It has its own Lambda, since it carries a decoder for pictures. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { formOf } from '#functions/runtime/multipart.ts';
import { MAX_IMAGE_BYTES } from '#shared/model/image.ts';
import { addPersonalEffectPhoto } from './add-personal-effect-photo.ts';
import { choosePersonalEffectHandling } from './choose-personal-effect-handling.ts';
import { getPersonalEffectPhoto } from './get-personal-effect-photo.ts';
import { getPersonalEffects } from './get-personal-effects.ts';
import { os } from './implementer.ts';
import { movePersonalEffect } from './move-personal-effect.ts';
import { removePersonalEffect } from './remove-personal-effect.ts';
import { removePersonalEffectPhoto } from './remove-personal-effect-photo.ts';
import { updateDecedentPersonalEffects } from './update-decedent-personal-effects.ts';
import { updatePersonalEffectFlag } from './update-personal-effect-flag.ts';

const router = os.router({
  getPersonalEffects,
  updateDecedentPersonalEffects,
  updatePersonalEffectFlag,
  movePersonalEffect,
  removePersonalEffect,
  choosePersonalEffectHandling,
  addPersonalEffectPhoto,
  removePersonalEffectPhoto,
  getPersonalEffectPhoto,
});

/** Bytes that a form adds around its file: boundaries, the file's name, and what it's of. */
const formWords = 10_000;

export const handler = apiHandler({
  router,
  context: (base) => base,
  forms: { maxBytes: MAX_IMAGE_BYTES + formWords, read: formOf },
});
