import type { DomainEvent } from '#events/envelope.ts';

/** Why the bus did not take an event; `isForGood` where it never will, however often it is offered. */
export type Refusal = { why: string; isForGood: boolean };

/** Where what happened is made known. */
export type BusPort = {
  /** Publishes a batch (busBatches); answers, by their ids, those that the bus did not take. Rejects where it cannot be known. */
  publish(events: DomainEvent[]): Promise<Map<string, Refusal>>;
};
