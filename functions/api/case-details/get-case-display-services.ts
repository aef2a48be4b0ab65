import { viewedCase } from '#functions/cases/access/case-viewer.ts';
import { caseServicesFor } from '#functions/cases/viewing/case-display-services.ts';
import { launchedHomeOffer } from '#functions/cases/viewing/home-offer.ts';
import { os } from './implementer.ts';

export const getCaseDisplayServices = os.getCaseDisplayServices.handler(async ({ input: { id, displayServiceId }, context }) =>
  caseServicesFor(context, await viewedCase(context, id), displayServiceId, launchedHomeOffer),
);
