import { Archive, ArchiveRestore, CarFront, DoorOpen, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import type { CalendarResource } from '#shared/model/calendar.ts';
import { type CalendarResourceKind, calendarResourceKind } from '#shared/model/enumerations/calendar.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { api, messageOf, newIdempotencyKey, useIdempotencyKey } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ChangeDialog } from '../cases/changes/change-dialog.tsx';
import { useCalendarChanged, useCalendarSetup } from './use-calendar.ts';

const words: Record<CalendarResourceKind, { title: string; add: string; example: string; none: string }> = {
  room: { title: 'Rooms', add: 'Add room', example: 'Like Chapel or Arrangement office.', none: 'No rooms yet.' },
  vehicle: { title: 'Vehicles', add: 'Add vehicle', example: 'Like Hearse or Removal van.', none: 'No vehicles yet.' },
};

type NameDialogProps = { kind: CalendarResourceKind; resource: CalendarResource | null; onClose: () => void };

const NameDialog = ({ kind, resource, onClose }: NameDialogProps) => {
  const begun = resource?.name ?? '';
  const [name, setName] = useState(begun);
  const [wrong, setWrong] = useState<string>();
  const keyFor = useIdempotencyKey();
  const { refresh } = useCalendarChanged();
  const save = async () => {
    setWrong(name.trim() === '' ? 'Enter a name.' : undefined);
    if (name.trim() === '') return false;
    const input = resource ? { ...resource, name } : { kind, name };
    await api.calendar.saveCalendarResource(input, { context: { idempotencyKey: keyFor(input) } });
    refresh();
    return true;
  };
  return (
    <ChangeDialog
      title={resource ? `Rename ${resource.name}` : words[kind].add}
      hasInput={name !== begun}
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label="Name"
          hint={words[kind].example}
          value={name}
          maxLength={80}
          error={wrong ?? errors.name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </ChangeDialog>
  );
};

const ResourceRow = ({ resource, onRename }: { resource: CalendarResource; onRename: () => void }) => {
  const { may } = useWorkspace();
  const { refresh } = useCalendarChanged();
  const [isBusy, setIsBusy] = useState(false);
  const archive = async (of: CalendarResource, isArchived: boolean): Promise<void> => {
    setIsBusy(true);
    try {
      const context = { idempotencyKey: newIdempotencyKey() };
      const saved = await api.calendar.saveCalendarResource({ ...of, isArchived }, { context });
      refresh();
      if (isArchived) toast(`${of.name} is archived.`, { undo: () => void archive(saved, false) });
    } catch (error) {
      refresh();
      toast(messageOf(error), { tone: 'danger', retry: () => void archive(of, isArchived) });
    }
    setIsBusy(false);
  };
  const { name, isArchived } = resource;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-2 border-b border-border py-1">
      <span className="mr-auto font-semibold">
        {name} {isArchived && <Badge>Archived</Badge>}
      </span>
      {may('location.change') && (
        <>
          <Button size="compact" look="quiet" icon={Pencil} aria-label={`Rename ${name}`} onClick={onRename}>
            Rename
          </Button>
          <Button
            size="compact"
            look="quiet"
            icon={isArchived ? ArchiveRestore : Archive}
            aria-label={`${isArchived ? 'Restore' : 'Archive'} ${name}`}
            isBusy={isBusy}
            onClick={() => void archive(resource, !isArchived)}
          >
            {isArchived ? 'Restore' : 'Archive'}
          </Button>
        </>
      )}
    </li>
  );
};

const ResourceList = ({ kind, resources }: { kind: CalendarResourceKind; resources: readonly CalendarResource[] }) => {
  const { may } = useWorkspace();
  const id = useId();
  const [naming, setNaming] = useState<{ resource: CalendarResource | null } | null>(null);
  const own = resources.filter((each) => each.kind === kind);
  const inOrder = own.toSorted((one, other) => Number(one.isArchived) - Number(other.isArchived));
  const add = may('location.change') && (
    <Button size="compact" onClick={() => setNaming({ resource: null })}>
      {words[kind].add}
    </Button>
  );
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {words[kind].title}
        </h2>
        {own.length > 0 && add}
      </div>
      {own.length === 0 ? (
        <EmptyState icon={kind === 'room' ? DoorOpen : CarFront} title={words[kind].none} action={add} className="py-8">
          Add what only one entry at a time can use. The calendar then shows conflicts.
        </EmptyState>
      ) : (
        <ul className="border-t border-border">
          {inOrder.map((resource) => (
            <ResourceRow key={resource.id} resource={resource} onRename={() => setNaming({ resource })} />
          ))}
        </ul>
      )}
      {naming && <NameDialog kind={kind} resource={naming.resource} onClose={() => setNaming(null)} />}
    </section>
  );
};

const Lists = () => {
  const setup = useCalendarSetup();
  if (setup.data)
    return (
      <div className="grid gap-8">
        {calendarResourceKind.values.map((kind) => (
          <ResourceList key={kind} kind={kind} resources={setup.data.resources} />
        ))}
      </div>
    );
  if (setup.isPending) return <SkeletonText lines={6} />;
  return <FailedQuery of={setup} title="We couldn’t load the rooms and vehicles." />;
};

/** /locations/{locationId}/calendar/resources: the rooms and vehicles that entries of the calendar can have. */
export const Component = () => {
  const { locationId } = useWorkspace();
  return (
    <WorkspacePage
      title="Rooms and vehicles"
      width="form"
      above={<TextLink to={workPaths.calendar({ locationId })}>Calendar</TextLink>}
    >
      <Lists />
    </WorkspacePage>
  );
};
