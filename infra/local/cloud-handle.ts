import type { Control } from './control/control.ts';

export type CloudOptions = {
  /** Folder of the synthesized cloud assembly. */
  cdkOut: string;
  /** Which stage to run if the assembly has several nested ones. */
  stage?: string;
  /** Where everything is kept. */
  stateDir: string;
  /** Port of the edge on 127.0.0.1; 0 takes any free one. */
  port: number;
  /** Where people open the site, if that isn't the edge itself (a development server in front of it). */
  siteUrl?: string;
  /** Preferred ports of the mail viewer, the control address, and the card processor's pages; any free one if they are taken or 0. */
  mailPort?: number;
  controlPort?: number;
  checkoutPort?: number;
  /** Variables every function gets besides the template's own (which win). */
  functionEnv?: Record<string, string>;
  /** Receives what a person should know about the start, a line at a time: for example which DynamoDB runs if there is no embedded one. */
  onNotice?: (line: string) => void;
  /** What functions print, a line at a time. */
  onLine?: (functionName: string, line: string) => void;
  /**
   * How soon the messages of a failed batch come back, instead of after their queue's visibility timeout, so that a test of redelivery needn't wait
   * minutes.
   */
  redeliverySeconds?: number;
  /**
   * Replaces the template's limits: API calls of one address in the edge's window, and of one account in a second; and whether the gateway lets all of them
   * pass. For suites, whose people all have one address and work faster than any person.
   */
  limits?: { callsPerAddress?: number; callsPerAccount?: number; isUnthrottled?: boolean };
  /** The cloud's clock in epoch ms. */
  now?: () => number;
};

/** A running cloud. */
export type CloudHandle = {
  /** The edge: the address people open. */
  url: string;
  /** The HTTP API past the edge, as its execute-api address. */
  apiUrl: string;
  /** The mail viewer. `GET <mailUrl>/store?to=<address>` returns emails as JSON. */
  mailUrl: string;
  controlUrl: string;
  region: string;
  /** AWS_* variables that point an SDK here. */
  env: Record<string, string>;
  /** All stacks' outputs. */
  outputs: Record<string, string>;
  control: Control;
  /** Invokes a function by name or ARN and returns its answer. */
  invoke(name: string, event: unknown): Promise<unknown>;
  /** A function's whole environment. */
  functionEnv(name: string): Record<string, string>;
  /** Makes the next event run the present bundles: of the functions whose bundle's folder has one of these names, or of all. */
  reloadFunctions(bundles?: string[]): void;
  /** Puts the assets of the template's bucket deployments into their buckets again, as they are now. Returns the number of objects written. */
  redeploySites(): Promise<number>;
  close(): Promise<void>;
};
