import { eventBridgeBus } from '#functions/vendors/bus/index.ts';
import { outboxPublisher } from './outbox-publisher.ts';

/** The table's stream: every event of the outbox goes to the bus. */
export const handler = outboxPublisher(eventBridgeBus());
