import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { Banner } from '../ui/banner.tsx';
import { EndSupport } from './end-support.tsx';
import { actedFor } from './support-words.ts';
import { useLeaveSupport, useSupportNews } from './use-support-news.ts';

/** Leaves the session when its time is up, because the server has ended it. */
const useExpiry = (until: string | undefined) => {
  const leave = useLeaveSupport();
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(() => void leave(), Date.parse(until) - Date.now() + 1000);
    return () => clearTimeout(timer);
  }, [until, leave]);
};

/** Shows over every screen while a system administrator acts for someone: who acts, for whom, until when, and how to stop. */
export default function SupportBanner() {
  const { support, systemUser } = useSession();
  useExpiry(support?.until);
  useSupportNews();
  if (!support || !systemUser) return null;
  const { person, home, until } = actedFor(support);
  return (
    <section aria-label="Support session" data-chrome className="sticky top-0 z-30">
      <Banner
        tone="warning"
        className="!items-center rounded-none border-b border-warning/30 py-2"
        action={
          <EndSupport size="compact" aria-label="End support session">
            End
          </EndSupport>
        }
      >
        {systemUser.firstName} {systemUser.lastName}, you are acting as <strong>{person}</strong>
        {home && (
          <>
            {' '}
            of <strong>{home}</strong>
          </>
        )}{' '}
        until {until}.
      </Banner>
    </section>
  );
}
