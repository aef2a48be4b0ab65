import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormFailure } from './form-failure.tsx';

type SureDialogProps = {
  /** The question, which names what is lost. */
  title: string;
  /** What follows, in a sentence or two. */
  children: ReactNode;
  /** The button that doesn't do it. */
  keep?: string;
  act: string;
  busyLabel: string;
  isBusy: boolean;
  error?: unknown;
  onAct: () => void;
  onClose: () => void;
};

/** Asks before something that can’t be undone. It stays open until that is done, with the reason if it fails. */
export const SureDialog = ({
  title,
  children,
  keep = 'Keep it',
  act,
  busyLabel,
  isBusy,
  error,
  onAct,
  onClose,
}: SureDialogProps) => (
  <Dialog
    title={title}
    isOpen
    isAlert
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{keep}</Button>
        <Button look="danger" isBusy={isBusy} busyLabel={busyLabel} onClick={onAct}>
          {act}
        </Button>
      </>
    }
  >
    <p>{children}</p>
    <FormFailure error={error} />
  </Dialog>
);
