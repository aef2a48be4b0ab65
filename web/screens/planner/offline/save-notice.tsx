import { useEffect, useState } from 'react';
import { servedPage } from '#web/loading/other-build.ts';
import { useRetries } from '#web/loading/use-retries.ts';
import { useIsOnline } from '#web/shell/use-is-online.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { openCopies } from '../store/plan-copies.ts';
import { usePlanner } from '../store/use-planner.ts';
import { isRefused, planNotice } from './plan-notice.ts';
import { useReadiness } from './readiness.ts';
import { startSending } from './send-runner.ts';
import { restoreSessionAgain } from './session-again.ts';

/** Returns whether what is typed outlasts the page. In a browser that blocks storage it is only in memory. */
const useIsLasting = (): boolean => {
  const [isLasting, setIsLasting] = useState(true);
  useEffect(() => {
    void openCopies().then((copies) => setIsLasting(copies.isLasting));
  }, []);
  return isLasting;
};

/** Shows what `planNotice` says, and retries a failed save as soon as the server answers. Nothing waits for it. */
export const SaveNotice = () => {
  const { save, failure, store } = usePlanner();
  const isOnline = useIsOnline();
  const readiness = useReadiness();
  const isLasting = useIsLasting();
  const device = useIsNarrow() ? 'phone' : 'device';
  const { retry, isRetrying } = useRetries(save.kind === 'failed' && !isRefused({ save, failure }), async (isPress) => {
    // A save disables Continue while it runs, so first check that the server answers.
    if (!isPress && (await servedPage()) === null) return false;
    await restoreSessionAgain();
    const isSaved = await store.save();
    if (isSaved) startSending();
    return isSaved;
  });
  const notice = planNotice({ isOnline, save, failure, readiness, isLasting, device });
  if (!notice) return null;
  return (
    <Banner
      tone={notice.tone}
      role="status"
      title={notice.title}
      className="mb-8"
      action={
        notice.canRetry && (
          <Button size="compact" isBusy={isRetrying} onClick={retry}>
            Retry
          </Button>
        )
      }
    >
      {notice.words}
    </Banner>
  );
};
