import { removeEffect } from '#functions/cases/effects/move-effect.ts';
import { os } from './implementer.ts';

export const removePersonalEffect = os.removePersonalEffect.handler(({ input, context }) => removeEffect(context, input));
