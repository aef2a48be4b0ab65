// The states of a funeral home's request to join, and of its owner.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists the states of a request: open until an administrator makes a home from it (accepted) or declines it (dismissed). A dismissed one can be reopened. */
export const signUpStatus = defineLabels({ open: 'Open', accepted: 'Accepted', dismissed: 'Dismissed' });
export type SignUpStatus = ValueOf<typeof signUpStatus>;

/** Lists the states of a home's owner: active, invited, with an expired invitation, or without one (never sent, or canceled). */
export const ownerState = defineLabels({
  active: 'Active',
  invited: 'Invited',
  expired: 'Invitation expired',
  'not-invited': 'Not invited',
});
export type OwnerState = ValueOf<typeof ownerState>;

/** Lists what an emailed invitation to a team can lead to. `other-account`: a family or an administrator has the address. */
export const invitationState = defineLabels({
  open: 'Open',
  used: 'Used',
  expired: 'Expired',
  cancelled: 'Cancelled',
  'other-account': 'The address has an account that cannot join a team',
});
export type InvitationState = ValueOf<typeof invitationState>;
