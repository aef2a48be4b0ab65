/** `/api/cases`, the people around a case: its contacts, how relatives are let in, and trade companies. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { assignTrade } from './assign-trade.ts';
import { cancelArrangementLink } from './cancel-arrangement-link.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { deleteCaseContact } from './delete-case-contact.ts';
import { findKnownPeople } from './find-known-people.ts';
import { getCaseContact } from './get-case-contact.ts';
import { getCaseContacts } from './get-case-contacts.ts';
import { getCaseTrades } from './get-case-trades.ts';
import type { CaseContactsContext } from './implementer.ts';
import { os } from './implementer.ts';
import { inviteToArrangementOnline } from './invite-to-arrangement-online.ts';
import { orderCaseContacts } from './order-case-contacts.ts';
import { saveCaseContact } from './save-case-contact.ts';
import { sendArrangementEmail } from './send-arrangement-email.ts';
import { sendInvitation } from './send-invitation.ts';
import { unassignTrade } from './unassign-trade.ts';
import { updateContactStatus } from './update-contact-status.ts';

const router = os.router({
  getCaseContacts,
  getCaseContact,
  saveCaseContact,
  deleteCaseContact,
  orderCaseContacts,
  findKnownPeople,
  updateContactStatus,
  sendInvitation,
  cancelInvitation,
  inviteToArrangementOnline,
  sendArrangementEmail,
  cancelArrangementLink,
  getCaseTrades,
  assignTrade,
  unassignTrade,
});

export const handler = apiHandler<CaseContactsContext>({ router, context: (base) => base });
