import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { isTheirTurn } from '#shared/documents/document-status.ts';
import { dialLink } from '#shared/values/phone.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { paths } from '#web/paths.ts';
import { SaveLine } from '#web/screens/cases/details/save-line.tsx';
import { DocumentConflict } from '#web/screens/cases/documents/document-conflict.tsx';
import { DocumentDetails } from '#web/screens/cases/documents/document-details.tsx';
import { DocumentPages } from '#web/screens/cases/documents/document-pages.tsx';
import { shownSigners, signerBadge } from '#web/screens/cases/documents/signer-words.ts';
import { useCurrentField } from '#web/screens/cases/documents/use-current-field.ts';
import { useDocumentFile } from '#web/screens/cases/documents/use-document-file.ts';
import { useDocumentSaver } from '#web/screens/cases/documents/use-document-saver.ts';
import { useDocument } from '#web/screens/cases/documents/use-documents.ts';
import { api } from '#web/session/api.ts';
import { Button } from '#web/ui/button.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { FamilyCasePage } from '../family-case-page.tsx';
import { Section } from '../section.tsx';
import { myDocumentWords } from './my-document-words.ts';
import { MyDocuments } from './my-documents.tsx';

const File = ({ document }: Pick<CaseDocumentView, 'document'>) => {
  const file = useDocumentFile(document);
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={Download} isBusy={file.isBusy} busyLabel="Downloading..." onClick={() => void file.download()}>
        Download a copy
      </Button>
      <Button icon={Printer} onClick={() => void file.print()}>
        Print
      </Button>
    </div>
  );
};

/** Opens the document to sign it, as the link that came by email does. Only the signer who is signed in gets here. */
const SignHere = ({ view: { document }, caseId, signerId }: { view: CaseDocumentView; caseId: string; signerId: string }) => {
  const navigate = useNavigate();
  const begin = useMutation({
    mutationFn: () => api.caseDocuments.beginOwnSigning({ id: caseId, documentId: document.id, signerId }),
    onSuccess: ({ signingToken }) => navigate(paths.documentSigning({ documentId: document.id }), { state: { signingToken } }),
  });
  return (
    <div className="grid gap-3 rounded-card border border-border bg-surface p-5">
      <h2 className="text-xl">Waiting for you</h2>
      <p>You can read the document first, and stop at any point. We emailed you a link that leads to the same place.</p>
      <FormFailure error={begin.error} />
      <Button
        look="primary"
        size="large"
        className="justify-self-start"
        isBusy={begin.isPending}
        busyLabel="Opening..."
        onClick={() => begin.mutate()}
      >
        Read and sign
      </Button>
    </div>
  );
};

/** Says who signs, and how far each is. */
const Signers = ({ view, home }: { view: CaseDocumentView; home: MyCase['home'] }) => {
  const signers = shownSigners(view.document.state, view.document.signers).filter(({ fullName }) => fullName !== '');
  if (signers.length === 0) return null;
  return (
    <Section id="signers" title="Who signs">
      <ul className="divide-y divide-border border-y border-border">
        {signers.map((signer) => (
          <li key={signer.id} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span className="font-semibold break-words">
              {signer.fullName}
              {signer.isViewer && ' (you)'}
            </span>
            <span className="text-muted">
              {view.document.state === 'draft' ? 'Not sent yet' : signerBadge(view.document, signer)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted">
        Each signer signs with a link that comes by email, in their account, or at the funeral home. Questions? Call{' '}
        {home.phone ? <OutsideLink href={dialLink(home.phone)}>{home.phone}</OutsideLink> : 'us'}.
      </p>
    </Section>
  );
};

const Opened = ({ view, of }: { view: CaseDocumentView; of: MyCase }) => {
  const saving = useDocumentSaver(of.id, view);
  const { answers, errors, conflict, save, failure, saver } = saving;
  const { current, setCurrent, goTo, missing, goToNextMissing } = useCurrentField(view, answers);
  const own = view.document.signers.find((signer) => signer.isViewer && isTheirTurn(view.document, signer));
  const mayFill = view.fields.some(({ mayChange }) => mayChange);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p>{myDocumentWords({ ...view.document, reasons: view.reasons }, { mayFill })}</p>
      {own && <SignHere view={view} caseId={of.id} signerId={own.id} />}
      {conflict && (
        <DocumentConflict {...{ conflict, view }} onKeepMine={() => saver.keepMine()} onTakeSaved={() => saver.takeSaved()} />
      )}
      {mayFill && (
        <div>
          <DocumentDetails
            {...{ view, errors, current, missing }}
            values={answers}
            onCurrent={setCurrent}
            onChange={(fieldId, value) => saver.change(fieldId, value)}
            onNextMissing={goToNextMissing}
          />
          <SaveLine {...{ save, failure }} hasErrors={Object.keys(errors).length > 0} onRetry={() => void saver.send()} />
        </div>
      )}
      <Section id="document" title="The document">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <DocumentPages {...{ view, current, missing }} {...(mayFill ? { onField: goTo } : {})} />
          <File document={view.document} />
        </div>
      </Section>
      <Signers view={view} home={of.home} />
    </div>
  );
};

/** Shows a family one of its documents: what it may fill in, the pages, and who signs. */
export const MyDocument = ({ view, documentId }: { view: MyCase; documentId: string }) => {
  const found = useDocument(view.id, documentId);
  if (found.isMissing)
    return <MyDocuments view={view} lead="We couldn’t find that document. We may have replaced or withdrawn it." />;
  return (
    <FamilyCasePage view={view} title={found.data?.document.name ?? 'Document'} lead="" found={found}>
      {(document) => <Opened view={document} of={view} />}
    </FamilyCasePage>
  );
};
