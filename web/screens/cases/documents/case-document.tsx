import { ArrowLeft, FileX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf } from '#web/session/index.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, Skeleton, SkeletonText } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { CasePage } from '../case-page.tsx';
import { useCase } from '../use-case.ts';
import { OpenDocument } from './open-document.tsx';
import { useDocument } from './use-documents.ts';

const BackToDocuments = () => (
  <LinkButton size="compact" icon={ArrowLeft} to={workPaths.caseDocuments(useCase())}>
    Documents
  </LinkButton>
);

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4 lg:grid-cols-[26rem_minmax(0,1fr)]">
    <SkeletonText lines={10} />
    <Skeleton className="h-160 w-full rounded-control" />
  </div>
);

const LoadedDocument = ({ found }: { found: ReturnType<typeof useDocument> }) => {
  if (found.isMissing)
    return (
      <EmptyState icon={FileX} title="We couldn’t find this document." action={<BackToDocuments />}>
        It may belong to another case.
      </EmptyState>
    );
  if (found.data) return <OpenDocument key={found.data.document.id} view={found.data} />;
  if (found.isPending) return <Waiting />;
  return (
    <FailedQuery of={found} title="This document could not be loaded.">
      {messageOf(found.error)}
    </FailedQuery>
  );
};

/** /locations/{locationId}/cases/{caseId}/documents/{documentId}: a document, filled in, sent, and followed until it is signed. */
export const Component = () => {
  const { caseId = '', documentId = '' } = useParams();
  const found = useDocument(caseId, documentId);
  return (
    <CasePage faq="case-documents" title={found.data?.document.name ?? 'Document'} actions={<BackToDocuments />}>
      <LoadedDocument found={found} />
    </CasePage>
  );
};
