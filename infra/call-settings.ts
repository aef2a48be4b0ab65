/** The settings that every Lambda that answers calls shares. */
import type { SettingName } from '#functions/settings.ts';

/**
 * They know the table and verify tokens of all three pools: a support session acts with a system token. The stage decides how fast one account may call.
 */
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

/** The gateway gives up after 29 s. A call that takes 15 has failed its person long before. */
export const callSeconds = 15;

/** What a Lambda needs to know that reads the published catalog: where its parts are, and how often to look for a newer release. It also needs `reads-catalog`. */
export const catalogSettings = ['CATALOG_BUCKET', 'SNAPSHOT_MAX_AGE_SECONDS'] as const;
