import { saveNoEffects } from '#functions/cases/effects/save-effects.ts';
import { os } from './implementer.ts';

export const updatePersonalEffectFlag = os.updatePersonalEffectFlag.handler(({ input, context }) =>
  saveNoEffects(context, input),
);
