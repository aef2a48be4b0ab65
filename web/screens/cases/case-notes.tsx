import { NotebookPen } from 'lucide-react';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf } from '#web/session/index.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { CasePage } from './case-page.tsx';
import { AddNote } from './notes/add-note.tsx';
import { NoteCard } from './notes/note-card.tsx';
import { notesOf, useNotes } from './notes/use-notes.ts';
import { useCase } from './use-case.ts';

const Notes = () => {
  const { caseId, may } = useCase();
  const list = useNotes(caseId);
  if (list.isPending) return <SkeletonText lines={6} />;
  if (list.isError && !list.data)
    return (
      <FailedQuery of={list} title="The notes could not be loaded.">
        {messageOf(list.error)}
      </FailedQuery>
    );
  const notes = notesOf(list.data.pages);
  if (notes.length === 0)
    return (
      <EmptyState icon={NotebookPen} title="There are no notes yet.">
        {may('notes.change') ? 'Write down what the next person should know.' : 'What staff write about this case appears here.'}
      </EmptyState>
    );
  return (
    <>
      <Card>
        <ul aria-label="Notes" className="divide-y divide-border">
          {notes.map((note) => (
            <NoteCard key={note.id} note={note} />
          ))}
        </ul>
      </Card>
      <LoadMore
        count={notes.length}
        noun={notes.length === 1 ? 'note' : 'notes'}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </>
  );
};

const AddCard = () => (
  <Card className="p-4 sm:p-6">
    <AddNote canShare />
  </Card>
);

/** /locations/{locationId}/cases/{caseId}/case-notes: staff notes, and which of them the family sees. */
export const Component = () => (
  <CasePage faq="case-notes" title="Notes" lead="Notes are for staff only, unless you share one with the family.">
    <div className="grid gap-6">
      <AddCard />
      <Notes />
    </div>
  </CasePage>
);
