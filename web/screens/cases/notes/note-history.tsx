import { useQuery } from '@tanstack/react-query';
import type { CaseNoteRow } from '#shared/contract/cases-views.ts';
import { whenWords } from '#web/parts/when-words.ts';
import { messageOf, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';

/** How a note was worded before, the newest first. */
export const NoteHistory = ({ note, onClose }: { note: CaseNoteRow; onClose: () => void }) => {
  const edits = useQuery(query.cases.getNoteEdits.queryOptions({ input: { caseId: note.caseId, id: note.id } }));
  return (
    <Dialog title="Earlier wordings" isOpen onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {edits.isPending && <SkeletonText lines={4} />}
      {edits.isError && (
        <FailedPanel onRetry={() => void edits.refetch()} isRetrying={edits.isRefetching}>
          {messageOf(edits.error)}
        </FailedPanel>
      )}
      {edits.data && (
        <ol className="grid gap-4 text-text">
          {edits.data.items.map(({ at, byName, note: before }) => (
            <li key={at} className="border-l-2 border-border pl-4">
              <p className="text-xs text-muted">
                Until {byName} changed it {whenWords(at)}
              </p>
              <p className="mt-1 whitespace-pre-wrap">{before}</p>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
};
