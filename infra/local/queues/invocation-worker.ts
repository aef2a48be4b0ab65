import type { Clock } from '../clock/clock.ts';
import { FunctionError } from '../lambda/function-error.ts';
import type { Functions } from '../lambda/functions.ts';
import type { Deployment } from '../template/deployment.ts';
import type { Message } from './queue.ts';
import type { Queues } from './queues.ts';
import { Waker } from './waker.ts';

/** How an asynchronous invocation of a function is repeated, and where it goes if it keeps failing (AWS::Lambda::EventInvokeConfig). */
type Retries = { retryAttempts: number; onFailureArn: string | undefined };

type InvokeConfig = {
  FunctionName: string;
  MaximumRetryAttempts?: number;
  DestinationConfig?: { OnFailure?: { Destination?: string } };
};

/** Lambda's default if a function has no configuration. */
const defaultRetries: Retries = { retryAttempts: 2, onFailureArn: undefined };

/** Lambda waits a minute before the first retry and two before the next. On this machine it is seconds. */
const retrySeconds = [1, 2];
const concurrency = 10;

const functionName = (nameOrArn: string): string => /:function:([^:/]+)/.exec(nameOrArn)?.[1] ?? nameOrArn;

/** Reads the template's settings for asynchronous invocations, by function name. */
export function retriesOf(deployment: Deployment): Map<string, Retries> {
  return new Map(
    deployment.resources<InvokeConfig>('AWS::Lambda::EventInvokeConfig').map(({ properties }) => [
      functionName(properties.FunctionName),
      {
        retryAttempts: properties.MaximumRetryAttempts ?? defaultRetries.retryAttempts,
        onFailureArn: properties.DestinationConfig?.OnFailure?.Destination,
      },
    ]),
  );
}

/** Returns what a failure destination receives. Source: Lambda developer guide, "Adding a destination". */
function failureRecord(message: Message, functionArn: string, error: FunctionError, at: number): string {
  return JSON.stringify({
    version: '1.0',
    timestamp: new Date(at).toISOString(),
    requestContext: {
      requestId: message.id,
      functionArn,
      condition: 'RetriesExhausted',
      approximateInvokeCount: message.receiveCount,
    },
    requestPayload: JSON.parse(message.body),
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    responsePayload: { errorType: error.errorType, errorMessage: error.message, trace: error.trace },
  });
}

/** Runs asynchronous invocations from their durable queue, with Lambda's retries and failure destinations. */
export class InvocationWorker {
  private readonly queues: Queues;
  private readonly functions: Functions;
  private readonly retries: Map<string, Retries>;
  private readonly waker: Waker;
  private readonly clock: Clock;
  private readonly underWay = new Set<Promise<void>>();

  constructor(queues: Queues, functions: Functions, retries: Map<string, Retries>, clock: Clock) {
    this.queues = queues;
    this.functions = functions;
    this.retries = retries;
    this.clock = clock;
    this.waker = new Waker(() => this.poll(), clock);
    queues.invocations.onWake((at) => this.waker.wake(at));
  }

  start(): void {
    this.waker.wake(0);
  }

  async stop(): Promise<void> {
    await this.waker.stop();
    await Promise.allSettled(this.underWay);
  }

  private async poll(): Promise<void> {
    for (const message of this.queues.invocations.receive(Math.max(0, concurrency - this.underWay.size))) {
      const work = this.run(message).finally(() => {
        this.underWay.delete(work);
        this.waker.wake(0);
      });
      this.underWay.add(work);
    }
    const next = this.queues.invocations.nextAt();
    if (next !== undefined && this.underWay.size < concurrency) this.waker.wake(next);
  }

  private async run(message: Message): Promise<void> {
    const functionArn = message.attributes.function ?? '';
    const { retryAttempts, onFailureArn } = this.retries.get(functionName(functionArn)) ?? defaultRetries;
    try {
      await this.functions.invoke(functionArn, JSON.parse(message.body));
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      if (message.receiveCount <= retryAttempts) {
        this.queues.invocations.changeVisibility(message.receipt, retrySeconds[message.receiveCount - 1] ?? 2);
        return;
      }
      if (onFailureArn)
        this.queues.find(onFailureArn)?.send({ body: failureRecord(message, functionArn, error, this.clock.now()) });
    }
    this.queues.invocations.delete(message.receipt);
  }
}
