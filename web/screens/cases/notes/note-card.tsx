import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { CaseNoteRow } from '#shared/contract/cases-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { When } from '#web/parts/when.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { useCase } from '../use-case.ts';
import { EditNote } from './edit-note.tsx';
import { ShareNote } from './share-note.tsx';

/** Shows earlier versions of a note, the newest first. */
const NoteHistory = ({ note, onClose }: { note: CaseNoteRow; onClose: () => void }) => {
  const edits = useQuery(query.cases.getNoteEdits.queryOptions({ input: { caseId: note.caseId, id: note.id } }));
  return (
    <Dialog title="Earlier wordings" isOpen onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {edits.isPending && <SkeletonText lines={4} />}
      {edits.isError && <FailedQuery of={edits}>{messageOf(edits.error)}</FailedQuery>}
      {edits.data && (
        <ol className="grid gap-4 text-text">
          {edits.data.items.map(({ at, byName, note: before }) => (
            <li key={at} className="border-l-2 border-border pl-4">
              <p className="text-xs text-muted">
                Until {byName} changed it <When at={at} />
              </p>
              <p className="mt-1 whitespace-pre-wrap">{before}</p>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
};

const dialogs = { edit: EditNote, share: ShareNote, history: NoteHistory };

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** Shows a note: who wrote it and when, whether the family sees it, and what it says. */
export const NoteCard = ({ note }: { note: CaseNoteRow }) => {
  const { may } = useCase();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Open = open && dialogs[open];
  return (
    <li className="grid gap-2 p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{note.createdByName}</span>
        <span className="text-muted">
          <When at={note.createdOn} />
        </span>
        {note.isShared ? (
          <Badge tone="warning" icon={Eye}>
            Shared with the family
          </Badge>
        ) : (
          <Badge>Staff only</Badge>
        )}
      </p>
      <p className="max-w-measure whitespace-pre-wrap break-words text-base">{note.note}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {note.edits > 0 && (
          <TextButton onClick={() => setOpen('history')}>
            Changed {times(note.edits)}
            {note.editedOn && (
              <>
                , last <When at={note.editedOn} />
              </>
            )}
          </TextButton>
        )}
        {may('notes.change') && (
          <span className="ml-auto flex flex-wrap gap-2">
            <Button size="compact" look="quiet" icon={Pencil} onClick={() => setOpen('edit')}>
              Edit
            </Button>
            <Button size="compact" look="quiet" icon={note.isShared ? EyeOff : Eye} onClick={() => setOpen('share')}>
              {note.isShared ? 'Stop sharing' : 'Share with the family'}
            </Button>
          </span>
        )}
      </div>
      {Open && <Open note={note} onClose={() => setOpen(null)} />}
    </li>
  );
};
