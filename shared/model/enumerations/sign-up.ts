// What becomes of a funeral home's request to join, and where its owner stands.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** A request is open until an administrator made a home of it (accepted) or laid it aside (dismissed); a dismissed one can be opened again. */
export const signUpStatus = defineLabels({ open: 'Open', accepted: 'Accepted', dismissed: 'Dismissed' });
export type SignUpStatus = ValueOf<typeof signUpStatus>;

/** Where the owner of a home stands: at work, invited, with an invitation that ran out, or with none (never sent, or cancelled). */
export const ownerState = defineLabels({
  active: 'Active',
  invited: 'Invited',
  expired: 'Invitation expired',
  'not-invited': 'Not invited',
});
export type OwnerState = ValueOf<typeof ownerState>;

/** What a mailed invitation to a team can come to. `other-account`: a family or an administrator has the address. */
export const invitationState = defineLabels({
  open: 'Open',
  used: 'Used',
  expired: 'Expired',
  cancelled: 'Cancelled',
  'other-account': 'The address has an account that cannot join a team',
});
export type InvitationState = ValueOf<typeof invitationState>;
