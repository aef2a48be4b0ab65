import { useState } from 'react';
import type { CaseNoteRow } from '#shared/contract/cases-views.ts';
import { api, problemOf } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCaseChanged } from '../use-case.ts';
import { useMembers } from '../use-members.ts';
import { mentionedAfter } from './mentions.ts';
import { NoteBox, noteFault } from './note-box.tsx';

/**
 * Edits a note. If someone else changed it meanwhile, both versions are visible and what was typed stays. Saving then replaces theirs, which is kept
 * among the earlier versions.
 */
export const EditNote = ({ note, onClose }: { note: CaseNoteRow; onClose: () => void }) => {
  const { mentionable: members } = useMembers();
  const { refresh } = useCaseChanged();
  const [text, setText] = useState(note.note);
  const [begun] = useState(note);
  const [missing, setMissing] = useState<string>();
  const isOthers = note.version !== begun.version && note.note !== begun.note;
  const save = async () => {
    const words = text.trim();
    const fault = noteFault(words);
    setMissing(fault);
    if (fault) return false;
    try {
      const { caseId, id, version, mentions } = note;
      await api.cases.editCaseNote({ caseId, id, version, note: words, mentions: mentionedAfter(mentions, words, members) });
    } catch (error) {
      if (problemOf(error)?.code === 'stale') await refresh();
      throw error;
    }
    toast('Note saved.', { tone: 'success' });
    await refresh();
    return true;
  };
  return (
    <ChangeDialog title="Edit the note" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {isOthers && (
            <Banner tone="warning" title="It says now">
              <p className="whitespace-pre-wrap">{note.note}</p>
            </Banner>
          )}
          <NoteBox label="Note" rows={5} value={text} onChange={setText} error={missing ?? errors.note} />
          {note.isShared && <p className="text-muted">The family sees this note. They’ll see your changes once you save.</p>}
        </>
      )}
    </ChangeDialog>
  );
};
