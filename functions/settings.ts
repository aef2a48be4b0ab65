/** The settings of a Lambda, from its environment (infra/functions.ts sets them; each stage's values are in infra/stages.ts). */
const names = [
  'TABLE_NAME',
  'BUS_NAME',
  'DEAD_LETTERS_URL',
  'MEDIA_BUCKET',
  'SEARCH_BUCKET',
  'FILES_BUCKET',
  'EVIDENCE_BUCKET',
  'CATALOG_BUCKET',
  'FIELD_KEY_ARN',
  'SEAL_KEY_ARN',
  'CHECKPOINT_KEY_ARN',
  'FAMILY_POOL_ID',
  'FAMILY_CLIENT_ID',
  'PROVIDER_POOL_ID',
  'PROVIDER_CLIENT_ID',
  'SYSTEM_POOL_ID',
  'SYSTEM_CLIENT_ID',
  'SITE_URL',
  'SITE_SCHEME',
  'MAIL_FROM',
  'REPLY_DOMAIN',
  'INBOUND_BUCKET',
  'SUPPORT_MAIL',
  'SNAPSHOT_MAX_AGE_SECONDS',
  'ORIGIN_SECRET',
  'STAGE',
  'ACCOUNT_RATE',
  'ACCOUNT_BURST',
] as const;
export type SettingName = (typeof names)[number];

/** Returns the value of a setting. Throws if the Lambda was deployed without it: that is a fault of the template, not of a request. */
export function setting(name: SettingName): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`The setting ${name} is missing from this function's environment.`);
  return value;
}

export type OptionalSettingName =
  | 'GOOGLE_PLACES_KEY'
  | 'SMARTY_KEY'
  | 'GEOAPIFY_KEY'
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_WEBHOOK_URL'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_RETURN_URL'
  | 'TIMESTAMP_AUTHORITY_URL';

/** Returns a setting that a stage may leave out (keys of live places services, of the service that sends texts, and of the card processor, and a timestamp authority). */
export function optionalSetting(name: OptionalSettingName): string | undefined {
  return process.env[name] || undefined;
}
