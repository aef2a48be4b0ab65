import { defineEvent } from './define-event.ts';
import { threadEventData, threadEventSample } from './thread-event-data.ts';

export const messageTextWritten = defineEvent({
  name: 'message-text.written',
  version: 1,
  meaning: 'A member of a home answered a family by text.',
  data: threadEventData,
  sample: threadEventSample,
});
