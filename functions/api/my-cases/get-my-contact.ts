import { myCaseOf } from '#functions/cases/access/my-case.ts';
import { myContactOf, ownContact } from '#functions/cases/contacts/save-own-contact.ts';
import { os } from './implementer.ts';

export const getMyContact = os.getMyContact.handler(async ({ input, context }) =>
  myContactOf(await ownContact(context, await myCaseOf(context, input.id))),
);
