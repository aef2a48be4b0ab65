import * as z from 'zod';
import { documentType } from '#shared/model/enumerations/document.ts';
import { caseEventData, sampleOfCase, withChoice } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const documentSigned = defineEvent({
  name: 'document.signed',
  version: 1,
  meaning: 'Everyone who has to sign a document of a case has signed it.',
  data: caseEventData({ documentId: z.guid(), kind: z.enum(documentType.values) }),
  sample: {
    ...sampleOfCase({ signedDocuments: ['cremation-authorization'] }),
    documentId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2e01',
    kind: 'cremation-authorization',
  },
  sets: ['signedDocuments'],
  moves: (facts, { kind }) => withChoice(facts, 'signedDocuments', kind),
});
