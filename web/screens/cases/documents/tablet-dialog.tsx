import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CaseDocumentView, DocumentSignerView } from '#shared/contract/case-documents-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { paths } from '#web/paths.ts';
import { api } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCase } from '../use-case.ts';

type TabletProps = { view: CaseDocumentView; signer: DocumentSignerView; onClose: () => void };

/** Opens a document on this tablet for a signer, in the presence of the member of staff who is signed in. The token is never in the address. */
export const TabletDialog = ({ view: { document }, signer, onClose }: TabletProps) => {
  const { caseId } = useCase();
  const navigate = useNavigate();
  const { pathname: backTo } = useLocation();
  const begin = useMutation({
    mutationFn: () => api.caseDocuments.beginWitnessedSigning({ id: caseId, documentId: document.id, signerId: signer.id }),
    onSuccess: ({ signingToken }) =>
      navigate(paths.documentSigning({ documentId: document.id }), { state: { signingToken, backTo }, replace: true }),
  });
  return (
    <Dialog
      title={`Sign on this tablet: ${signer.fullName}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" isBusy={begin.isPending} busyLabel="Opening..." onClick={() => begin.mutate()}>
            Open the document
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <FormFailure error={begin.error} />
        <p>
          Check that it is {signer.fullName}, then hand over the tablet. Stay with them: you are their witness, and the record
          says so.
        </p>
        <p>
          This signs you out of this browser, in all of its tabs. When they hand the tablet back, sign in to come back to this
          document.
        </p>
        <p>
          The tablet shows only this document, for 30 minutes.
          {signer.email !== '' && ' The link that we emailed works until they sign.'}
        </p>
      </div>
    </Dialog>
  );
};
