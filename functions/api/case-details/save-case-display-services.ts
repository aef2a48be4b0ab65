import { changeableCase } from '#functions/cases/access/case-viewer.ts';
import { saveCaseServices } from '#functions/cases/answering/save-case-display-services.ts';
import { launchedHomeOffer } from '#functions/cases/viewing/home-offer.ts';
import { os } from './implementer.ts';

export const saveCaseDisplayServices = os.saveCaseDisplayServices.handler(async ({ input: { caseId, services }, context }) =>
  saveCaseServices(context, await changeableCase(context, caseId), services, launchedHomeOffer),
);
