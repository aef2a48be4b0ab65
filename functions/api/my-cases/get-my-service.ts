import { myCaseOf } from '#functions/cases/my-case.ts';
import { myServiceOf } from '#functions/cases/my-service.ts';
import { os } from './implementer.ts';

export const getMyService = os.getMyService.handler(async ({ input: { caseId, displayServiceId }, context }) =>
  myServiceOf(context, await myCaseOf(context, caseId), displayServiceId),
);
