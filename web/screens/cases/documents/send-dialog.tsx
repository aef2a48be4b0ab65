import { useMutation } from '@tanstack/react-query';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCase } from '../use-case.ts';
import { DocumentReasons } from './document-reasons.tsx';
import { missingWords } from './document-words.ts';
import { sendSteps } from './signer-words.ts';
import { useDocumentChanged } from './use-documents.ts';

type SendProps = {
  view: CaseDocumentView;
  onField: (fieldId: string) => void;
  onSigner: (signerId: string) => void;
  onClose: () => void;
};

/** Says who gets what, and when. */
const Steps = ({ view: { document } }: Pick<SendProps, 'view'>) => {
  const steps = sendSteps(document.signers);
  if (steps.length === 0)
    return (
      <p>Nobody has to sign it, so nothing is emailed. It is finished with what it says now, and can no longer be changed.</p>
    );
  return (
    <>
      <ol className="grid gap-2">
        {steps.map(({ turn, people }, at) => (
          <li key={turn} className="flex gap-3">
            <span aria-hidden="true" className="tabular-nums">
              {at + 1}.
            </span>
            <div className="grid min-w-0 gap-1">
              {people.map(({ id, name, words, isReached }) => (
                <p key={id} className="wrap-anywhere">
                  <span className="font-semibold text-text">{name}</span>
                  {isReached ? ` ${words}.` : `: ${words}`}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p>
        Links work for 30 days. What the document says can’t be changed once it is sent; to correct it, replace it with a new
        version.
      </p>
    </>
  );
};

/** Says why a document can't be sent yet. */
const NotReady = ({ view, onField, onSigner, onClose }: SendProps) => (
  <Dialog title={`${view.document.name} isn’t ready`} isOpen onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
    <p>{missingWords(view.reasons)}:</p>
    <DocumentReasons
      isAll
      reasons={view.reasons}
      documentId={view.document.id}
      onField={(fieldId) => {
        onClose();
        onField(fieldId);
      }}
      onSigner={(signerId) => {
        onClose();
        onSigner(signerId);
      }}
    />
  </Dialog>
);

/** Asks before a document is sent, and says who gets what and when. */
export const SendDialog = (props: SendProps) => {
  const { view, onClose } = props;
  const { document, reasons } = view;
  const { caseId } = useCase();
  const changed = useDocumentChanged(caseId);
  const keyFor = useIdempotencyKey();
  const isSigned = sendSteps(document.signers).length > 0;
  const send = useMutation({
    mutationFn: () => {
      const input = { id: caseId, documentId: document.id, version: document.version };
      return api.casePapers.sendCaseDocument(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: (sent) => {
      changed(sent);
      toast(isSigned ? `${document.name} is on its way.` : `${document.name} is finished.`, { tone: 'success' });
      onClose();
    },
  });
  if (reasons.length > 0) return <NotReady {...props} />;
  return (
    <Dialog
      title={isSigned ? `Send ${document.name}?` : `Finish ${document.name}?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            isBusy={send.isPending}
            busyLabel={isSigned ? 'Sending...' : 'Finishing...'}
            onClick={() => send.mutate()}
          >
            {isSigned ? 'Send' : 'Finish'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={send.error} />
        <Steps view={view} />
      </div>
    </Dialog>
  );
};
