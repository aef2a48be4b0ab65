import { type ReactNode, useState } from 'react';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

type CancelInvitationProps = {
  email: string;
  isBusy: boolean;
  /** Cancels it, or says why it can’t be. `onSettled` closes the question. */
  onCancel: (onSettled: () => void) => void;
  /** What screen readers hear after the button’s words: whose invitation it is. */
  children: ReactNode;
};

/** Cancels an invitation, once someone is sure: its link stops working for good. */
export const CancelInvitation = ({ email, isBusy, onCancel, children }: CancelInvitationProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button size="compact" look="quiet" onClick={() => setIsAsking(true)}>
        Cancel invitation{children}
      </Button>
      {isAsking && (
        <SureDialog
          title={`Cancel the invitation to ${email}?`}
          act="Cancel invitation"
          busyLabel="Canceling..."
          isBusy={isBusy}
          onAct={() => onCancel(close)}
          onClose={close}
        >
          The link in the email stops working. You can send a new invitation later.
        </SureDialog>
      )}
    </>
  );
};
