import { FileSearch, FileText } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DocumentReason, ListedDocument } from '#shared/contract/case-documents-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { moveInList } from '#web/workspace/keys/move-in-list.ts';
import { ListSearch } from '#web/workspace/list-search.tsx';
import { CasePage } from '../case-page.tsx';
import { useCase } from '../use-case.ts';
import { DocumentReasons } from './document-reasons.tsx';
import { DocumentRow } from './document-row.tsx';
import { byCategory, documentFilters, filterOf, narrowed } from './document-words.ts';
import { useDocuments } from './use-documents.ts';

/** Reads and changes the filters of the list, which are in the address. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const status = documentFilters.find(({ value }) => value === search.get('status'))?.value ?? '';
  const words = search.get('q') ?? '';
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    status,
    words,
    setStatus: (value: string) => set('status', value),
    setWords: (value: string) => set('q', value),
    clear: () => setSearch({}, { replace: true, preventScrollReset: true }),
  };
}

const Category = ({ name, documents }: { name: string; documents: readonly ListedDocument[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-base">
        {name}
      </h2>
      <Card>
        <ul className="divide-y divide-border">
          {documents.map((document) => (
            <DocumentRow key={document.id ?? document.templateDocumentId} document={document} />
          ))}
        </ul>
      </Card>
    </section>
  );
};

const Filters = ({ documents, filters }: { documents: readonly ListedDocument[]; filters: ReturnType<typeof useFilters> }) => {
  const box = useRef<HTMLDivElement>(null);
  const choices = documentFilters.flatMap(({ value, label }) => {
    const count = documents.filter((document) => filterOf(document) === value).length;
    return count > 0 || value === filters.status ? [{ value, label: `${label} (${count})` }] : [];
  });
  return (
    <div data-chrome className="flex flex-wrap items-center gap-3">
      <ListSearch
        box={box}
        label="Search documents"
        placeholder="Search documents"
        words={filters.words}
        onChange={filters.setWords}
        onDown={() => document.querySelector<HTMLElement>('main [data-list] [data-row]')?.focus()}
      />
      <Select
        label="Status"
        isLabelHidden
        className="w-full sm:w-60"
        emptyLabel={`Every status (${documents.length})`}
        options={choices}
        value={filters.status}
        onChange={({ target }) => filters.setStatus(target.value)}
      />
    </div>
  );
};

type ListProps = { documents: readonly ListedDocument[]; undecided: readonly DocumentReason[] };

const ListOf = ({ documents, undecided }: ListProps) => {
  const filters = useFilters();
  const found = narrowed(documents, filters);
  if (documents.length === 0)
    return (
      <EmptyState icon={FileText} title="No documents apply to this case yet.">
        They appear here when the case’s answers call for them, such as a cremation authorization once cremation is chosen.
        <DocumentReasons reasons={undecided} documentId={null} isAll />
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Filters documents={documents} filters={filters} />
      <DocumentReasons reasons={undecided} documentId={null} isAll />
      <p role="status" className="sr-only">
        {filters.status || filters.words ? `${found.length} of ${documents.length} documents` : ''}
      </p>
      {found.length === 0 ? (
        <EmptyState icon={FileSearch} title="No documents match." action={<Button onClick={filters.clear}>Clear filters</Button>}>
          Try another word or another status.
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the links of the list
        <div data-list className="grid grid-cols-[minmax(0,1fr)] gap-5" onKeyDown={moveInList}>
          {byCategory(found).map(([name, some]) => (
            <Category key={name} name={name} documents={some} />
          ))}
        </div>
      )}
    </div>
  );
};

const Waiting = () => (
  <Card aria-busy="true" className="divide-y divide-border">
    {['one', 'two', 'three', 'four'].map((key) => (
      <div key={key} className="grid gap-2 px-5 py-4">
        <Skeleton className="h-5 w-64 max-w-full" />
        <Skeleton className="h-4 w-40" />
      </div>
    ))}
  </Card>
);

const Documents = (): ReactNode => {
  const { caseId, whyNot, row } = useCase();
  const list = useDocuments(caseId);
  if (list.data)
    return (
      <>
        {row.status === 'cancelled' && (
          <Banner tone="warning" className="mb-4" title="This case is cancelled">
            Nothing of it is sent, and links to sign its documents don’t work, unless it’s made active again.
          </Banner>
        )}
        {whyNot('documents.change') && <Banner className="mb-4">{whyNot('documents.change')}</Banner>}
        <ListOf documents={list.data.documents} undecided={list.data.undecided} />
      </>
    );
  if (list.isPending) return <Waiting />;
  return (
    <FailedQuery of={list} title="The documents could not be loaded.">
      {messageOf(list.error)}
    </FailedQuery>
  );
};

/** /locations/{locationId}/cases/{caseId}/documents: the documents that apply to a case, each with its status and why. */
export const Component = () => (
  <CasePage faq="case-documents" title="Documents" lead="Each is filled in with what the case knows. Send it to be signed here.">
    <Documents />
  </CasePage>
);
