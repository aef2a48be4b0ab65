import { useEffect, useState } from 'react';
import { servedPage } from '#web/loading/other-build.ts';
import { useRetries } from '#web/loading/use-retries.ts';
import { isUnreachable, messageOf } from '#web/session/api-problem.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { openCopies } from '../store/plan-copies.ts';
import { usePlanner } from '../store/use-planner.ts';
import { type Readiness, useReadiness } from './readiness.ts';
import { startSending } from './send-runner.ts';
import { restoreSessionAgain } from './session-again.ts';

/** Whether what is typed outlasts the page: a browser that forbids storage keeps it in memory. */
const useIsLasting = (): boolean => {
  const [isLasting, setIsLasting] = useState(true);
  useEffect(() => {
    void openCopies().then((copies) => setIsLasting(copies.isLasting));
  }, []);
  return isLasting;
};

const wordsOf: Record<Readiness, string> = {
  none: 'Keep this page open: a step that you haven’t opened yet may not load before you’re back online.',
  page: 'You can go on. Keep this page open until you’re back online.',
  reload: 'You can go on: every step works without a connection.',
};

/** A save that failed: nothing is lost. It is tried again when the server answers, without keeping anybody from going on meanwhile. */
export const NotSaved = () => {
  const { save, failure, store } = usePlanner();
  const readiness = useReadiness();
  const isLasting = useIsLasting();
  const isRefused = failure !== null && !isUnreachable(failure);
  const hasFailed = save.kind === 'failed';
  const { retry, isRetrying } = useRetries(hasFailed && !isRefused, async (isPress) => {
    // A save keeps Continue busy while it runs, so that it isn't begun in vain.
    if (!isPress && (await servedPage()) === null) return false;
    await restoreSessionAgain();
    const isSaved = await store.save();
    if (isSaved) startSending();
    return isSaved;
  });
  if (!hasFailed) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title="Not saved"
      className="mb-8"
      action={
        <Button size="compact" isBusy={isRetrying} onClick={retry}>
          Retry
        </Button>
      }
    >
      {isRefused ? messageOf(failure) : 'Yarrow could not be reached.'}{' '}
      {isLasting
        ? 'Everything is kept in this browser.'
        : 'Your browser doesn’t let us keep anything: what you’ve entered lasts as long as this page is open.'}{' '}
      {!isRefused &&
        `${wordsOf[isLasting ? readiness : readiness === 'none' ? 'none' : 'page']} We’ll save it when you’re back online.`}
    </Banner>
  );
};
