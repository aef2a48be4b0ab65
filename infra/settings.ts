import { SecretValue } from 'aws-cdk-lib';
import type { OptionalSettingName, SettingName } from '#functions/settings.ts';
import { type StageSettings, siteUrlOf } from './stages.ts';

/** Names and ids of resources for Lambdas' settings. A stack provides those it has. */
export type KnownResources = {
  tableName: string;
  busName: string;
  /** A Lambda's own dead-letter queue. */
  deadLettersUrl: string;
  mediaBucketName: string;
  searchBucketName: string;
  filesBucketName: string;
  /** What was sent to be signed, and what was signed. */
  evidenceBucketName: string;
  catalogBucketName: string;
  /** Incoming email. */
  inboundBucketName: string;
  /** The key that single fields of the table are encrypted with. */
  fieldKeyArn: string;
  /** The key that seals finished documents. */
  sealKeyArn: string;
  /** The key that signs checkpoints of custody records. */
  checkpointKeyArn: string;
  familyPoolId: string;
  familyClientId: string;
  providerPoolId: string;
  providerClientId: string;
  systemPoolId: string;
  systemClientId: string;
  siteUrl: string;
  originSecret: string;
};

const sources: Record<SettingName, keyof KnownResources | ((stage: StageSettings) => string)> = {
  STAGE: (stage) => stage.name,
  TABLE_NAME: 'tableName',
  BUS_NAME: 'busName',
  DEAD_LETTERS_URL: 'deadLettersUrl',
  MEDIA_BUCKET: 'mediaBucketName',
  SEARCH_BUCKET: 'searchBucketName',
  FILES_BUCKET: 'filesBucketName',
  EVIDENCE_BUCKET: 'evidenceBucketName',
  CATALOG_BUCKET: 'catalogBucketName',
  INBOUND_BUCKET: 'inboundBucketName',
  FIELD_KEY_ARN: 'fieldKeyArn',
  SEAL_KEY_ARN: 'sealKeyArn',
  CHECKPOINT_KEY_ARN: 'checkpointKeyArn',
  FAMILY_POOL_ID: 'familyPoolId',
  FAMILY_CLIENT_ID: 'familyClientId',
  PROVIDER_POOL_ID: 'providerPoolId',
  PROVIDER_CLIENT_ID: 'providerClientId',
  SYSTEM_POOL_ID: 'systemPoolId',
  SYSTEM_CLIENT_ID: 'systemClientId',
  SITE_URL: 'siteUrl',
  SITE_SCHEME: (stage) => (siteUrlOf(stage)?.startsWith('http:') ? 'http' : 'https'),
  ORIGIN_SECRET: 'originSecret',
  MAIL_FROM: ({ mail }) => `${mail.sender} <${mail.address}>`,
  REPLY_DOMAIN: ({ mail }) => mail.replyDomain,
  SUPPORT_MAIL: ({ mail }) => mail.support,
  ACCOUNT_RATE: ({ accountRate }) => String(accountRate.rate),
  ACCOUNT_BURST: ({ accountRate }) => String(accountRate.burst),
  SNAPSHOT_MAX_AGE_SECONDS: (stage) => String(stage.snapshotMaxAgeSeconds),
};

const textingNames = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_WEBHOOK_URL'] as const;

const checkoutNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_RETURN_URL'] as const;

/** Returns the key or the address of a live service, if the stage has one (stages.ts). */
function serviceSetting(name: OptionalSettingName, stage: StageSettings): string | undefined {
  const { placesKeys, textingKeys, checkoutKeys, timestampAuthority } = stage;
  if (name === 'TIMESTAMP_AUTHORITY_URL') return timestampAuthority;
  const isOf = (names: readonly string[]) => names.includes(name);
  const source = isOf(textingNames) ? textingKeys : isOf(checkoutNames) ? checkoutKeys : placesKeys;
  if (source.kind === 'none') return undefined;
  if (source.kind === 'given') return source.keys[name];
  return SecretValue.secretsManager(source.secret, { jsonField: name }).unsafeUnwrap();
}

/** A setting of a Lambda: a required one, or one that a stage may leave out. */
export type AnySettingName = SettingName | OptionalSettingName;
const optionalNames = [
  'GEOAPIFY_KEY',
  'GOOGLE_PLACES_KEY',
  'SMARTY_KEY',
  ...textingNames,
  ...checkoutNames,
  'TIMESTAMP_AUTHORITY_URL',
] as const satisfies readonly OptionalSettingName[];
const isOptional = (name: AnySettingName): name is OptionalSettingName => !Object.hasOwn(sources, name);

/** Every setting. */
export const settingNames: readonly AnySettingName[] = [...(Object.keys(sources) as SettingName[]), ...optionalNames];

/**
 * Returns the environment of a Lambda that reads these settings. Throws if one needs a resource that the stack doesn't have: without its own domain the
 * site's address is CloudFront's, which depends on the API, so the API's Lambdas can't be given SITE_URL (but they can have its scheme).
 */
export function environmentOf(
  names: readonly AnySettingName[],
  stage: StageSettings,
  known: Partial<KnownResources>,
): Record<string, string> {
  const settingOf = (name: AnySettingName): string | undefined => {
    if (isOptional(name)) return serviceSetting(name, stage);
    const source = sources[name];
    const value = typeof source === 'function' ? source(stage) : known[source];
    if (value === undefined) throw new Error(`The setting ${name} needs ${String(source)}, which this stack does not have.`);
    return value;
  };
  const entries = names.map((name) => [name, settingOf(name)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [AnySettingName, string] => entry[1] !== undefined));
}
