import { changeableCaseOf } from '#functions/cases/access/my-case.ts';
import { saveOwnContact } from '#functions/cases/contacts/save-own-contact.ts';
import { os } from './implementer.ts';

export const saveMyContact = os.saveMyContact.handler(async ({ input: { caseId, ...save }, context }) =>
  saveOwnContact(context, await changeableCaseOf(context, caseId), save),
);
