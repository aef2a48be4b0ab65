import type { DomainEvent } from '#events/envelope.ts';

/** Why the bus refused an event; `isForGood` if it always will. */
export type Refusal = { why: string; isForGood: boolean };

/** Makes known what happened. */
export type BusPort = {
  /** Publishes a batch (busBatches). Returns, by their ids, those that the bus refused. Rejects if it can't know. */
  publish(events: DomainEvent[]): Promise<Map<string, Refusal>>;
};
