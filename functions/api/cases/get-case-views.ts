import { homeOf } from '#functions/runtime/home-of.ts';
import { personOfCall } from '#functions/runtime/person-of-call.ts';
import { readCaseViews } from '#functions/table/case-views.ts';
import { os } from './implementer.ts';

export const getCaseViews = os.getCaseViews.handler(async ({ context }) =>
  readCaseViews(context.table, personOfCall(context).id, homeOf(context).locationId),
);
