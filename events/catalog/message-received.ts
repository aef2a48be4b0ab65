import { defineEvent } from './define-event.ts';
import { threadEventData, threadEventSample } from './thread-event-data.ts';

export const messageReceived = defineEvent({
  name: 'message.received',
  version: 1,
  meaning: 'A family wrote to a home again, by email or text.',
  data: threadEventData,
  sample: threadEventSample,
});
