import { myCaseOf } from '#functions/cases/access/my-case.ts';
import { replaceNumber } from '#functions/cases/answering/replace-number.ts';
import { os } from './implementer.ts';

export const replaceSocialSecurityNumber = os.replaceSocialSecurityNumber.handler(
  async ({ input: { caseId, ...save }, context }) => replaceNumber(context, await myCaseOf(context, caseId), save),
);
