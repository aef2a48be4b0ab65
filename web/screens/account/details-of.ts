import type { SessionUser } from '#shared/contract/session.ts';
import type { Details } from './account-schemas.ts';

/** What the form shows of a person. An address that waits to be confirmed stands there already, so that saving something else keeps it. */
export const detailsOf = (user: SessionUser): Details => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.pendingEmail ?? user.email,
  phone: user.phone ?? '',
  currentPassword: '',
});
