import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from './clock/clock.ts';
import type { DynamoDbCall } from './dynamodb/client.ts';
import type { Functions } from './lambda/functions.ts';
import type { Pattern } from './pattern.ts';
import { defaultConcurrency, QueueMapping } from './queues/queue-mapping.ts';
import type { Queues } from './queues/queues.ts';
import { StartFailure } from './start-failure.ts';
import { Checkpoints } from './streams/checkpoints.ts';
import { StreamMapping } from './streams/stream-mapping.ts';
import { StreamReader } from './streams/stream-reader.ts';
import type { Deployment, Resource } from './template/deployment.ts';

type MappingProperties = {
  EventSourceArn: string;
  FunctionName: string;
  BatchSize?: number;
  MaximumBatchingWindowInSeconds?: number;
  StartingPosition?: string;
  FunctionResponseTypes?: string[];
  BisectBatchOnFunctionError?: boolean;
  MaximumRetryAttempts?: number;
  DestinationConfig?: { OnFailure?: { Destination?: string } };
  FilterCriteria?: { Filters: { Pattern: string }[] };
  ScalingConfig?: { MaximumConcurrency?: number };
  Enabled?: boolean;
};

export type EventSourceOptions = {
  deployment: Deployment;
  database: DatabaseSync;
  dynamoDb: DynamoDbCall;
  functions: Functions;
  queues: Queues;
  clock: Clock;
  /** How soon the messages of a failed batch come back, instead of after the queue's visibility timeout. */
  redeliverySeconds: number | undefined;
};

export type EventSource = {
  start(): void;
  stop(): Promise<void>;
  /** For a stream's reader: tells whether there was nothing new the next time it looked, from now on. */
  isCaughtUp?(): Promise<boolean>;
};

const filtersOf = (properties: MappingProperties): Pattern[] =>
  (properties.FilterCriteria?.Filters ?? []).map((filter) => JSON.parse(filter.Pattern) as Pattern);

function queueSource({ properties }: Resource<MappingProperties>, options: EventSourceOptions): EventSource {
  const queue = options.queues.find(properties.EventSourceArn);
  if (!queue) throw new StartFailure(`The event source ${properties.EventSourceArn} is not a queue of the template.`);
  return new QueueMapping(
    queue,
    options.functions,
    {
      functionArn: properties.FunctionName,
      batchSize: properties.BatchSize ?? 10,
      batchWindowMs: (properties.MaximumBatchingWindowInSeconds ?? 0) * 1000,
      reportsItemFailures: properties.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
      concurrency: Math.min(properties.ScalingConfig?.MaximumConcurrency ?? defaultConcurrency, defaultConcurrency),
      filters: filtersOf(properties),
      region: options.deployment.region,
      redeliverySeconds: options.redeliverySeconds,
    },
    options.clock,
  );
}

function streamSource(
  { name, properties }: Resource<MappingProperties>,
  options: EventSourceOptions,
  checkpoints: Checkpoints,
): EventSource {
  const table = /:table\/([^/]+)\/stream/.exec(properties.EventSourceArn)?.[1] ?? '';
  const destination = properties.DestinationConfig?.OnFailure?.Destination;
  const attempts = properties.MaximumRetryAttempts;
  return new StreamMapping(new StreamReader(options.dynamoDb, table), options.functions, checkpoints, {
    id: name,
    functionArn: properties.FunctionName,
    streamArn: properties.EventSourceArn,
    batchSize: properties.BatchSize ?? 100,
    startsAtLatest: properties.StartingPosition === 'LATEST',
    filters: filtersOf(properties),
    bisects: properties.BisectBatchOnFunctionError ?? false,
    reportsItemFailures: properties.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
    retryAttempts: attempts === undefined || attempts < 0 ? undefined : attempts,
    onFailure: destination ? options.queues.find(destination) : undefined,
    now: options.clock.now,
  });
}

/** Runs the template's event source mappings, from queues and the table's stream to functions. */
export function eventSources(options: EventSourceOptions): EventSource[] {
  const checkpoints = new Checkpoints(options.database);
  return options.deployment
    .resources<MappingProperties>('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties.Enabled !== false)
    .map((mapping) => {
      const { EventSourceArn: arn } = mapping.properties;
      if (arn.startsWith('arn:aws:sqs:')) return queueSource(mapping, options);
      if (arn.startsWith('arn:aws:dynamodb:')) return streamSource(mapping, options, checkpoints);
      throw new StartFailure(`The event source ${arn} is neither a queue nor a table's stream.`);
    });
}
