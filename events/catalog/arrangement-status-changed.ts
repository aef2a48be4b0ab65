import * as z from 'zod';
import { arrangementStatus } from '#shared/model/enumerations/case.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const arrangementStatusChanged = defineEvent({
  name: 'arrangement.status-changed',
  version: 1,
  meaning: 'The arrangement of a case moved from one status to another.',
  data: caseEventData({ from: z.enum(arrangementStatus.values), to: z.enum(arrangementStatus.values) }),
  sample: { ...sampleOfCase({ arrangementStatus: 'ready-for-contract' }), from: 'in-progress', to: 'ready-for-contract' },
  sets: ['arrangementStatus'],
  moves: (facts, { to }) => ({ ...facts, arrangementStatus: to }),
});
