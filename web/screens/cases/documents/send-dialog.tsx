import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { isUnreachable } from '#web/session/api-problem.ts';
import { api, problemOf, useIdempotencyKey } from '#web/session/index.ts';
import { WordedError } from '#web/session/worded-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCase } from '../use-case.ts';
import { DocumentReasons } from './document-reasons.tsx';
import { missingWords, statusSentence } from './document-words.ts';
import { sendSteps, sentWords, UNSAVED } from './signer-words.ts';
import { documentQuery, useDocumentChanged } from './use-documents.ts';

type SendProps = {
  view: CaseDocumentView;
  settle: () => Promise<boolean>;
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
const NotReady = ({ view, onField, onSigner, onClose }: Omit<SendProps, 'settle'>) => (
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

const NOT_SENT = 'We got no clear answer, and so far it isn’t sent. You can press the button again: it’s sent only once.';
const UNKNOWN =
  'We couldn’t find out whether it was sent. This page keeps asking and will tell you. You can also press the button again: it’s sent only once.';

/** Sends a document as the page shows it. If the answer leaves open whether it went out, or somebody else was first, asks for the document again. */
function useSend({ view: { document }, settle, onClose }: SendProps) {
  const { caseId } = useCase();
  const client = useQueryClient();
  const changed = useDocumentChanged(caseId);
  const keyFor = useIdempotencyKey();
  const ask = () => client.fetchQuery({ ...documentQuery(caseId, document.id), staleTime: 0 }).catch(() => undefined);
  return useMutation({
    mutationFn: async () => {
      if (!(await settle())) throw new WordedError(UNSAVED);
      const input = { id: caseId, documentId: document.id, version: document.version };
      const context = { idempotencyKey: keyFor(input), showsFailure: true };
      try {
        return await api.casePapers.sendCaseDocument(input, { context });
      } catch (error) {
        const status = problemOf(error)?.status ?? 0;
        const isUnclear = isUnreachable(error) || status >= 500;
        const now = isUnclear || status === 409 ? await ask() : undefined;
        if (now && now.document.state !== 'draft') return now;
        throw isUnclear ? new WordedError(now ? NOT_SENT : UNKNOWN) : error;
      }
    },
    onSuccess: (sent) => {
      changed(sent);
      toast(sentWords(sent.document), { tone: 'success' });
      onClose();
    },
  });
}

/** Says that a document went out after all, or that somebody else has sent it. */
const WasSent = ({ view: { document }, onClose }: Pick<SendProps, 'view' | 'onClose'>) => (
  <Dialog title={`${document.name} was sent`} isOpen onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
    <p>{statusSentence({ ...document, reasons: [] })}</p>
  </Dialog>
);

/** Asks before a document is sent, and says who gets what and when. */
export const SendDialog = (props: SendProps) => {
  const { view, onClose } = props;
  const { document, reasons } = view;
  const isSigned = sendSteps(document.signers).length > 0;
  const send = useSend(props);
  if (document.state !== 'draft' && !send.isPending) return <WasSent {...{ view, onClose }} />;
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
