import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { setting } from '#functions/runtime/settings.ts';
import { outboxPublisher } from './outbox-publisher.ts';

/** The table's stream: every event of the outbox goes to the bus. */
export const handler = outboxPublisher(new EventBridgeClient({ maxAttempts: 3 }), () => setting('BUS_NAME'));
