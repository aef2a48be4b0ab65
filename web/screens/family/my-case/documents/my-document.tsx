import { Download, Printer } from 'lucide-react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { signerState } from '#shared/model/enumerations/document.ts';
import { dialLink } from '#shared/values/phone.ts';
import { SaveLine } from '#web/screens/cases/details/save-line.tsx';
import { DocumentConflict } from '#web/screens/cases/documents/document-conflict.tsx';
import { DocumentDetails } from '#web/screens/cases/documents/document-details.tsx';
import { DocumentPages } from '#web/screens/cases/documents/document-pages.tsx';
import { shownSigners } from '#web/screens/cases/documents/signer-words.ts';
import { useCurrentField } from '#web/screens/cases/documents/use-current-field.ts';
import { useDocumentFile } from '#web/screens/cases/documents/use-document-file.ts';
import { useDocumentSaver } from '#web/screens/cases/documents/use-document-saver.ts';
import { useDocument } from '#web/screens/cases/documents/use-documents.ts';
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

/** Says who signs, and how far each is. The link to sign comes by email and isn't on this page, because its reader may not be the signer. */
const Signers = ({ view, home }: { view: CaseDocumentView; home: MyCase['home'] }) => {
  const signers = shownSigners(view.document.state, view.document.signers).filter(({ fullName }) => fullName !== '');
  if (signers.length === 0) return null;
  return (
    <Section id="signers" title="Who signs">
      <ul className="divide-y divide-border border-y border-border">
        {signers.map(({ id, fullName, state }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span className="font-semibold break-words">{fullName}</span>
            <span className="text-muted">{view.document.state === 'draft' ? 'Not sent yet' : signerState.label(state)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted">
        The link to sign comes by email. If you can’t find yours, call{' '}
        {home.phone ? <OutsideLink href={dialLink(home.phone)}>{home.phone}</OutsideLink> : 'us'}, and we’ll send a new one.
      </p>
    </Section>
  );
};

const Opened = ({ view, of }: { view: CaseDocumentView; of: MyCase }) => {
  const saving = useDocumentSaver(of.id, view);
  const { answers, errors, conflict, save, failure, saver } = saving;
  const { current, setCurrent, goTo, missing, goToNextMissing } = useCurrentField(view, answers);
  const mayFill = view.fields.some(({ mayChange }) => mayChange);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p>{myDocumentWords({ ...view.document, reasons: view.reasons })}</p>
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
