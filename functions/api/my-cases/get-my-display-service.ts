import { myCaseOf } from '#functions/cases/my-case.ts';
import { myServiceOf } from '#functions/cases/my-display-service.ts';
import { os } from './implementer.ts';

export const getMyDisplayService = os.getMyDisplayService.handler(async ({ input: { caseId, displayServiceId }, context }) =>
  myServiceOf(context, await myCaseOf(context, caseId), displayServiceId),
);
