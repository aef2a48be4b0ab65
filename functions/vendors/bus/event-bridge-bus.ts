import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { eventSource } from '#events/envelope.ts';
import { setting } from '#functions/settings.ts';
import type { BusPort, Refusal } from './bus-port.ts';

/** What the bus says of an entry that is wrong in itself. Any other refusal (too much at once, a fault of its own, a right that is missing) may pass. */
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
      // An entry that was taken has an id; one that was refused has an error instead.
      const refused = events.flatMap(({ id }, index): [string, Refusal][] => {
        const { EventId, ErrorCode = 'no answer' } = Entries[index] ?? {};
        return EventId ? [] : [[id, { why: `The bus refused it: ${ErrorCode}.`, isForGood: forGood.has(ErrorCode) }]];
      });
      return new Map(refused);
    },
  };
}
