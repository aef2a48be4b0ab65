import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { CardProcessor } from './checkout/processor.ts';
import { startCheckout } from './checkout/server.ts';
import { startCognito } from './cognito/server.ts';
import { type DynamoDbCall, DynamoDbError, dynamoDbCall } from './dynamodb/client.ts';
import type { DynamoDb } from './dynamodb/server-process.ts';
import { startDynamoDb } from './dynamodb/start-dynamodb.ts';
import { createTables, type Table, tablesOf } from './dynamodb/tables.ts';
import { Buses } from './events/bus.ts';
import { startEvents } from './events/server.ts';
import type { Listening } from './http/listen.ts';
import { KeyStore } from './kms/keys.ts';
import { startKms } from './kms/server.ts';
import { SigningKeys } from './kms/signing-keys.ts';
import { Mailbox } from './mail/mailbox.ts';
import { startMail } from './mail/server.ts';
import { Texts } from './mail/texts.ts';
import { Queues } from './queues/queues.ts';
import { startSqs } from './queues/server.ts';
import type { CorsRule } from './s3/cors.ts';
import { notifyBuses } from './s3/notifications.ts';
import { ObjectStore } from './s3/object-store.ts';
import { startS3 } from './s3/server.ts';
import { StartFailure } from './start-failure.ts';
import type { Deployment } from './template/deployment.ts';

/** The one key pair of this machine's cloud. */
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

export type ServiceOptions = {
  deployment: Deployment;
  database: DatabaseSync;
  stateDir: string;
  now: () => number;
  /** Preferred port of the email viewer, or any free one if it is taken. 0 for any. */
  mailPort: number;
  /** Preferred port of the card processor's pages, likewise. */
  checkoutPort: number;
  /** Receives what a person should know about the start. */
  onNotice: ((line: string) => void) | undefined;
};

/** Everything that has state or answers AWS calls, started. */
export type Services = {
  endpoints: {
    dynamoDb: string;
    s3: string;
    cognito: string;
    mail: string;
    events: string;
    sqs: string;
    kms: string;
    checkout: string;
  };
  dynamoDb: DynamoDbCall;
  tables: Table[];
  store: ObjectStore;
  mailbox: Mailbox;
  queues: Queues;
  buses: Buses;
  close(): Promise<void>;
};

type BucketProperties = { CorsConfiguration?: { CorsRules: CorsRule[] }; ObjectLockEnabled?: boolean };

function startStore(
  { deployment, database, stateDir, now }: ServiceOptions,
  buses: Buses,
): { store: ObjectStore; rules: Map<string, CorsRule[]> } {
  const store = new ObjectStore(database, join(stateDir, 'objects'), now);
  const rules = new Map<string, CorsRule[]>();
  for (const { name, properties } of deployment.resources<BucketProperties>('AWS::S3::Bucket')) {
    store.createBucket(name, { isLocked: properties.ObjectLockEnabled === true });
    rules.set(name, properties.CorsConfiguration?.CorsRules ?? []);
  }
  notifyBuses(deployment, store, buses);
  return { store, rules };
}

async function startTables({ url }: DynamoDb, { deployment, stateDir }: ServiceOptions): Promise<void> {
  try {
    await createTables(dynamoDbCall(url), tablesOf(deployment));
  } catch (error) {
    // DynamoDB Local starts on a file that isn't a database, and fails at the first call.
    if (!(error instanceof DynamoDbError)) throw error;
    throw new StartFailure(`The table in ${stateDir} cannot be read (${error.message}). To begin again, start with --fresh.`);
  }
}

/** Starts the emulators. On failure, those already up are closed again. */
export async function startServices(options: ServiceOptions): Promise<Services> {
  const { deployment, database, stateDir, now, onNotice } = options;
  const mailbox = new Mailbox(database, now);
  const texts = new Texts(database, deployment, now);
  const queues = new Queues(deployment, database, now);
  const buses = new Buses(deployment, queues, database, now);
  const { store, rules } = startStore(options, buses);
  const invite = (to: string, password: string): void => {
    mailbox.add({
      from: 'no-reply@verificationemail.com',
      replyTo: [],
      destination: { to: [to], cc: [], bcc: [] },
      subject: 'Your temporary password',
      body: { text: `Your username is ${to} and temporary password is ${password}` },
      headers: [],
    });
  };
  const keys = deployment.resources<{ KeyUsage?: string; KeySpec?: string }>('AWS::KMS::Key');
  const arnsOf = (isSigning: boolean) =>
    keys.filter(({ properties }) => (properties.KeyUsage === 'SIGN_VERIFY') === isSigning).map(({ arn }) => arn);
  const kinds = Object.fromEntries(keys.map(({ arn, properties: { KeySpec } }) => [arn, KeySpec]));
  const signing = Object.fromEntries(arnsOf(true).map((arn) => [arn, kinds[arn]]));
  const signingKeys = new SigningKeys(join(stateDir, 'signing-keys.json'), signing);
  const listening: (Listening | DynamoDb)[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(listening.map((service) => service.close()));
  };
  const up = async <Service extends Listening | DynamoDb>(starting: Promise<Service>): Promise<Service> => {
    const service = await starting;
    listening.push(service);
    return service;
  };
  const tables = tablesOf(deployment);
  const outcomes = await Promise.allSettled([
    up(startDynamoDb({ stateDir, onNotice })).then(async (dynamoDb) => {
      await startTables(dynamoDb, options);
      return dynamoDb;
    }),
    up(
      startS3({
        port: 0,
        store,
        credentials: { [credentials.accessKeyId]: credentials.secretAccessKey },
        corsRules: (bucket) => rules.get(bucket) ?? [],
        now,
      }),
    ),
    up(startCognito({ port: 0, database, deployment, now, invite })),
    up(startMail(options.mailPort, { mailbox, texts, buses, inbound: { deployment, store, queues, now } })),
    up(startEvents(0, buses)),
    up(startSqs(0, queues)),
    up(startKms(0, KeyStore.open(join(stateDir, 'keys.json'), arnsOf(false)), signingKeys)),
    up(startCheckout(options.checkoutPort, new CardProcessor(database, deployment, now))),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await close();
    throw failed.reason;
  }
  const [dynamoDb, s3, cognito, mail, events, sqs, kms, checkout] = outcomes.map(
    (outcome) => (outcome as PromiseFulfilledResult<{ url: string }>).value,
  );
  const url = (service: { url: string } | undefined): string => service?.url ?? '';
  return {
    endpoints: {
      dynamoDb: url(dynamoDb),
      s3: url(s3),
      cognito: url(cognito),
      mail: url(mail),
      events: url(events),
      sqs: url(sqs),
      kms: url(kms),
      checkout: url(checkout),
    },
    dynamoDb: dynamoDbCall(url(dynamoDb)),
    ...{ tables, store, mailbox, queues, buses, close },
  };
}
