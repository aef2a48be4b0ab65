import { chooseHandling } from '#functions/cases/effects/choose-handling.ts';
import { os } from './implementer.ts';

export const choosePersonalEffectHandling = os.choosePersonalEffectHandling.handler(({ input, context }) =>
  chooseHandling(context, input),
);
