import { effectPhoto } from '#functions/cases/effects/effect-photos.ts';
import { os } from './implementer.ts';

export const getPersonalEffectPhoto = os.getPersonalEffectPhoto.handler(({ input, context }) => effectPhoto(context, input));
