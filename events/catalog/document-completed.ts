import * as z from 'zod';
import { documentType } from '#shared/model/enumerations/document.ts';
import { caseEventData, sampleOfCase, withChoice } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const documentCompleted = defineEvent({
  name: 'document.completed',
  version: 1,
  meaning: 'A document of a case is complete and can be signed or printed.',
  data: caseEventData({ documentId: z.guid(), kind: z.enum(documentType.values) }),
  sample: {
    ...sampleOfCase({ completedDocuments: ['death-certificate-worksheet'] }),
    documentId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2e01',
    kind: 'death-certificate-worksheet',
  },
  sets: ['completedDocuments'],
  moves: (facts, { kind }) => withChoice(facts, 'completedDocuments', kind),
});
