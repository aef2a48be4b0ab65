import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { eventSource } from '#events/envelope.ts';
import { setting } from '#functions/runtime/settings.ts';
import type { BusPort } from './bus-port.ts';

/** The stage's own Amazon EventBridge bus. */
export function eventBridgeBus(): BusPort {
  const client = new EventBridgeClient({ maxAttempts: 3 });
  return {
    async publish(events) {
      const bus = { EventBusName: setting('BUS_NAME'), Source: eventSource };
      const { Entries = [] } = await client.send(
        new PutEventsCommand({
          Entries: events.map((event) => ({
            ...bus,
            DetailType: event.name,
            Time: new Date(event.at),
            Detail: JSON.stringify(event),
          })),
        }),
      );
      // An entry that was taken has an id; one that was refused has an error instead.
      return new Set(events.filter((_, index) => !Entries[index]?.EventId).map(({ id }) => id));
    },
  };
}
