import { saveEffects } from '#functions/cases/effects/save-effects.ts';
import { os } from './implementer.ts';

export const updateDecedentPersonalEffects = os.updateDecedentPersonalEffects.handler(({ input, context }) =>
  saveEffects(context, input),
);
