import type { CalendarSetup } from '#shared/contract/calendar-views.ts';
import { type CalendarEntry, MAX_ENTRY_DAYS } from '#shared/model/calendar.ts';
import { calendarKind } from '#shared/model/enumerations/calendar.ts';
import { Checkbox, CheckboxGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { CasePicker } from './case-picker.tsx';
import { type EntryDraft, withDay, withEnd, withOpenTime, withStart } from './entry-draft.ts';

type EntryFieldsProps = {
  draft: EntryDraft;
  /** The entry that is changed; null for a new one. */
  entry: CalendarEntry | null;
  setup: CalendarSetup;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: EntryDraft) => void;
};

const Times = ({ draft, entry, errors, onChange }: EntryFieldsProps) => (
  <>
    {draft.isTimeOpen ? (
      <TextField
        label="Day"
        type="date"
        value={draft.startsAt.slice(0, 10)}
        error={errors.startsAt}
        onChange={(event) => onChange(withDay(draft, event.target.value))}
      />
    ) : (
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Starts"
          type="datetime-local"
          value={draft.startsAt}
          error={errors.startsAt}
          onChange={(event) => onChange(withStart(draft, event.target.value))}
        />
        <TextField
          label="Ends"
          type="datetime-local"
          value={draft.endsAt}
          min={draft.startsAt}
          error={errors.endsAt}
          onChange={(event) => onChange(withEnd(draft, event.target.value))}
        />
      </div>
    )}
    {entry?.source !== 'conference' && (
      <Checkbox
        label="The time isn’t set yet"
        hint={`It shows on its day without a time. An entry with a time can last ${MAX_ENTRY_DAYS} days.`}
        checked={draft.isTimeOpen}
        onChange={(event) => onChange(withOpenTime(draft, event.target.checked))}
      />
    )}
  </>
);

/** Who and what an entry needs. Those who have left and what was archived is offered only if the entry has it. */
const Assigned = ({ draft, entry, setup, errors, onChange }: EntryFieldsProps) => {
  const people = setup.people.filter(({ id, isGone }) => !isGone || entry?.people.includes(id));
  const resources = (kind: 'room' | 'vehicle') =>
    setup.resources
      .filter((each) => each.kind === kind && (!each.isArchived || entry?.resources.includes(each.id)))
      .map(({ id, name }) => ({ value: id, label: name }));
  const [rooms, vehicles] = [resources('room'), resources('vehicle')];
  const among = (options: readonly { value: string }[]) =>
    draft.resources.filter((id) => options.some(({ value }) => value === id));
  return (
    <>
      <CheckboxGroup
        name="people"
        label="People"
        layout="columns"
        isOptional
        error={errors.people}
        options={people.map(({ id, fullName, kind }) => ({
          value: id,
          label: fullName,
          ...(kind === 'trade-company' ? { hint: 'Trade company' } : {}),
        }))}
        value={draft.people}
        onChange={(chosen) => onChange({ ...draft, people: chosen })}
      />
      {rooms.length > 0 && (
        <CheckboxGroup
          name="rooms"
          label="Rooms"
          layout="columns"
          isOptional
          error={errors.resources}
          options={rooms}
          value={among(rooms)}
          onChange={(chosen) => onChange({ ...draft, resources: [...chosen, ...among(vehicles)] })}
        />
      )}
      {vehicles.length > 0 && (
        <CheckboxGroup
          name="vehicles"
          label="Vehicles"
          layout="columns"
          isOptional
          error={rooms.length > 0 ? undefined : errors.resources}
          options={vehicles}
          value={among(vehicles)}
          onChange={(chosen) => onChange({ ...draft, resources: [...among(rooms), ...chosen] })}
        />
      )}
    </>
  );
};

const What = ({ draft, errors, onChange }: EntryFieldsProps) => (
  <>
    <Select
      label="Kind"
      value={draft.kind}
      onChange={(event) => onChange({ ...draft, kind: event.target.value as EntryDraft['kind'] })}
      options={calendarKind.options.map(({ id, text }) => ({ value: id, label: text }))}
    />
    <TextField
      label="Title"
      value={draft.title}
      maxLength={120}
      error={errors.title}
      onChange={(event) => onChange({ ...draft, title: event.target.value })}
    />
    <CasePicker
      value={draft.caseId === null ? null : { id: draft.caseId, name: draft.caseName }}
      text={draft.caseText}
      onText={(caseText) => onChange({ ...draft, caseText })}
      error={errors.caseId}
      onChange={(picked) => onChange({ ...draft, caseId: picked?.id ?? null, caseName: picked?.name ?? '', caseText: '' })}
    />
  </>
);

/** The fields of an entry. What mirrors its case shows what it is, and its time changes the case too. */
export const EntryFields = (props: EntryFieldsProps) => {
  const { draft, entry, errors, onChange } = props;
  const fromCase = entry?.casePlace ? `The case says: ${entry.casePlace}. Type here to show another place.` : undefined;
  return (
    <>
      {entry?.source ? (
        <p>
          <span className="font-semibold">{draft.title}</span>
          {draft.caseName && `, ${draft.caseName}`}
          <span className="mt-1 block text-sm text-muted">
            {entry.source === 'removal'
              ? 'This removal was requested on the case.'
              : 'This follows the case. A new time here changes the case too.'}
          </span>
        </p>
      ) : (
        <What {...props} />
      )}
      <Times {...props} />
      <TextField
        label="Place"
        isOptional
        hint={fromCase}
        value={draft.place}
        maxLength={200}
        error={errors.place}
        onChange={(event) => onChange({ ...draft, place: event.target.value })}
      />
      <TextField
        label="Phone number at the place"
        isOptional
        type="tel"
        value={draft.phone}
        maxLength={20}
        error={errors.phone}
        onChange={(event) => onChange({ ...draft, phone: event.target.value })}
      />
      <Assigned {...props} />
      <TextArea
        label="Note"
        isOptional
        hint="The people assigned and your colleagues read it."
        rows={2}
        value={draft.note}
        maxLength={2000}
        error={errors.note}
        onChange={(event) => onChange({ ...draft, note: event.target.value })}
      />
    </>
  );
};
