/** An arrangement conference on a screen for the family. It has its own Lambda, since tablets ask it every two seconds. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { endConferenceScreen } from './end-conference-screen.ts';
import { enterConferenceCode } from './enter-conference-code.ts';
import { getConference } from './get-conference.ts';
import { getConferenceScreen } from './get-conference-screen.ts';
import { getMyConference } from './get-my-conference.ts';
import { os } from './implementer.ts';
import { openConferenceScreen } from './open-conference-screen.ts';

const router = os.router({
  getConference,
  openConferenceScreen,
  endConferenceScreen,
  getMyConference,
  enterConferenceCode,
  getConferenceScreen,
});

export const handler = apiHandler<OperationContext>({ router, context: (base) => base });
