/** The settings of each stage. Stages differ only here: no stack asks which stage it is in. */

import type { OptionalSettingName } from '#functions/settings.ts';

export const stageNames = ['local', 'staging', 'production'] as const;
export type StageName = (typeof stageNames)[number];

/** Where the site is reached: its own domain, the address that CloudFront gives, or a fixed address on this machine. */
type Site = { kind: 'domain'; domain: string; certificateArn: string } | { kind: 'cloudfront' } | { kind: 'fixed'; url: string };

/** Keys of a live service: none, given in the clear (only on this machine), or in a secret of Secrets Manager, a JSON object with all of its names. */
type ServiceKeys =
  | { kind: 'none' }
  | { kind: 'given'; keys: Partial<Record<OptionalSettingName, string>> }
  | { kind: 'secret'; secret: string };

export type StageSettings = {
  name: StageName;
  /** The account is left open if the deploying credentials decide it. The region is us-east-1: CloudFront keeps certificates and metrics only there. */
  env: { account?: string; region: 'us-east-1' };
  site: Site;
  /** The Lambdas' architecture. `native` code in a bundle has to match. */
  architecture: 'arm64' | 'x86_64';
  /** Memory of a Lambda in MB unless its definition says otherwise. CPU grows with it (a full core at 1,769). */
  memoryMb: number;
  /** Whether data outlives a mistake: deletion protection, and stateful resources that stay when their stack is deleted. */
  keepsData: boolean;
  /** At most the 30 days that the privacy policy promises (web/screens/marketplace/privacy.tsx). */
  logRetentionDays: 7 | 30;
  /** Days that point-in-time recovery reaches back. */
  recoveryDays: number;
  /**
   * How the files of documents are locked (S3 Object Lock). What is under `compliance` nobody can delete or shorten, the account's owner included, until its
   * days are over; `governance` is for stages whose files are worth nothing.
   */
  evidenceLock: { mode: 'compliance' | 'governance'; days: number };
  /** Limits the age of the snapshot that answers a search (docs/decisions.md, Marketplace: 60 seconds in the cloud, 5 embedded). */
  snapshotMaxAgeSeconds: number;
  /**
   * `address` is what email comes from, under `sender`'s name. Both it and `support` are in `domain`. What families answer goes to `replyDomain`, a subdomain
   * of its own, so that its MX record takes no one else's email.
   */
  mail: { domain: string; replyDomain: string; sender: string; address: string; support: string };
  /** Who gets the alarms; nobody if missing. */
  alarmMail?: string;
  /** What CloudFront sends the API to prove itself: made by Secrets Manager, or a fixed word where nothing is secret. */
  originSecret: { kind: 'generated' } | { kind: 'fixed'; value: string };
  /** Keys of live places services. A secret has all three names, empty where there is no such key. */
  placesKeys: ServiceKeys;
  /** The account of Twilio that texts go through, with the address that it was given for what comes in. */
  textingKeys: ServiceKeys;
  /** The account of Stripe that takes payments, with the secret of its reports and the site's address. */
  checkoutKeys: ServiceKeys;
  /** The address of the authority that confirms when a document was sealed (RFC 3161). Without one, the time of a seal is ours. */
  timestampAuthority: string | undefined;
  /** Whether synth checks the templates against CloudFormation's own rules. It takes seconds, which only a deployed stage is worth. */
  validatesTemplates: boolean;
  /** Calls per second over the whole API, and the burst above it, before the gateway answers 429. */
  throttle: { rate: number; burst: number };
  /** API calls that one address may make in so many seconds before the edge answers 429 (docs/limits.md). */
  addressRate: { calls: number; perSeconds: 60 | 120 | 300 | 600 };
  /** Calls per second of one account, and the burst above it, before a Lambda answers 429. */
  accountRate: { rate: number; burst: number };
};

/** What an operator provides from outside, since no repository should name it. Everything else about a stage is written below. */
export type StageEnvironment = Partial<
  Record<
    | 'PORT'
    | 'YARROW_DOMAIN'
    | 'YARROW_CERTIFICATE_ARN'
    | 'YARROW_MAIL_DOMAIN'
    | 'YARROW_ALARM_MAIL'
    | 'YARROW_PLACES_SECRET'
    | 'YARROW_TEXTING_SECRET'
    | 'YARROW_CHECKOUT_SECRET'
    | OptionalSettingName,
    string
  >
>;

/**
 * Applies the same limits in every stage, so that people can try what they will be allowed to do. A home of thirty behind one address makes about 1,200
 * calls in its busiest minute (docs/limits.md); no person makes ten calls a second for long.
 */
const personal = {
  addressRate: { calls: 3_000, perSeconds: 60 },
  accountRate: { rate: 10, burst: 100 },
} as const satisfies Partial<StageSettings>;

/** Ten years, with their leap days. */
const EVIDENCE_DAYS = 3_653;

const mailOf = (domain: string) => ({
  domain,
  replyDomain: `reply.${domain}`,
  sender: 'Yarrow',
  address: `hello@${domain}`,
  support: `support@${domain}`,
});

/** This machine's texting service, unless a live account is given: the embedded cloud takes its calls and signs with this token. */
const localTexting = (environment: StageEnvironment) => ({
  TWILIO_ACCOUNT_SID: environment.TWILIO_ACCOUNT_SID || 'AC00000000000000000000000000000000',
  TWILIO_AUTH_TOKEN: environment.TWILIO_AUTH_TOKEN || 'yarrow-local-texting',
  TWILIO_WEBHOOK_URL: environment.TWILIO_WEBHOOK_URL || `http://127.0.0.1:${environment.PORT || '3000'}/api/public/texts`,
});

