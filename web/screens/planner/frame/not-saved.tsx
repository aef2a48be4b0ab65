import { useEffect } from 'react';
import { isUnreachable, messageOf } from '#web/session/api-problem.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePlanner } from '../store/use-planner.ts';

/** A save that failed: nothing is lost, and it can be tried again. When the network comes back it is tried by itself. */
export const NotSaved = () => {
  const { save, failure, store } = usePlanner();
  const hasFailed = save.kind === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => void store.save();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed, store]);
  if (!hasFailed) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      title="Not saved"
      className="mb-8"
      action={
        <Button size="compact" onClick={() => void store.save()}>
          Retry
        </Button>
      }
    >
      {failure && !isUnreachable(failure) ? `${messageOf(failure)} ` : 'Yarrow could not be reached. '}
      Everything is kept in this browser, and you can go on.
    </Banner>
  );
};
