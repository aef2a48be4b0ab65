import { useState } from 'react';
import { useIdempotencyKey } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { FormFailure } from './form-failure.tsx';
import { useCountdown, waitWords } from './use-countdown.ts';

/** An email takes a moment to arrive, so sending it again makes sense only after this. */
const WAIT_MS = 60_000;

export type ResendButtonProps = {
  /** Sends the email with the key of this press. */
  send: (idempotencyKey: string) => Promise<unknown>;
  children: string;
  /** Whether one was just sent, which starts the wait. */
  isJustSent?: boolean;
};

/** Sends an email again, at most once a minute. A press that failed on the way keeps its key, so that nobody gets two emails. */
export const ResendButton = ({ send, children, isJustSent = false }: ResendButtonProps) => {
  const keyFor = useIdempotencyKey();
  const [round, setRound] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [waitsUntil, setWaitsUntil] = useState<number | null>(() => (isJustSent ? Date.now() + WAIT_MS : null));
  const left = useCountdown(waitsUntil);
  const press = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await send(keyFor(round));
      setRound(round + 1);
      setWaitsUntil(Date.now() + WAIT_MS);
      toast('Sent. Please check your email.', { tone: 'success' });
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <FormFailure error={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button isBusy={isBusy} busyLabel="Sending..." disabled={left > 0} onClick={() => void press()}>
          {children}
        </Button>
        {left > 0 && <p className="text-sm text-muted tabular-nums">Try again in {waitWords(left)}</p>}
      </div>
    </div>
  );
};
