import { defineEvent } from './define-event.ts';
import { threadEventData, threadEventSample } from './thread-event-data.ts';

export const messageEmailWritten = defineEvent({
  name: 'message-email.written',
  version: 1,
  meaning: 'A member of a home answered a family by email.',
  data: threadEventData,
  sample: threadEventSample,
});
