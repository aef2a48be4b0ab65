import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '../../parts/form-failure.tsx';
import { paths } from '../../paths.ts';
import { api, updateUser, useSession } from '../../session/index.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { workPaths } from '../../work-paths.ts';

/** Joins with the account that the address has: no password is asked, and whoever is signed in with it already goes straight on to the home. */
export const StaffJoinWithAccount = ({ token, email, home }: { token: string; email: string; home: string }) => {
  const navigate = useNavigate();
  const { user, support } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const goOn = async (locationId: string) => {
    const dashboard = workPaths.providerDashboard({ locationId });
    const known = user?.email === email && !support ? await api.appuser.me({}).catch(() => null) : null;
    toast(`You have joined ${home}.`, { tone: 'success' });
    if (known) updateUser(known);
    await navigate(known ? dashboard : paths.login({ email, redirect: dashboard }), { replace: true });
  };
  const join = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { locationId } = await api.publicIdentity.activateEmployee({ token });
      await goOn(locationId);
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
      <p className="text-sm text-muted">
        Your name and password stay as they are. You can change between your homes at any time beside the name of the home.
      </p>
      <Button look="primary" isWide isBusy={isBusy} busyLabel="Joining..." onClick={() => void join()}>
        Join {home}
      </Button>
    </div>
  );
};
