import { myCaseOf } from '#functions/cases/access/my-case.ts';
import { myServiceOf } from '#functions/cases/answering/my-display-service.ts';
import { os } from './implementer.ts';

export const getMyDisplayService = os.getMyDisplayService.handler(async ({ input: { caseId, displayServiceId }, context }) =>
  myServiceOf(context, await myCaseOf(context, caseId), displayServiceId),
);
