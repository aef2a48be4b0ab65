import { addEffectPhoto } from '#functions/cases/effects/effect-photos.ts';
import { os } from './implementer.ts';

export const addPersonalEffectPhoto = os.addPersonalEffectPhoto.handler(({ input, context }) => addEffectPhoto(context, input));
