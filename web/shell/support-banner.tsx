import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { messageOf } from '../session/api-problem.ts';
import { endSupport } from '../session/sign-in.ts';
import { useSession } from '../session/use-session.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Stands over every screen while a system administrator acts for somebody: for whom, until when, and the way out. */
export const SupportBanner = () => {
  const { support, systemUser } = useSession();
  const [isEnding, setIsEnding] = useState(false);
  const navigate = useNavigate();
  if (!support || !systemUser) return null;
  const end = async () => {
    setIsEnding(true);
    try {
      await endSupport();
      await navigate(paths.systemSupportLogin());
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
    } finally {
      setIsEnding(false);
    }
  };
  const { user, until } = support;
  return (
    <section aria-label="Support session" data-chrome className="sticky top-0 z-30">
      <Banner
        tone="warning"
        className="items-center rounded-none border-b border-warning/30 py-2"
        action={
          <Button size="compact" onClick={() => void end()} isBusy={isEnding}>
            End support session
          </Button>
        }
      >
        <strong>{systemUser.email}</strong> is acting for{' '}
        <strong>
          {user.firstName} {user.lastName}
        </strong>{' '}
        ({user.email}) until {clock.format(new Date(until))}. Both names stand on every change.
      </Banner>
    </section>
  );
};
