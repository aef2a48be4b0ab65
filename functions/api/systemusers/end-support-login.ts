import { endSupport } from '#functions/runtime/end-support.ts';
import { os } from './implementer.ts';
import { signedInSystem, systemAnswer } from './system-session.ts';

/** Stops acting for someone. */
export const endSupportLogin = os.endSupportLogin.handler(async ({ context }) => {
  const system = signedInSystem(context);
  await endSupport(context, system);
  return systemAnswer(context, { ...system, support: null });
});
