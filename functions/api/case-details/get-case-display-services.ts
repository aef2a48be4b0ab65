import { caseServicesFor } from '#functions/cases/case-display-services.ts';
import { viewedCase } from '#functions/cases/case-viewer.ts';
import { os } from './implementer.ts';

export const getCaseDisplayServices = os.getCaseDisplayServices.handler(async ({ input: { id, displayServiceId }, context }) =>
  caseServicesFor(context, await viewedCase(context, id), displayServiceId),
);
