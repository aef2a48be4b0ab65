// The sample's stream reader: an outbox item becomes an event.
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';

const bus = new EventBridgeClient({});

export async function handler({ Records }) {
  const entries = Records.map(({ dynamodb }) => ({
    Source: 'sample',
    DetailType: 'order.placed',
    EventBusName: process.env.BUS_NAME,
    Detail: JSON.stringify({ id: dynamodb.NewImage.orderId.S, poison: dynamodb.NewImage.poison.BOOL }),
  }));
  await bus.send(new PutEventsCommand({ Entries: entries }));
  return { batchItemFailures: [] };
}
