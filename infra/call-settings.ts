/** What every Lambda that answers calls is given alike. */
import type { SettingName } from '#functions/settings.ts';

/** Whoever answers calls knows the table and verifies tokens of all three pools: a support session acts with a system token. How fast one account may call is the stage's to say. */
export const callSettings = [
  'ORIGIN_SECRET',
  'TABLE_NAME',
  'FAMILY_POOL_ID',
  'FAMILY_CLIENT_ID',
  'PROVIDER_POOL_ID',
  'PROVIDER_CLIENT_ID',
  'SYSTEM_POOL_ID',
  'SYSTEM_CLIENT_ID',
  'ACCOUNT_RATE',
  'ACCOUNT_BURST',
] as const satisfies readonly SettingName[];

/** The gateway gives up after 29 s; a call that takes 15 has failed its person long before. */
export const callSeconds = 15;
