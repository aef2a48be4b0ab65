import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const tagDisagreed = defineEvent({
  name: 'tag.disagreed',
  version: 1,
  meaning:
    'Someone compared a tag with a person, and it isn’t them (`not-them`), or it’s the tag of another case (`other-case`), which has to wait as well. Nothing final may happen until two people have compared the tag again.',
  data: caseEventData({ finding: z.enum(['not-them', 'other-case']) }),
  sample: { ...sampleOfCase({ decedentStatus: 'in-care' }), finding: 'not-them' },
});
