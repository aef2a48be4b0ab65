import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DocumentSignerView } from '#shared/contract/case-documents-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { paths } from '#web/paths.ts';
import { api } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCase } from '../use-case.ts';

type TabletProps = {
  documentId: string;
  signer: DocumentSignerView;
  /** Whether the member of staff who is signed in is the signer. */
  isOwn?: boolean;
  onClose: () => void;
};

/** Opens a document on this tablet for a signer, in the presence of the member of staff who is signed in. The token is never in the address. */
export const TabletDialog = ({ documentId, signer, isOwn = false, onClose }: TabletProps) => {
  const { caseId } = useCase();
  const navigate = useNavigate();
  const { pathname: backTo } = useLocation();
  const begin = useMutation({
    mutationFn: () => api.caseDocuments.beginWitnessedSigning({ id: caseId, documentId, signerId: signer.id }),
    onSuccess: ({ signingToken }) =>
      navigate(paths.documentSigning({ documentId }), { state: { signingToken, backTo, isOwn }, replace: true }),
  });
  return (
    <Dialog
      title={isOwn ? `Sign as ${signer.fullName}` : `Sign on this tablet: ${signer.fullName}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" isBusy={begin.isPending} busyLabel="Opening..." onClick={() => begin.mutate()}>
            {isOwn ? 'Sign out and open the document' : 'Open the document'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <FormFailure error={begin.error} />
        {!isOwn && (
          <p>
            Check that it is {signer.fullName}, then hand over the tablet. Stay with them: you are their witness, and the record
            says so.
          </p>
        )}
        <p>
          This signs you out of this browser, in all of its tabs.{' '}
          {isOwn
            ? 'Once you’ve signed, sign in again to come back to this page.'
            : 'When they hand the tablet back, sign in to come back to this document.'}
        </p>
        <p>
          {isOwn ? 'This browser' : 'The tablet'} shows only this document, for 30 minutes.
          {signer.email !== '' && ` The link that we emailed works until ${isOwn ? 'you' : 'they'} sign.`}
        </p>
      </div>
    </Dialog>
  );
};
