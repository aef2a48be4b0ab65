import { effectOnTrip } from '#functions/cases/effects/effect-on-trip.ts';
import { os } from './implementer.ts';

export const noteEffectOnTrip = os.noteEffectOnTrip.handler(({ input, context }) => {
  const { id, caseId, deviceOn, sentOn, saidOn, ...found } = input;
  return effectOnTrip(context, { id, caseId, deviceOn, sentOn, saidOn, found });
});
