import { moveEffect } from '#functions/cases/effects/move-effect.ts';
import { os } from './implementer.ts';

export const movePersonalEffect = os.movePersonalEffect.handler(({ input, context }) => moveEffect(context, input));
