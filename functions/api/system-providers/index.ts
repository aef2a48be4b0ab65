/**
 * `/api/system/providers`: the homes of Yarrow for administrators: who asked to join, whose page is live, who owns it. One file per operation, in the
 * contract's order.
 */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { openPlaces } from '#functions/vendors/places/index.ts';
import { acceptSignUpRequest } from './accept-sign-up-request.ts';
import { cancelOwnerInvitation } from './cancel-owner-invitation.ts';
import { correctOwnerEmail } from './correct-owner-email.ts';
import { dismissSignUpRequest } from './dismiss-sign-up-request.ts';
import { getProviders } from './get-providers.ts';
import { getSignUpRequest } from './get-sign-up-request.ts';
import { getSignUpRequests } from './get-sign-up-requests.ts';
import type { SystemProvidersContext } from './implementer.ts';
import { os } from './implementer.ts';
import { reopenSignUpRequest } from './reopen-sign-up-request.ts';
import { resendOwnerInvitation } from './resend-owner-invitation.ts';

const router = os.router({
  getSignUpRequests,
  getSignUpRequest,
  acceptSignUpRequest,
  dismissSignUpRequest,
  reopenSignUpRequest,
  getProviders,
  resendOwnerInvitation,
  cancelOwnerInvitation,
  correctOwnerEmail,
});

const places = openPlaces();

export const handler = apiHandler<SystemProvidersContext>({ router, context: (base) => ({ ...base, places }) });
