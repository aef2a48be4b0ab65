import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CaseInvitationView } from '#shared/contract/public-identity.ts';
import { FormFailure } from '../../parts/form-failure.tsx';
import { paths } from '../../paths.ts';
import { api, updateUser, useSession } from '../../session/index.ts';
import { Button } from '../../ui/button.tsx';
import { caseLanding } from './case-landing.ts';

/** Takes part with the account that the address has: no password is asked, and whoever is signed in with it already goes straight on to the case. */
export const CaseJoinWithAccount = ({ token, invitation }: { token: string; invitation: CaseInvitationView }) => {
  const navigate = useNavigate();
  const { user, support } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const email = invitation.email ?? '';
  const goOn = async (caseId: string) => {
    const known = user?.email === email && !support ? await api.appuser.me({}).catch(() => null) : null;
    if (known) updateUser(known);
    const landing = caseLanding(caseId);
    await navigate(known ? landing : paths.login({ email, redirect: landing }), { replace: true });
  };
  const join = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await goOn((await api.publicIdentity.joinCase({ token })).caseId);
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };
  return (
    <div className="grid gap-5">
      <FormFailure error={failure} />
      <p>
        <span className="block text-sm font-semibold">Your account</span>
        <span className="wrap-anywhere">{email}</span>
      </p>
      <p className="text-sm text-muted">Your name and password stay as they are. Your plans are there as before.</p>
      <Button look="primary" isWide isBusy={isBusy} busyLabel="One moment..." onClick={() => void join()}>
        See the arrangements
      </Button>
    </div>
  );
};
