import { changeableCaseOf } from '#functions/cases/access/my-case.ts';
import { replaceNumber } from '#functions/cases/answering/replace-number.ts';
import { os } from './implementer.ts';

export const replaceSocialSecurityNumber = os.replaceSocialSecurityNumber.handler(
  async ({ input: { caseId, ...save }, context }) => replaceNumber(context, await changeableCaseOf(context, caseId), save),
);
