import { caseActor } from '#functions/cases/access/case-access.ts';
import { listCases } from '#functions/cases/finding/list-cases.ts';
import { os } from './implementer.ts';

export const getAllCases = os.getAllCases.handler(async ({ input, context }) =>
  listCases(context, caseActor(context), { querry: '', items: input.pageSize, cursor: input.cursor }),
);
