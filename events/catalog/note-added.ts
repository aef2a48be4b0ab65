import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const noteAdded = defineEvent({
  name: 'note.added',
  version: 1,
  meaning: 'Someone added a note to a case.',
  data: caseEventData({ noteId: z.guid(), isShared: z.boolean(), mentions: z.array(z.guid()) }),
  sample: {
    ...sampleOfCase(),
    noteId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2d02',
    isShared: false,
    mentions: [],
  },
});
