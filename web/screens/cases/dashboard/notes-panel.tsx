import { When } from '#web/parts/when.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { AddNote } from '../notes/add-note.tsx';
import { useCase } from '../use-case.ts';

/** Shows the last note, and a box to write a quick one. */
export const NotesPanel = () => {
  const { locationId, caseId, row } = useCase();
  return (
    <Panel title="Last note" aside={<TextLink to={workPaths.caseNotes({ locationId, caseId })}>All notes</TextLink>}>
      {row.lastNote ? (
        <div className="mb-5">
          <p className="max-w-measure whitespace-pre-wrap break-words">{row.lastNote}</p>
          {row.lastNoteOn && (
            <p className="mt-1 text-xs text-muted first-letter:uppercase">
              {row.lastNoteByName && `${row.lastNoteByName}, `}
              <When at={row.lastNoteOn} />
            </p>
          )}
        </div>
      ) : (
        <p className="mb-5 text-muted">There are no notes yet.</p>
      )}
      <AddNote />
    </Panel>
  );
};