/** This machine's card processor, unless a live account is given: the embedded cloud takes its calls and signs its reports with this secret. */
const localCheckout = (environment: StageEnvironment) => ({
  STRIPE_SECRET_KEY: environment.STRIPE_SECRET_KEY || 'sk_test_yarrow_local',
  STRIPE_WEBHOOK_SECRET: environment.STRIPE_WEBHOOK_SECRET || 'whsec_yarrow_local',
  STRIPE_RETURN_URL: environment.STRIPE_RETURN_URL || `http://127.0.0.1:${environment.PORT || '3000'}`,
});

/** Returns the address of a timestamp authority. `fetch` takes none with a password in it, and a token is signed, so that plain HTTP is enough. */
function timestampAuthorityOf({ TIMESTAMP_AUTHORITY_URL: given }: StageEnvironment): string | undefined {
  if (!given) return undefined;
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Error('TIMESTAMP_AUTHORITY_URL has to be an address that begins with https:// or http://, without a password.');
  return url.href;
}

/** Settings that staging and production share, so that what is tried is what will run. */
function cloud(environment: StageEnvironment) {
  const { YARROW_DOMAIN: domain, YARROW_CERTIFICATE_ARN: certificateArn, YARROW_PLACES_SECRET: secret } = environment;
  if (Boolean(domain) !== Boolean(certificateArn))
    throw new Error(
      'YARROW_DOMAIN and YARROW_CERTIFICATE_ARN go together: set both, or neither for the address that CloudFront gives.',
    );
  return {
    ...personal,
    env: { region: 'us-east-1' },
    site: domain && certificateArn ? { kind: 'domain', domain, certificateArn } : { kind: 'cloudfront' },
    architecture: 'arm64',
    memoryMb: 1024,
    snapshotMaxAgeSeconds: 60,
    mail: mailOf(environment.YARROW_MAIL_DOMAIN || domain || 'yarrow.example'),
    alarmMail: environment.YARROW_ALARM_MAIL || undefined,
    validatesTemplates: true,
    originSecret: { kind: 'generated' },
    placesKeys: secret ? { kind: 'secret', secret } : { kind: 'none' },
    textingKeys: environment.YARROW_TEXTING_SECRET
      ? { kind: 'secret', secret: environment.YARROW_TEXTING_SECRET }
      : { kind: 'none' },
    checkoutKeys: environment.YARROW_CHECKOUT_SECRET
      ? { kind: 'secret', secret: environment.YARROW_CHECKOUT_SECRET }
      : { kind: 'none' },
    timestampAuthority: timestampAuthorityOf(environment),
  } as const satisfies Partial<StageSettings>;
}

const stages: Record<StageName, (environment: StageEnvironment) => StageSettings> = {
  local: (environment) => ({
    name: 'local',
    ...personal,
    env: { account: '000000000000', region: 'us-east-1' },
    site: { kind: 'fixed', url: `http://127.0.0.1:${environment.PORT || '3000'}` },
    architecture: process.arch === 'arm64' ? 'arm64' : 'x86_64',
    memoryMb: 1024,
    keepsData: false,
    logRetentionDays: 7,
    recoveryDays: 1,
    evidenceLock: { mode: 'governance', days: 1 },
    snapshotMaxAgeSeconds: 5,
    mail: mailOf('yarrow.example'),
    validatesTemplates: false,
    originSecret: { kind: 'fixed', value: 'yarrow-local-edge' },
    placesKeys: {
      kind: 'given',
      keys: {
        GOOGLE_PLACES_KEY: environment.GOOGLE_PLACES_KEY || undefined,
        SMARTY_KEY: environment.SMARTY_KEY || undefined,
        GEOAPIFY_KEY: environment.GEOAPIFY_KEY || undefined,
      },
    },
    textingKeys: { kind: 'given', keys: localTexting(environment) },
    checkoutKeys: { kind: 'given', keys: localCheckout(environment) },
    timestampAuthority: timestampAuthorityOf(environment),
    throttle: { rate: 500, burst: 1000 },
  }),
  staging: (environment) => ({
    name: 'staging',
    ...cloud(environment),
    keepsData: false,
    logRetentionDays: 30,
    recoveryDays: 7,
    evidenceLock: { mode: 'governance', days: 1 },
    throttle: { rate: 100, burst: 200 },
  }),
  production: (environment) => ({
    name: 'production',
    ...cloud(environment),
    keepsData: true,
    logRetentionDays: 30,
    recoveryDays: 35,
    evidenceLock: { mode: 'compliance', days: EVIDENCE_DAYS },
    throttle: { rate: 500, burst: 1000 },
  }),
};

/** Returns the settings of a stage by its name (YARROW_STAGE). Throws, in one sentence, if there is no such stage or its settings contradict each other. */
export function stageSettings(name: string, environment: StageEnvironment): StageSettings {
  const stage = stages[name as StageName];
  if (!stage || !Object.hasOwn(stages, name))
    throw new Error(`There is no stage "${name}". Set YARROW_STAGE to one of: ${stageNames.join(', ')}.`);
  return stage(environment);
}

/** Returns the site's address, without a trailing slash, if it is known before deploying. */
export const siteUrlOf = ({ site }: StageSettings): string | undefined =>
  site.kind === 'fixed' ? site.url : site.kind === 'domain' ? `https://${site.domain}` : undefined;

/**
 * Returns the origins whose pages may read documents from their bucket: the site's, under whichever port this machine gives it, or whichever name
 * CloudFront gives it.
 */
export const siteOriginsOf = ({ site }: StageSettings): string[] =>
  site.kind === 'domain'
    ? [`https://${site.domain}`]
    : site.kind === 'cloudfront'
      ? ['https://*.cloudfront.net']
      : ['http://127.0.0.1:*', 'http://localhost:*'];
