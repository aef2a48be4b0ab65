import { type ReactNode, useState } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { useCase } from '../use-case.ts';
import { useDocumentChanged } from './use-documents.ts';

/** The most characters of a reason. */
const MOST = 600;

type ReasonDialogProps = {
  title: string;
  /** What follows. */
  children: ReactNode;
  act: string;
  keep: string;
  busyLabel: string;
  view: Pick<CaseDocumentView, 'document'>;
  send: (reason: string) => Promise<CaseDocumentView>;
  onDone?: (view: CaseDocumentView) => void;
  onClose: () => void;
};

/** Asks for a reason before something that the record keeps. */
export const ReasonDialog = ({ title, children, act, keep, busyLabel, send, onDone, onClose }: ReasonDialogProps) => {
  const changed = useDocumentChanged(useCase().caseId);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ words?: string; error?: unknown }>({});
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    if (isBusy) return;
    if (!reason.trim()) {
      setProblem({ words: 'Say why' });
      return;
    }
    setIsBusy(true);
    setProblem({});
    try {
      const view = await send(reason.trim());
      changed(view);
      onClose();
      onDone?.(view);
    } catch (error) {
      setProblem({ error });
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      isOpen
      isAlert
      isUnsaved={reason.trim() !== ''}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button look="danger" isBusy={isBusy} busyLabel={busyLabel} onClick={() => void submit()}>
            {act}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-4 text-text"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormFailure error={problem.error} />
        <p className="text-muted">{children}</p>
        <TextArea
          label="Reason"
          maxLength={MOST}
          isCounted
          value={reason}
          {...(problem.words ? { error: problem.words } : {})}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
};
