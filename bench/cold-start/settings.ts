import { settingNames } from '#infra/settings.ts';
import { originSecret } from './first-calls.ts';

/** Every setting that a Lambda may ask for, so that none is missing, with names for pools and buckets that their clients accept. */
export const settings: Record<string, string> = {
  ...Object.fromEntries(settingNames.filter((name) => !name.endsWith('_KEY')).map((name) => [name, 'bench'])),
  ...Object.fromEntries(['FAMILY', 'PROVIDER', 'SYSTEM'].map((pool, at) => [`${pool}_POOL_ID`, `us-east-1_Bench000${at}`])),
  SEARCH_BUCKET: 'search',
  SITE_URL: 'https://yarrow.example',
  SITE_SCHEME: 'https',
  MAIL_FROM: 'Yarrow <hello@yarrow.example>',
  SUPPORT_MAIL: 'support@yarrow.example',
  SNAPSHOT_MAX_AGE_SECONDS: '60',
  ORIGIN_SECRET: originSecret,
};
