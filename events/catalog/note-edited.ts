import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const noteEdited = defineEvent({
  name: 'note.edited',
  version: 1,
  meaning: 'Someone reworded a note of a case; `mentions` are the members whom it mentions now and did not mention before.',
  data: caseEventData({ noteId: z.guid(), mentions: z.array(z.guid()) }),
  sample: {
    ...sampleOfCase(),
    noteId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2d02',
    mentions: [],
  },
});
