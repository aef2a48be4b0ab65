import type { CaseNoteRow } from '#shared/contract/cases-views.ts';
import { api, problemOf } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCaseChanged } from '../use-case.ts';

/** Shares a note with the family or stops sharing it, and says plainly who will read it. */
export const ShareNote = ({ note, onClose }: { note: CaseNoteRow; onClose: () => void }) => {
  const { refresh } = useCaseChanged();
  const isShared = !note.isShared;
  const save = async () => {
    try {
      const { caseId, id, version } = note;
      await api.cases.shareCaseNote({ caseId, id, version, isShared });
    } catch (error) {
      if (problemOf(error)?.code === 'stale') await refresh();
      throw error;
    }
    toast(isShared ? 'The family can now see this note.' : 'The note is staff only again.', { tone: 'success' });
    await refresh();
    return true;
  };
  return (
    <ChangeDialog
      title={isShared ? 'Share this note with the family?' : 'Stop sharing this note?'}
      saveLabel={isShared ? 'Share it' : 'Stop sharing'}
      onSave={save}
      onClose={onClose}
    >
      {() => (
        <>
          <p>
            {isShared
              ? `Every relative who takes part in this case can then read it, with the name of ${note.createdByName}.`
              : 'The family no longer sees it. Anyone who has already read it may remember it.'}
          </p>
          <blockquote className="max-h-48 overflow-y-auto whitespace-pre-wrap border-l-2 border-border pl-4">
            {note.note}
          </blockquote>
        </>
      )}
    </ChangeDialog>
  );
};
