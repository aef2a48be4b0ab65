import { ChevronRight } from 'lucide-react';
import type { ListedDocument } from '#shared/contract/case-documents-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { paths } from '#web/paths.ts';
import { useDocuments } from '#web/screens/cases/documents/use-documents.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { FamilyCasePage } from '../family-case-page.tsx';
import { Section } from '../section.tsx';
import { myDocumentWords } from './my-document-words.ts';

/** The part of the address that opens the page. */
export const DOCUMENTS = 'documents';

const begun = (documents: readonly ListedDocument[]) => documents.filter(({ id }) => id !== null);

const List = ({ caseId, documents }: { caseId: string; documents: readonly ListedDocument[] }) => (
  <ul className="divide-y divide-border border-y border-border">
    {documents.map((document) => (
      <li key={document.id}>
        <Link
          to={paths.plansDashboard({ caseId, page: DOCUMENTS, document: document.id ?? '' })}
          className="flex min-h-16 items-center gap-4 py-3 transition-colors duration-(--hover) hover:bg-sunken"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold break-words">{document.name}</span>
            <span className="block text-muted">{myDocumentWords(document)}</span>
          </span>
          <Icon of={ChevronRight} className="shrink-0 text-muted" />
        </Link>
      </li>
    ))}
  </ul>
);

/** Lists the documents that are the family's on the overview of its case; nothing if there are none. */
export const DocumentsOfCase = ({ caseId }: { caseId: string }) => {
  const found = useDocuments(caseId);
  if (found.isError && !found.data)
    return (
      <Section id="documents" title="Documents">
        <FailedQuery of={found} title="Your documents couldn’t be loaded.">
          {messageOf(found.error)}
        </FailedQuery>
      </Section>
    );
  const documents = begun(found.data?.documents ?? []);
  if (documents.length === 0) return null;
  return (
    <Section id="documents" title="Documents">
      <List caseId={caseId} documents={documents} />
    </Section>
  );
};

/** Shows a family its documents on a page of their own, where letters lead. */
export const MyDocuments = ({ view, lead = '' }: { view: MyCase; lead?: string }) => {
  const found = useDocuments(view.id);
  return (
    <FamilyCasePage view={view} title="Documents" lead={lead} found={found}>
      {({ documents }) =>
        begun(documents).length === 0 ? (
          <p className="text-muted">There are no documents for you at the moment. They appear here when we share one with you.</p>
        ) : (
          <List caseId={view.id} documents={begun(documents)} />
        )
      }
    </FamilyCasePage>
  );
};
