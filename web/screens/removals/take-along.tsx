import { CloudDownload } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#shared/contract/session.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { paths } from '#web/paths.ts';
import { api } from '#web/session/api.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { keepRemovalFiles } from './keep-files.ts';
import { trip } from './store/trip.ts';

/** Takes along what waits at a home: its data first, then the files of this screen. */
async function takeFrom(locationId: string, user: SessionUser): Promise<void> {
  const [pack, help] = await Promise.all([
    api.custodyPages.getTripPack({}, { context: { staysHere: true, locationId } }),
    // Without these, everything else works.
    api.marketplace.getAllFaqQuestions({ page: 'removals' }, { context: { staysHere: true } }).catch(() => undefined),
  ]);
  const personName = `${user.firstName} ${user.lastName}`.trim();
  await trip.take({ personId: user.id, personName, locationId, pack, ...(help ? { help } : {}) });
  await keepRemovalFiles();
}

/** Takes along the cases that wait to be brought into care, so that this phone has them without a connection. */
export const TakeAlong = ({ isAgain, locationId: before }: { isAgain: boolean; locationId: string | undefined }) => {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (!user)
    return (
      <LinkButton look="primary" size="large" isWide to={paths.login({ redirect: pathname })}>
        Sign in
      </LinkButton>
    );
  const wanted = search.get('home') ?? before;
  const home = user.memberships.find(({ locationId }) => locationId === wanted)?.locationId ?? user.providerLocationId;
  if (!home)
    return <p className="text-muted">Only the staff of a funeral home and the companies that work with it go to removals.</p>;
  const take = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await takeFrom(home, user);
      toast('It’s on this phone now.', { tone: 'success' });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <FormFailure error={failure} />
      <Button
        look={isAgain ? 'secondary' : 'primary'}
        size="large"
        isWide
        icon={CloudDownload}
        isBusy={isBusy}
        busyLabel="Taking along..."
        onClick={() => void take()}
      >
        {isAgain ? 'Take along again' : 'Take along'}
      </Button>
    </div>
  );
};
