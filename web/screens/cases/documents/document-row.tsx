import { useMutation } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ListedDocument } from '#shared/contract/case-documents-views.ts';
import { signerRoleWords } from '#shared/documents/signer-role-words.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { useWhenWords } from '#web/parts/when.tsx';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useCase } from '../use-case.ts';
import { DocumentReasons } from './document-reasons.tsx';
import { badgeOf, lackingIn, statusSentence } from './document-words.ts';
import { shownSigners, signerWords } from './signer-words.ts';
import { useDocumentChanged } from './use-documents.ts';

const nameClass = 'font-semibold wrap-anywhere';

/** Begins a document from its template, and opens it. */
function useBegin({ templateDocumentId }: ListedDocument) {
  const at = useCase();
  const navigate = useNavigate();
  const changed = useDocumentChanged(at.caseId);
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: async () => {
      const input = { id: at.caseId, templateDocumentId: templateDocumentId ?? '' };
      return api.caseDocuments.beginCaseDocument(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: async (view) => {
      changed(view);
      await navigate(workPaths.caseDocument({ ...at, documentId: view.document.id }));
    },
  });
}

const Begin = ({ document }: { document: ListedDocument }) => {
  const begin = useBegin(document);
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        data-row
        size="compact"
        icon={FilePlus2}
        aria-label={`Begin ${document.name}`}
        isBusy={begin.isPending}
        busyLabel="Beginning..."
        onClick={() => begin.mutate()}
      >
        Begin
      </Button>
      <FormFailure error={begin.error} />
    </div>
  );
};

/** Says who signs a document, and how far each is. */
const Signers = ({ document }: { document: ListedDocument }) => {
  const { signers: all, state } = document;
  const when = useWhenWords();
  const signers = shownSigners(state, all);
  if (signers.length === 0) return null;
  return (
    <ul aria-label="Signers" className="mt-2 grid gap-0.5 text-muted">
      {signers.map((signer) => (
        <li key={signer.id} className="whitespace-pre-line wrap-anywhere">
          <span className="text-text">{signer.fullName || 'Nobody chosen yet'}</span> ({signerRoleWords(document, signer.role)}):{' '}
          {signerWords(signer, document, when)}
        </li>
      ))}
    </ul>
  );
};

const Name = ({ document: { id, name, revision } }: { document: ListedDocument }) => {
  const at = useCase();
  if (id === null) return <span className={nameClass}>{name}</span>;
  return (
    <>
      <TextLink data-row to={workPaths.caseDocument({ ...at, documentId: id })} className={nameClass}>
        {name}
      </TextLink>
      {revision > 1 && <span className="text-muted">Version {revision}</span>}
    </>
  );
};

/** Shows a document in the list: what it is, its status and why, and who signs it. */
export const DocumentRow = ({ document }: { document: ListedDocument }) => {
  const { may, row } = useCase();
  const { words, tone } = badgeOf(document);
  const { id, applies, audience } = document;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Name document={document} />
          <Badge tone={tone}>{words}</Badge>
          {audience === 'family-user' && <Badge>For the family</Badge>}
        </p>
        <p className="mt-1">
          {statusSentence(document)}
          {id !== null && !applies && ' It no longer applies to this case.'}
        </p>
        <DocumentReasons reasons={lackingIn(document)} documentId={id} />
        <Signers document={document} />
      </div>
      {id === null && applies && row.status !== 'cancelled' && may('documents.change') && <Begin document={document} />}
    </li>
  );
};
