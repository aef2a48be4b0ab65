import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ListedDocument } from '#shared/contract/case-documents-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { paths } from '#web/paths.ts';
import { useDocuments } from '#web/screens/cases/documents/use-documents.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { CONTRACT } from '../case-parts.tsx';
import { FamilyCasePage } from '../family-case-page.tsx';
import { Section } from '../section.tsx';
import { myDocumentWords } from './my-document-words.ts';

/** The part of the address that opens the page. */
export const DOCUMENTS = 'documents';

const begun = (documents: readonly ListedDocument[]) => documents.filter(({ id }) => id !== null);

/** Returns the day on which the reader was given actual charges. Nobody signs them, so they aren't a document of the case. */
const useActuals = (caseId: string): string | null =>
  useQuery({ ...query.caseContracts.getMyContract.queryOptions({ input: { id: caseId } }), gcTime: 0 }).data?.contract
    ?.actualsGivenOn ?? null;

const Row = ({ to, name, about }: { to: string; name: string; about: string }) => (
  <li>
    <Link to={to} className="flex min-h-16 items-center gap-4 py-3 transition-colors duration-(--hover) hover:bg-sunken">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-muted">{about}</span>
      </span>
      <Icon of={ChevronRight} className="shrink-0 text-muted" />
    </Link>
  </li>
);

type ListProps = { caseId: string; documents: readonly ListedDocument[]; actualsOn: string | null };

const List = ({ caseId, documents, actualsOn }: ListProps) => (
  <ul className="divide-y divide-border border-y border-border">
    {documents.map((document) => (
      <Row
        key={document.id}
        to={paths.plansDashboard({ caseId, page: DOCUMENTS, document: document.id ?? '' })}
        name={document.name}
        about={myDocumentWords(document)}
      />
    ))}
    {actualsOn && (
      <Row
        to={paths.plansDashboard({ caseId, page: CONTRACT })}
        name="Statement with actual charges"
        about={`Given to your family on ${formatCalendarDate(actualsOn)}. Nothing to sign.`}
      />
    )}
  </ul>
);

/** Lists the documents that are the family's on the overview of its case; nothing if there are none. */
export const DocumentsOfCase = ({ caseId }: { caseId: string }) => {
  const found = useDocuments(caseId);
  const actualsOn = useActuals(caseId);
  if (found.isError && !found.data)
    return (
      <Section id="documents" title="Documents">
        <FailedQuery of={found} title="Your documents couldn’t be loaded.">
          {messageOf(found.error)}
        </FailedQuery>
      </Section>
    );
  const documents = begun(found.data?.documents ?? []);
  if (documents.length === 0 && !actualsOn) return null;
  return (
    <Section id="documents" title="Documents">
      <List {...{ caseId, documents, actualsOn }} />
    </Section>
  );
};

/** Shows a family its documents on a page of their own, where letters lead. */
export const MyDocuments = ({ view, lead = '' }: { view: MyCase; lead?: string }) => {
  const found = useDocuments(view.id);
  const actualsOn = useActuals(view.id);
  return (
    <FamilyCasePage view={view} title="Documents" lead={lead} found={found}>
      {({ documents }) =>
        begun(documents).length === 0 && !actualsOn ? (
          <p className="text-muted">There are no documents for you at the moment. They appear here when we share one with you.</p>
        ) : (
          <List caseId={view.id} documents={begun(documents)} actualsOn={actualsOn} />
        )
      }
    </FamilyCasePage>
  );
};
