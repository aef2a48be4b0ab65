import { effectsOfCase, effectsView } from '#functions/cases/effects/effects-of-case.ts';
import { os } from './implementer.ts';

export const getPersonalEffects = os.getPersonalEffects.handler(async ({ input, context }) =>
  effectsView(await effectsOfCase(context, input.id)),
);
