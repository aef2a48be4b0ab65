import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { fieldErrors } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusFirstInvalid } from '#web/ui/first-field.ts';
import type { PlaceOfLines } from './missing-lines.tsx';
import { ReachedFailure } from './reached-failure.tsx';

export type ChangeDialogProps = {
  title: string;
  saveLabel?: string;
  busyLabel?: string;
  /** Something that has to be read before it is saved is still loading, or the fields say why it can’t be saved now. */
  isWaiting?: boolean;
  /** Keeps a press outside, Esc, and Back from closing the dialog once something was typed. */
  hasInput?: boolean;
  /** The case that is changed, for a dialog outside its pages. */
  at?: PlaceOfLines;
  /** Checks and sends. What it throws shows above the form, with everything typed still in it. Returns false if something is missing. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
};

/** Lays out a dialog for a change: what is wrong, the fields, Cancel, and Save. */
export const ChangeDialog = ({
  title,
  saveLabel = 'Save',
  busyLabel = 'Saving...',
  isWaiting = false,
  hasInput = false,
  at,
  onSave,
  onClose,
  children,
}: ChangeDialogProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isTyped, setIsTyped] = useState(false);
  const errors = fieldErrors(failure);
  useUnsaved(hasInput && isTyped);
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // What is wrong may be far below, or far above the button that was pressed.
  useEffect(() => {
    if (refusals > 0 && form.current) focusFirstInvalid(form.current);
  }, [refusals]);
  const save = async () => {
    if (isBusy || isWaiting) return;
    setIsBusy(true);
    setFailure(null);
    try {
      if (await onSave()) onClose();
      else setRefusals((before) => before + 1);
    } catch (error) {
      setFailure(error);
      setRefusals((before) => before + 1);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={!hasInput}
      isUnsaved={hasInput && isTyped}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={isWaiting} isBusy={isBusy} busyLabel={busyLabel} onClick={() => void save()}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className="grid gap-5 text-text"
        onInput={() => setIsTyped(true)}
        onSubmit={(event) => {
          // In React, the submit of a dialog that this form opened bubbles here, too.
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          void save();
        }}
      >
        <ReachedFailure error={failure} at={at} onLeave={onClose} />
        {children(errors)}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
};
