import { useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { QueuedSend } from '../store/offline-database.ts';
import { sendQueue } from './send-queue.ts';

/** Shows a queued send: what happens to it, and how to cancel it as long as it can't have been sent. */
export const QueuedNotice = ({ send, className }: { send: QueuedSend; className?: string }) => {
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    await sendQueue.remove(send.planId);
    toast('We won’t send it. Your plan is still here.');
  };
  const cancelButton = (label: string) => (
    <Button size="compact" isBusy={isBusy} onClick={() => void cancel()}>
      {label}
    </Button>
  );
  if (send.trouble !== null)
    return (
      <Banner
        tone="warning"
        role="status"
        title={`Not sent to ${send.homeName} yet`}
        className={className}
        action={cancelButton('OK')}
      >
        {send.trouble}
      </Banner>
    );
  if (send.version !== null)
    return (
      <Banner tone="info" role="status" title="We’re checking whether your plan was sent" className={className}>
        We lost the connection while sending it to {send.homeName}. We’ll finish when you’re back online. They get it once.
      </Banner>
    );
  return (
    <Banner
      tone="info"
      role="status"
      title="We’ll send this when you’re back online"
      className={className}
      action={cancelButton('Don’t send')}
    >
      Your plan goes to {send.homeName} as soon as there is a connection and Yarrow is open in this browser, with any changes you
      make until then.
    </Banner>
  );
};
