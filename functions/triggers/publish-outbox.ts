import { eventBridgeBus } from '#functions/vendors/bus/index.ts';
import { sqsDeadLetters } from '#functions/vendors/dead-letters/index.ts';
import { outboxPublisher } from './outbox-publisher.ts';

/** Publishes the table's stream: every event of the outbox goes to the bus, and every new plan as an event. */
export const handler = outboxPublisher(eventBridgeBus(), sqsDeadLetters());
