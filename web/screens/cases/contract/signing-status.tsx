import { signerRoleWords } from '#shared/documents/signer-role-words.ts';
import { useWhenWords } from '#web/parts/when.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { workPaths } from '#web/work-paths.ts';
import { badgeOf, statusSentence } from '../documents/document-words.ts';
import { SignButton } from '../documents/sign-button.tsx';
import { shownSigners, signerWords } from '../documents/signer-words.ts';
import { useDocuments } from '../documents/use-documents.ts';
import { useCase } from '../use-case.ts';

/** Says who has signed a version, and opens its document, from which it’s sent or signed on a tablet. */
export const SigningStatus = ({
  documentId,
  isOpen,
  isAsked,
}: {
  documentId: string;
  isOpen: boolean;
  /** Whether the family was given the statement, after which its signers are asked. */
  isAsked: boolean;
}) => {
  const at = useCase();
  const when = useWhenWords();
  const document = useDocuments(at.caseId).data?.documents.find(({ id }) => id === documentId);
  const badge = document && badgeOf(document);
  return (
    <div className="grid justify-items-start gap-2">
      {document && badge && (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={badge.tone}>{badge.words}</Badge>
            {statusSentence(document)}
          </p>
          <ul aria-label="Signers" className="grid gap-0.5 text-muted">
            {shownSigners(document.state, document.signers).map((signer) => (
              <li key={signer.id} className="whitespace-pre-line wrap-anywhere">
                <span className="text-text">{signer.fullName || 'Nobody chosen yet'}</span> (
                {signerRoleWords(document, signer.role)}):{' '}
                {isAsked ? signerWords(signer, document, when) : 'Not asked to sign yet'}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {document && isOpen && isAsked && <SignButton {...{ documentId, document }} />}
        <LinkButton size="compact" to={workPaths.caseDocument({ ...at, documentId })}>
          {isOpen ? 'Open the document to sign' : 'Open the document'}
        </LinkButton>
      </div>
    </div>
  );
};
