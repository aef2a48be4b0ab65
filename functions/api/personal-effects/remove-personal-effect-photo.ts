import { removeEffectPhoto } from '#functions/cases/effects/effect-photos.ts';
import { os } from './implementer.ts';

export const removePersonalEffectPhoto = os.removePersonalEffectPhoto.handler(({ input, context }) =>
  removeEffectPhoto(context, input),
);
