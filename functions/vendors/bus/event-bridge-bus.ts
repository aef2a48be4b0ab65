import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { eventSource } from '#events/envelope.ts';
import { setting } from '#functions/settings.ts';
import type { BusPort, Refusal } from './bus-port.ts';

/** What the bus says about an entry that is itself wrong. Any other refusal (too much at a time, a fault of its own, a missing permission) may pass. */
const forGood = new Set(['InvalidArgument', 'MalformedDetail']);

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
      // An accepted entry has an id; a refused one has an error instead.
      const refused = events.flatMap(({ id }, index): [string, Refusal][] => {
        const { EventId, ErrorCode = 'no answer' } = Entries[index] ?? {};
        return EventId ? [] : [[id, { why: `The bus refused it: ${ErrorCode}.`, isForGood: forGood.has(ErrorCode) }]];
      });
      return new Map(refused);
    },
  };
}
