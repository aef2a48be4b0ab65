import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { httpApis } from './api/http-api.ts';
import { startApi } from './api/server.ts';
import { Clock } from './clock/clock.ts';
import type { CloudHandle, CloudOptions } from './cloud-handle.ts';
import { Control } from './control/control.ts';
import { startControl } from './control/server.ts';
import { sweepExpired } from './dynamodb/expiry-sweep.ts';
import { Edge } from './edge/edge.ts';
import { startEdge } from './edge/server.ts';
import { deploySites } from './edge/site-deployment.ts';
import { eventSources } from './event-sources.ts';
import { Functions } from './lambda/functions.ts';
import { InvocationWorker, retriesOf } from './queues/invocation-worker.ts';
import { Scheduler } from './schedules/scheduler.ts';
import { credentials, type Services, startServices } from './services.ts';
import { openDatabase } from './storage/database.ts';
import { type Deployment, loadDeployment } from './template/deployment.ts';

/** DynamoDB itself may take days. dynoxide answers nobody else while it scans, and takes a minute for a hundred thousand items. */
const sweepEveryMs = 60 * 60_000;

/** Returns what points an AWS SDK at this machine: the same variables for functions, seeds, and tests. */
function clientEnvironment(deployment: Deployment, { endpoints }: Services): Record<string, string> {
  return {
    AWS_REGION: deployment.region,
    AWS_DEFAULT_REGION: deployment.region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_REQUEST_CHECKSUM_CALCULATION: 'WHEN_REQUIRED',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'WHEN_REQUIRED',
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamoDb,
    AWS_ENDPOINT_URL_DYNAMODB_STREAMS: endpoints.dynamoDb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
    AWS_ENDPOINT_URL_SESV2: endpoints.mail,
    AWS_ENDPOINT_URL_EVENTBRIDGE: endpoints.events,
    AWS_ENDPOINT_URL_SQS: endpoints.sqs,
    AWS_ENDPOINT_URL_KMS: endpoints.kms,
    ...(process.env.TWILIO_AUTH_TOKEN ? {} : { TWILIO_ENDPOINT_URL: endpoints.mail }),
    ...(process.env.STRIPE_SECRET_KEY ? {} : { STRIPE_ENDPOINT_URL: endpoints.checkout }),
  };
}

/** Returns the Lambda settings for raised limits. */
const limitVariables = (limits: CloudOptions['limits']): Record<string, string> =>
  limits?.callsPerAccount === undefined
    ? {}
    : { ACCOUNT_RATE: String(limits.callsPerAccount), ACCOUNT_BURST: String(limits.callsPerAccount) };

/** Rewrites the cloud's addresses of buckets, the distribution, and the API to their addresses on this machine. */
function localAddresses(deployment: Deployment, s3Url: string): (text: string) => string {
  const buckets = deployment.resources('AWS::S3::Bucket').map(({ name }) => name);
  const hosts = buckets.flatMap((name) => [
    `https://${name}.s3.${deployment.region}.amazonaws.com`,
    `https://${name}.s3.amazonaws.com`,
  ]);
  return (text) => hosts.reduce((rewritten, host) => rewritten.replaceAll(host, s3Url), text);
}

/**
 * Runs a synthesized assembly on this machine and resolves when it answers. Everything it keeps is under `stateDir`; several can run side by side, in one
 * process or many, each on a separate folder. Throws StartFailure, with nothing left running, if a person must act.
 */
export async function startCloud(options: CloudOptions): Promise<CloudHandle> {
  const deployment = loadDeployment(options.cdkOut, options.stage);
  mkdirSync(options.stateDir, { recursive: true });
  const database = openDatabase(join(options.stateDir, 'cloud.sqlite'));
  const clock = new Clock(database, options.now);
  const { now } = clock;
  const closers: (() => unknown)[] = [() => database.close()];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    let edge: Edge | undefined;
    const front = await startEdge(options.port, () => edge);
    closers.push(() => front.close());
    deployment.siteUrl = options.siteUrl ?? front.url;
    const services = await startServices({
      deployment,
      database,
      stateDir: options.stateDir,
      now,
      mailPort: options.mailPort ?? 0,
      checkoutPort: options.checkoutPort ?? 0,
      onNotice: options.onNotice,
    });
    closers.push(() => services.close());
    const { store, queues, buses, mailbox, tables, dynamoDb } = services;
    const env = clientEnvironment(deployment, services);
    const functions = new Functions({
      deployment,
      env: { ...env, ...options.functionEnv },
      overrides: limitVariables(options.limits),
      onLine: options.onLine ?? (() => {}),
      clock: clock.shared,
    });
    closers.push(() => functions.close());

    const throttle = options.limits?.isUnthrottled ? () => true : undefined;
    const apis = httpApis(deployment, (arn, event) => functions.invoke(arn, event), now, throttle);
    await deploySites(deployment, store);
    const localAddress = localAddresses(deployment, services.endpoints.s3);
    edge = new Edge({ deployment, store, apis, localAddress, now, callsPerAddress: options.limits?.callsPerAddress });

    const scheduler = new Scheduler({ deployment, buses, queues, database, clock });
    const invocations = new InvocationWorker(queues, functions, retriesOf(deployment), clock);
    const { redeliverySeconds } = options;
    const sources = eventSources({ deployment, database, dynamoDb, functions, queues, clock, redeliverySeconds });
    const control = new Control({
      buses,
      queues,
      scheduler,
      mailbox,
      functions,
      tables,
      dynamoDb,
      clock,
      sources,
      stage: { env, outputs: deployment.outputs },
    });
    const controlServer = await startControl(options.controlPort ?? 0, control);
    closers.push(() => controlServer.close());
    const apiServer = await startApi(0, apis[0]);
    closers.push(() => apiServer.close());

    closers.push(() => Promise.all([...sources, invocations].map((source) => source.stop())));
    for (const source of [...sources, invocations]) source.start();
    scheduler.start();
    closers.push(() => scheduler.stop());
    const sweeping = setInterval(
      () => void Promise.all(tables.map((table) => sweepExpired(dynamoDb, table, now()))).catch(() => {}),
      sweepEveryMs,
    );
    closers.push(() => clearInterval(sweeping));

    return {
      url: front.url,
      apiUrl: apiServer.url,
      mailUrl: services.endpoints.mail,
      controlUrl: controlServer.url,
      region: deployment.region,
      env,
      outputs: deployment.outputs,
      control,
      invoke: (name, event) => functions.invoke(name, event),
      functionEnv: (name) => functions.env(name),
      reloadFunctions: (bundles) => functions.reload(bundles),
      redeploySites: () => deploySites(deployment, store),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
