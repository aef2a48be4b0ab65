import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

/** Names a signer of a document. Nothing of the document is in it. */
const signer = { locationId: z.guid(), caseId: z.guid(), documentId: z.guid(), signerId: z.guid() };
const sample = {
  locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
  caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
  documentId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2e01',
  signerId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2e02',
};
/** Which of the links that were sent. The link itself is made by the letter. */
const link = { linkId: z.guid() };
const linkSample = { linkId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2e03' };

export const documentSignerDue = defineEvent({
  name: 'document.signer-due',
  version: 1,
  meaning:
    'Someone has to be emailed about a document: its link, to sign it, for the first time or again, or to get their copy; or that it was withdrawn.',
  data: lazyObject(() => ({
    ...signer,
    ...link,
    why: z.enum(['asked', 'resent', 'reminder', 'requested', 'copy', 'withdrawn']),
  })),
  sample: { ...sample, ...linkSample, why: 'asked' as const },
});

export const documentCodeRequested = defineEvent({
  name: 'document.code-requested',
  version: 1,
  meaning: 'Someone who signs a document asked for the code that they have to enter first.',
  data: lazyObject(() => ({ ...signer, ...link })),
  sample: { ...sample, ...linkSample },
});

const signersData = () => lazyObject(() => signer);

export const documentSignerSigned = defineEvent({
  name: 'document.signer-signed',
  version: 1,
  meaning: 'One of those who have to sign a document has signed it.',
  data: signersData(),
  sample,
});

export const documentDeclined = defineEvent({
  name: 'document.declined',
  version: 1,
  meaning: 'Someone declined to sign a document. Nobody else can sign it now.',
  data: signersData(),
  sample,
});

export const documentBounced = defineEvent({
  name: 'document.bounced',
  version: 1,
  meaning: 'An email with a signer’s link or copy couldn’t be delivered, or was reported as spam.',
  data: signersData(),
  sample,
});

export const documentConsentWithdrawn = defineEvent({
  name: 'document.consent-withdrawn',
  version: 1,
  meaning: 'Someone doesn’t want to sign a document electronically, and needs it on paper.',
  data: signersData(),
  sample,
});

export const documentSealDue = defineEvent({
  name: 'document.seal-due',
  version: 1,
  meaning: 'A document that everyone has signed isn’t sealed yet, and it’s time to try again.',
  data: lazyObject(() => ({ locationId: signer.locationId, caseId: signer.caseId, documentId: signer.documentId })),
  sample: { locationId: sample.locationId, caseId: sample.caseId, documentId: sample.documentId },
});
