import type { SettingName } from '#functions/runtime/settings.ts';
import type { StageSettings } from './stages.ts';

/** Names and ids of resources that Lambdas are told. A stack gives those it has. */
export type KnownResources = {
  tableName: string;
  busName: string;
  mediaBucketName: string;
  searchBucketName: string;
  filesBucketName: string;
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
  MEDIA_BUCKET: 'mediaBucketName',
  SEARCH_BUCKET: 'searchBucketName',
  FILES_BUCKET: 'filesBucketName',
  FAMILY_POOL_ID: 'familyPoolId',
  FAMILY_CLIENT_ID: 'familyClientId',
  PROVIDER_POOL_ID: 'providerPoolId',
  PROVIDER_CLIENT_ID: 'providerClientId',
  SYSTEM_POOL_ID: 'systemPoolId',
  SYSTEM_CLIENT_ID: 'systemClientId',
  SITE_URL: 'siteUrl',
  ORIGIN_SECRET: 'originSecret',
  MAIL_FROM: ({ mail }) => `${mail.sender} <${mail.address}>`,
  SUPPORT_MAIL: ({ mail }) => mail.support,
  SNAPSHOT_MAX_AGE_SECONDS: (stage) => String(stage.snapshotMaxAgeSeconds),
};

/**
 * The environment of a Lambda that reads these settings. Throws where one needs a resource that the stack does not have: without a domain of
 * its own the site's address is CloudFront's, which stands behind the API, so that the API's Lambdas cannot be told SITE_URL.
 */
export function environmentOf(
  names: readonly SettingName[],
  stage: StageSettings,
  known: Partial<KnownResources>,
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const source = sources[name];
      const value = typeof source === 'function' ? source(stage) : known[source];
      if (value === undefined) throw new Error(`The setting ${name} needs ${String(source)}, which this stack does not have.`);
      return [name, value];
    }),
  );
}
