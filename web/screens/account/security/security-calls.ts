import type { PendingSignIn } from '#shared/contract/second-factor.ts';
import { api, startSession, startSystemSession } from '../../../session/index.ts';
import { appDoor, type Door, systemDoor } from '../two-step/door.ts';
import type { Proof } from './proof-form.tsx';

export type NewPassword = { currentPassword: string; password: string };

/** What a person can change about how they sign in. Both kinds of sign-in offer the same, through different API calls. */
export type SecurityCalls = {
  door: Door<unknown>;
  begin: (proof: Proof) => Promise<PendingSignIn>;
  renewCodes: (proof: Required<Proof>) => Promise<string[]>;
  /** Null for administrators, who always have two-step sign-in. */
  turnOff: ((proof: Required<Proof>) => Promise<unknown>) | null;
  changePassword: (values: NewPassword) => Promise<unknown>;
};

export const appCalls: SecurityCalls = {
  door: appDoor,
  begin: ({ password, code }) => api.appuser.beginSecondFactor({ password, ...(code ? { code } : {}) }),
  renewCodes: async (proof) => (await api.appuser.renewRecoveryCodes(proof)).recoveryCodes,
  turnOff: (proof) => api.appuser.turnOffSecondFactor(proof),
  changePassword: async (values) => startSession(await api.appuser.resetCurrentPassword(values)),
};

export const systemCalls: SecurityCalls = {
  door: systemDoor,
  begin: ({ password, code = '' }) => api.systemusers.beginSystemSecondFactor({ password, code }),
  renewCodes: async (proof) => (await api.systemusers.renewSystemRecoveryCodes(proof)).recoveryCodes,
  turnOff: null,
  changePassword: async (values) => startSystemSession(await api.systemusers.resetSystemPassword(values)),
};
