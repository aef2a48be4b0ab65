import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Deployment, Resource } from '../template/deployment.ts';
import { FunctionError } from './function-error.ts';
import { Sandbox, type SandboxSettings } from './sandbox.ts';

/** So many may work at the same time; the others wait, first come first served. */
export class Places {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(count: number) {
    this.free = count;
  }

  /** Waits for a place, works in it, and leaves it to the next. */
  async within<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((enter) => this.waiting.push(enter));
    try {
      return await work();
    } finally {
      const enter = this.waiting.shift();
      if (enter) enter();
      else this.free += 1;
    }
  }
}

type FunctionProperties = {
  Code: { S3Key?: string };
  Handler: string;
  Runtime: string;
  Timeout?: number;
  MemorySize?: number;
  Environment?: { Variables?: Record<string, string | number | boolean> };
};

/** Lambda's limit on a synchronous payload, request and response alike, in bytes. */
const payloadLimit = 6 * 1024 * 1024;

const idleMs = 10 * 60_000;

export type FunctionsOptions = {
  deployment: Deployment;
  /** Set for every function, unless its own variables override it: region, credentials, endpoints. */
  env: Record<string, string>;
  /** Overrides a function's own variables, if it has them. */
  overrides?: Record<string, string>;
  onLine: (functionName: string, line: string) => void;
  /** How far the cloud's clock is ahead of the machine's (clock/clock.ts). */
  clock: BigInt64Array;
};

/**
 * How many events one function works on at the same time. On Lambda each would have a separate processor; here all share a thread, and fifty that start
 * together would all end late, some past their time limit. Waiting for a place doesn't use up an event's time.
 */
const eventsAtOnce = 10;

type HostedFunction = { settings: SandboxSettings; sandbox?: Sandbox; usedAt: number; places: Places };

const bundleExtensions = ['.mjs', '.js', '.cjs'];

function settingsOf(
  resource: Resource<FunctionProperties>,
  options: FunctionsOptions,
): Omit<SandboxSettings, 'isAwaited'> | undefined {
  const { properties, name, arn } = resource;
  const folder = options.deployment.asset(properties.Code.S3Key ?? '');
  const [module = 'index', handler = 'handler'] = properties.Handler.split('.');
  const file = folder && bundleExtensions.map((extension) => join(folder, module + extension)).find((path) => existsSync(path));
  if (!file || !properties.Runtime.startsWith('nodejs')) return undefined;
  const variables = Object.entries(properties.Environment?.Variables ?? {}).map(
    ([key, value]) => [key, options.overrides?.[key] ?? String(value)] as const,
  );
  const memoryMb = properties.MemorySize ?? 128;
  return {
    file,
    handler,
    functionName: name,
    functionArn: arn,
    memoryMb,
    timeoutMs: (properties.Timeout ?? 3) * 1000,
    env: {
      ...options.env,
      ...Object.fromEntries(variables),
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
      PATH: process.env.PATH ?? '',
    },
    onLine: (line) => options.onLine(name, line),
    clock: options.clock,
  };
}

/** Every Node function of the template, started at its first event and stopped after a long idle time. */
export class Functions {
  private readonly hosted = new Map<string, HostedFunction>();
  private readonly idleTimer: NodeJS.Timeout;
  private inProgress = 0;
  private endedAt = 0;

  constructor(options: FunctionsOptions) {
    const integrations = options.deployment.resources<{ IntegrationUri?: string }>('AWS::ApiGatewayV2::Integration');
    const answering = new Set(integrations.map(({ properties }) => properties.IntegrationUri));
    for (const resource of options.deployment.resources<FunctionProperties>('AWS::Lambda::Function')) {
      const settings = settingsOf(resource, options);
      if (!settings) continue;
      const isAwaited = answering.has(resource.arn);
      this.hosted.set(resource.name, { settings: { ...settings, isAwaited }, usedAt: 0, places: new Places(eventsAtOnce) });
    }
    this.idleTimer = setInterval(() => this.stopIdle(), 60_000).unref();
  }

  names(): string[] {
    return [...this.hosted.keys()];
  }

  /** Returns the variables that a function runs with: what a seed or a test needs to call the same services. */
  env(name: string): Record<string, string> {
    return this.hosted.get(name)?.settings.env ?? {};
  }

  /** Invokes by name or ARN and returns the parsed answer. Throws FunctionError if the function failed, timed out, or exceeded a limit. */
  async invoke(nameOrArn: string, event: unknown): Promise<unknown> {
    const name = /:function:([^:/]+)/.exec(nameOrArn)?.[1] ?? nameOrArn;
    const hosted = this.hosted.get(name);
    if (!hosted) throw new FunctionError('ResourceNotFoundException', `Function not found: ${nameOrArn}`);
    const payload = JSON.stringify(event);
    if (Buffer.byteLength(payload) > payloadLimit) {
      throw new FunctionError(
        'RequestTooLargeException',
        `Request must be smaller than ${payloadLimit} bytes for the InvokeFunction operation`,
      );
    }
    const result = await hosted.places.within(() => {
      if (!hosted.sandbox?.usable) hosted.sandbox = new Sandbox(hosted.settings);
      hosted.usedAt = Date.now();
      this.inProgress += 1;
      return hosted.sandbox.invoke(payload).finally(() => {
        this.inProgress -= 1;
        this.endedAt = performance.now();
      });
    });
    if (Buffer.byteLength(result) > payloadLimit) {
      throw new FunctionError(
        'Function.ResponseSizeTooLarge',
        `Response payload size exceeded maximum allowed payload size (${payloadLimit} bytes).`,
      );
    }
    return JSON.parse(result);
  }

  /** Returns for how long no function has worked on an event: 0 while one does. */
  quietForMs(): number {
    return this.inProgress > 0 ? 0 : performance.now() - this.endedAt;
  }

  /**
   * Makes the next event start a new sandbox with the present bundle. Events in progress finish in the old one. `bundles` are names of bundle folders;
   * without them all are reloaded.
   */
  reload(bundles?: string[]): void {
    for (const hosted of this.hosted.values()) {
      if (bundles && !bundles.includes(basename(dirname(hosted.settings.file)))) continue;
      hosted.sandbox?.retire();
      hosted.sandbox = undefined;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.idleTimer);
    await Promise.all([...this.hosted.values()].map((hosted) => hosted.sandbox?.close()));
  }

  private stopIdle(): void {
    for (const hosted of this.hosted.values()) {
      if (!hosted.sandbox || hosted.sandbox.busy || Date.now() - hosted.usedAt < idleMs) continue;
      hosted.sandbox.retire();
      hosted.sandbox = undefined;
    }
  }
}
