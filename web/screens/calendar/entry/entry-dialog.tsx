import { useRef, useState } from 'react';
import { dayWords, placeWords, spanWords } from '#shared/calendar/words.ts';
import type { CalendarSetup } from '#shared/contract/calendar-views.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import { calendarKind } from '#shared/model/enumerations/calendar.ts';
import { dayOf, type WallTime } from '#shared/values/wall-time.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { api, newIdempotencyKey, problemOf, useIdempotencyKey } from '#web/session/index.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { ChangeDialog } from '../../cases/changes/change-dialog.tsx';
import { namedWords, namesOf } from '../lanes.ts';
import { useCalendarChanged } from '../use-calendar.ts';
import { EntryConflicts, useConflictLines } from './entry-conflicts.tsx';
import { draftOf, draftProblems, remainingProblems } from './entry-draft.ts';
import { EntryFields } from './entry-fields.tsx';

type EntryDialogProps = {
  /** The entry that is open; null for a new one. */
  entry: CalendarEntry | null;
  /** When a new entry begins. */
  startsAt: WallTime;
  setup: CalendarSetup;
  onClose: () => void;
};

/** The way to the case of an entry, and, if no case says it, off the calendar. */
const EntryActions = ({ entry, onClose }: { entry: CalendarEntry; onClose: () => void }) => {
  const { locationId } = useWorkspace();
  const { saved, removed } = useCalendarChanged();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const set = (version: number, isCancelled: boolean) =>
    api.calendar.cancelCalendarEntry(
      { id: entry.id, version, isCancelled },
      { context: { idempotencyKey: newIdempotencyKey() } },
    );
  const cancel = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { version } = await set(entry.version, true);
      removed(entry.id);
      toast(`${entry.title} is off the calendar.`, { undo: () => void set(version, false).then(saved) });
      onClose();
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  };
  const takeOff = () => (entry.caseId && !isAsking ? setIsAsking(true) : void cancel());
  return (
    <div className="grid gap-3">
      <FormFailure error={failure} />
      {isAsking && (
        <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">
          Take “{entry.title}” off the calendar? Nobody named in it is told, and it can’t be found there again. The activity of{' '}
          {entry.decedentName || 'its case'} keeps a line about it.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {entry.caseId && (
          <LinkButton size="compact" look="quiet" to={workPaths.caseDashboard({ locationId, caseId: entry.caseId })}>
            Open case
          </LinkButton>
        )}
        {!entry.source && (
          <Button size="compact" look={isAsking ? 'danger' : 'quiet'} isBusy={isBusy} onClick={takeOff}>
            {isAsking ? 'Yes, take it off' : 'Take off the calendar'}
          </Button>
        )}
        {isAsking && !isBusy && (
          <Button size="compact" look="quiet" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        )}
      </div>
    </div>
  );
};

const Editor = ({ entry, startsAt, setup, onClose }: EntryDialogProps) => {
  const [begun] = useState(() => draftOf(entry, startsAt));
  const [draft, setDraft] = useState(begun);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const keyFor = useIdempotencyKey();
  const { saved, refresh, find } = useCalendarChanged();
  const conflicts = useConflictLines(entry?.id ?? null, draft, setup);
  const wasStale = useRef(false);
  // Someone who was told of a colleague's change, and saves again, saves over it.
  const versionOf = ({ id, version }: CalendarEntry) => (wasStale.current ? (find(id)?.version ?? version) : version);
  const note = (error: unknown): never => {
    wasStale.current ||= problemOf(error)?.code === 'stale';
    if (wasStale.current) refresh();
    throw error;
  };
  const save = async () => {
    const problems = draftProblems(draft);
    setWrong(problems);
    if (Object.keys(problems).length > 0) return false;
    const { caseName: _name, caseText: _text, minutes: _minutes, ...input } = draft;
    const context = { idempotencyKey: keyFor(input) };
    const result = entry
      ? await api.calendar.changeCalendarEntry({ ...input, id: entry.id, version: versionOf(entry) }, { context }).catch(note)
      : await api.calendar.addCalendarEntry(input, { context });
    saved(result);
    const did = entry ? 'Entry saved.' : 'Entry added.';
    toast(conflicts.length === 0 ? did : `${did} Already needed at this time: ${conflicts.join('; ')}.`, { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog title={entry ? 'Edit entry' : 'Add entry'} hasInput={draft !== begun} onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {entry && <EntryActions entry={entry} onClose={onClose} />}
          <EntryFields
            draft={draft}
            entry={entry}
            setup={setup}
            errors={{ ...remainingProblems(wrong, draft), ...errors }}
            onChange={setDraft}
          />
          <EntryConflicts lines={conflicts} isAtFoot />
        </>
      )}
    </ChangeDialog>
  );
};

/** Everything that an entry says. */
const EntryDetails = ({ entry, setup }: { entry: CalendarEntry; setup: CalendarSetup }) => {
  const names = namesOf(setup);
  const conflicts = useConflictLines(entry.id, entry, setup);
  const rows: [term: string, value: string][] = [
    ['Kind', calendarKind.label(entry.kind)],
    ['When', `${dayWords(dayOf(entry.startsAt), 'long')}, ${spanWords(entry)}`],
    ['Case', [entry.decedentName, entry.caseNumber].filter(Boolean).join(', ')],
    ['Place', placeWords(entry)],
    ['Phone', entry.phone],
    ['People', namedWords(entry.people, names)],
    ['Rooms and vehicles', namedWords(entry.resources, names)],
    ['Note', entry.note],
  ];
  return (
    <div className="grid gap-4">
      <EntryConflicts lines={conflicts} />
      <DefinitionList
        items={rows
          .filter(([, value]) => value !== '')
          .map(([term, value]) => ({ term, value: <span className="whitespace-pre-line">{value}</span> }))}
      />
    </div>
  );
};

/** Adds or changes an entry, or shows it to those who may only look. */
const EntryDialog = (props: EntryDialogProps) => {
  const { may, locationId } = useWorkspace();
  const { entry, setup, onClose } = props;
  if (may('cases.change')) return <Editor {...props} />;
  if (!entry) return null;
  return (
    <Dialog
      title={entry.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          {entry.caseId && <LinkButton to={workPaths.caseDashboard({ locationId, caseId: entry.caseId })}>Open case</LinkButton>}
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <EntryDetails entry={entry} setup={setup} />
    </Dialog>
  );
};

export default EntryDialog;
