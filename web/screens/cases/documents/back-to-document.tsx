import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useCase } from '../use-case.ts';
import { DOCUMENTS } from './document-reasons.tsx';
import { useDocument } from './use-documents.ts';

const BackToOne = ({ documentId }: { documentId: string }) => {
  const at = useCase();
  const { data, isMissing } = useDocument(at.caseId, documentId);
  if (isMissing) return null;
  return <TextLink to={workPaths.caseDocument({ ...at, documentId })}>Back to {data?.document.name ?? 'the document'}</TextLink>;
};

/** Leads back to the document, or to the list of documents, from where someone went to an answer that was missing. */
export const BackToDocument = ({ from }: { from: string }) => {
  const at = useCase();
  if (from !== DOCUMENTS) return <BackToOne documentId={from} />;
  return <TextLink to={workPaths.caseDocuments(at)}>Back to Documents</TextLink>;
};
