import { useQuery } from '@tanstack/react-query';
import type { TokenPurpose } from '#shared/contract/public-identity.ts';
import { query } from '../../session/index.ts';
import { type EmailedLink, emailedLink, loadOnce } from './emailed-link.ts';

export type LinkCheck = EmailedLink<{ isValid: boolean; email: string | null }>;

/** Asks whether the token of an emailed link still works, and for whom, before anything is typed. */
export const useLinkCheck = (token: string, purpose: TokenPurpose): LinkCheck =>
  emailedLink(
    useQuery({ ...query.publicIdentity.validatePasswordResetToken.queryOptions({ input: { token, purpose } }), ...loadOnce }),
    { isValid: false, email: null },
  );
