import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const custodyRecorded = defineEvent({
  name: 'custody.recorded',
  version: 1,
  meaning:
    "An entry other than a change of care was added to the record of a decedent's custody: a page was closed or opened again, something happened to a personal effect, the family was told of a correction, a trade company confirmed one, or everything final was put on hold or let go on. `subject` is the page, `effects-bag`, `family`, `decedent`, or `disposition`.",
  data: caseEventData({ entry: z.string().max(60), subject: z.string().max(60) }),
  sample: { ...sampleOfCase({ decedentStatus: 'in-care' }), entry: 'custody.page-closed', subject: 'intake' },
});
