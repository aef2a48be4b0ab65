import { useState } from 'react';
import { messageOf, problemOf } from '../session/index.ts';
import { Banner } from '../ui/banner.tsx';
import { useCountdown, waitWords } from './use-countdown.ts';

/**
 * Says why a whole form was rejected: the server's words, how long to wait after too many attempts, or that it could not be reached. `tooMany` says what was tried too
 * often, and `instead` what else there is to do, where it isn't about an account.
 */
export const FormFailure = ({ error, tooMany, instead }: { error: unknown; tooMany?: string; instead?: string }) => {
  if (!error) return null;
  const problem = problemOf(error);
  if (problem?.code === 'too_many_requests' && problem.retryAfterSeconds)
    return <TooMany key={problem.requestId} seconds={problem.retryAfterSeconds} {...{ tooMany, instead }} />;
  return (
    <Banner tone="danger" role="alert">
      <p>{messageOf(error)}</p>
      {problem && problem.status >= 500 && problem.requestId && <p className="mt-1 text-xs">Reference {problem.requestId}</p>}
    </Banner>
  );
};

/** A timer is silent, so that the countdown isn't read out at every step. */
const TooMany = ({
  seconds,
  tooMany,
  instead,
}: {
  seconds: number;
  tooMany?: string | undefined;
  instead?: string | undefined;
}) => {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const left = useCountdown(end);
  if (left === 0)
    return (
      <Banner tone="info" role="status">
        You can try again now.
      </Banner>
    );
  return (
    <Banner tone="warning" role="alert" title={tooMany ?? 'Too many attempts'}>
      <p>
        {tooMany ? 'Please wait' : 'To keep accounts safe, please wait'}{' '}
        <span role="timer" aria-live="off" className="tabular-nums">
          {waitWords(left)}
        </span>{' '}
        and try again.{instead && ` ${instead}`}
      </p>
    </Banner>
  );
};
