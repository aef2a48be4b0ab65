import { contactOf } from '#functions/cases/contacts/contact-of.ts';
import { contactView } from '#functions/cases/contacts/contact-view.ts';
import { os } from './implementer.ts';

export const getCaseContact = os.getCaseContact.handler(async ({ input, context }) =>
  contactView((await contactOf(context, input)).contact),
);
