import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '#web/ui/button.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useCase } from '../use-case.ts';
import { DOCUMENTS } from './document-reasons.tsx';
import { useDocument } from './use-documents.ts';

const BackToOne = ({ documentId }: { documentId: string }) => {
  const at = useCase();
  const { data, isMissing } = useDocument(at.caseId, documentId);
  if (isMissing) return null;
  return (
    <LinkButton size="compact" icon={ArrowLeft} to={workPaths.caseDocument({ ...at, documentId })}>
      Back to {data?.document.name ?? 'the document'}
    </LinkButton>
  );
};

/** Leads back to the document, or to the list of documents, from where someone went to an answer that was missing. */
export const BackToDocument = ({ from }: { from: string }) => {
  const at = useCase();
  if (from !== DOCUMENTS) return <BackToOne documentId={from} />;
  return (
    <LinkButton size="compact" icon={ArrowLeft} to={workPaths.caseDocuments(at)}>
      Back to Documents
    </LinkButton>
  );
};
