import { documentFor } from '#functions/documents/case/document-access.ts';
import { evidenceBundle } from '#functions/documents/evidence/evidence-bundle.ts';
import { os } from './implementer.ts';

export const getEvidenceBundle = os.getEvidenceBundle.handler(async ({ input, context }) =>
  evidenceBundle(context, await documentFor(context, input)),
);
