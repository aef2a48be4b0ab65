import type { FunctionDefinition } from '#infra/function-definition.ts';

/** A running cloud as a test sees it, from any process. */
export type TestCloud = {
  /** The edge: what a browser opens. */
  url: string;
  /** The HTTP API past the edge. Callers must send the origin secret. */
  apiUrl: string;
  /** The mail viewer's address. */
  mailUrl: string;
  /** The control address: events, emails, queues (infra/local/control). */
  controlUrl: string;
  /** Points an AWS SDK at this cloud. */
  env: Record<string, string>;
  outputs: Record<string, string>;
  /** Each Lambda's environment by its name in infra/functions.ts. */
  functions: Record<FunctionDefinition['name'], Record<string, string>>;
  /** Where the Lambdas' lines are written, one JSON object `{ name, line }` per line. */
  logFile: string;
};

/** How a cloud of a test is started. */
export type TestCloudOptions = {
  stateDir: string;
  /** Loads the sample data. */
  seed?: boolean;
  /** Seconds until a failed batch comes back, instead of the queue's own minutes. */
  redeliverySeconds?: number;
  /** Added to the environment of every Lambda. */
  functionEnv?: Record<string, string>;
};
