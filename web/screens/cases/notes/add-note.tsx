import { Users } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api, fieldErrors, useIdempotencyKey } from '#web/session/index.ts';
import { personalStorage } from '#web/session/personal-storage.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCase, useCaseChanged } from '../use-case.ts';
import { useMembers } from '../use-members.ts';
import { mentioned } from './mentions.ts';
import { NoteBox, noteFault } from './note-box.tsx';

/** Stores what is typed and not added yet: the same on the dashboard and with the notes, over a reload and until the visit ends. */
const noteDraft = (caseId: string) => personalStorage(`case-note-${caseId}`);
const typedBefore = (caseId: string): string => {
  const draft = noteDraft(caseId).read();
  return draft && typeof draft === 'object' && 'text' in draft && typeof draft.text === 'string' ? draft.text : '';
};

export type AddNoteProps = {
  /** Offers to share the note with the family; without it, the note is for staff only. */
  canShare?: boolean;
};

/** Adds a note to the open case. */
export const AddNote = ({ canShare = false }: AddNoteProps) => {
  const { caseId, may, whyNot } = useCase();
  const { mentionable: members } = useMembers();
  const { refresh } = useCaseChanged();
  const keyFor = useIdempotencyKey();
  const [text, setText] = useState(() => typedBefore(caseId));
  const [isShared, setIsShared] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [missing, setMissing] = useState<string>();
  if (!may('notes.change')) return <p className="text-muted">{whyNot('notes.change')}</p>;
  const type = (next: string) => {
    setText(next);
    setMissing(undefined);
    noteDraft(caseId).write(next ? { text: next } : null);
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const note = text.trim();
    if (isBusy) return;
    setFailure(null);
    const fault = noteFault(note);
    setMissing(fault);
    if (fault) return;
    setIsBusy(true);
    try {
      const input = { caseId, note, mentions: mentioned(note, members), isShared };
      await api.cases.addCaseNote(input, { context: { idempotencyKey: keyFor(input) } });
      type('');
      setIsShared(false);
      toast(isShared ? 'Note added. The family can see it.' : 'Note added.', { tone: 'success' });
      await refresh();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form noValidate aria-label="Add a note" className="grid gap-3" onSubmit={(event) => void add(event)}>
      <FormFailure error={failure} />
      <NoteBox label="New note" rows={3} value={text} onChange={type} error={missing ?? fieldErrors(failure).note} />
      {canShare && (
        <Checkbox
          label="Share with the family"
          hint="Relatives who take part in this case can then read it. Other notes are for staff only."
          checked={isShared}
          onChange={(event) => setIsShared(event.target.checked)}
        />
      )}
      {isShared && <Banner tone="warning">Everyone invited to this case can read this note, with your name.</Banner>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" size="compact" isBusy={isBusy} busyLabel="Adding...">
          Add note
        </Button>
        {!canShare && (
          <span className="flex items-center gap-1.5 text-xs text-muted">
            <Icon of={Users} size={14} /> Staff only
          </span>
        )}
      </div>
    </form>
  );
};
