import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useIsKept } from './keep-files.ts';
import { sendTrip } from './store/trip.ts';
import type { ShownTrip } from './use-trip.ts';

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

const why: Readonly<Record<ShownTrip['sending'], string>> = {
  idle: '',
  sending: 'Sending...',
  unreachable: 'They’re sent when you’re back online.',
  'sign-in': 'Sign in, and they’re sent.',
  failing: 'Something went wrong on our side. We’ll try again soon.',
};

/** Says what is only on this phone, why, and what to do about it. */
export const TripLine = ({ shown }: { shown: ShownTrip }) => {
  const { own, othersCount, sending, isLasting, isFull, taken } = shown;
  const { pathname } = useLocation();
  const isKept = useIsKept();
  const asked = own.filter(({ need }) => need).length;
  const action =
    sending === 'sign-in' ? (
      <LinkButton size="compact" to={paths.login({ redirect: pathname })}>
        Sign in
      </LinkButton>
    ) : sending === 'unreachable' || sending === 'failing' ? (
      <Button size="compact" onClick={sendTrip}>
        Send now
      </Button>
    ) : undefined;
  return (
    <div className="grid gap-3 empty:hidden">
      {isFull && (
        <Banner tone="danger" role="alert" title="This phone is full">
          What you entered last isn’t saved on it. Keep this page open until it’s sent, or free up space and enter something
          again.
        </Banner>
      )}
      {!isLasting && (
        <Banner tone="warning" title="This browser can’t save entries">
          Keep this page open until everything is sent. A private window forgets what you enter when you close it.
        </Banner>
      )}
      {own.length > 0 && (
        <Banner
          tone={asked > 0 ? 'warning' : 'info'}
          role="status"
          title={`${entries(own.length)} only on this phone`}
          action={action}
        >
          {asked < own.length && why[sending]}
          {asked > 0 && ` ${entries(asked)} ${asked === 1 ? 'needs' : 'need'} you.`}
        </Banner>
      )}
      {othersCount > 0 && (
        <Banner tone="warning">
          Someone else noted {entries(othersCount)} on this phone. They’re sent once that person signs in here.
        </Banner>
      )}
      {taken && isLasting && isKept === false && (
        <Banner tone="warning">
          This browser can’t open this page without a connection. Keep it open until you’re back. What you enter is saved.
        </Banner>
      )}
    </div>
  );
};
