import type { DomainEvent } from '#events/envelope.ts';

/** Events that the bus takes at once. */
export const busBatch = 10;

/** Where what happened is made known. */
export type BusPort = {
  /** Publishes up to ten events; answers the ids of those that the bus did not take. Rejects where it cannot be known. */
  publish(events: DomainEvent[]): Promise<Set<string>>;
};
