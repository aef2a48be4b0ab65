import { useState } from 'react';
import { handOutHow, type PriceListPaper, priceListPaper } from '#shared/model/enumerations/price-list.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { contactsOf, useContacts } from '../contacts/use-contacts.ts';
import { useContractChanged } from '../contract/use-contract.ts';
import { useCase } from '../use-case.ts';
import { useConference } from './use-conference.ts';

const ways = handOutHow.values.filter((how) => how !== 'online');
type Way = (typeof ways)[number];

/** Someone who isn't a contact of the case, such as a friend who came along. */
const SOMEONE_ELSE = 'else';

/** Records which papers of the list in force the family was given, to whom, and how. Each is a hand-out of its own. */
export const GiveListDialog = ({ papers, onClose }: { papers: readonly PriceListPaper[]; onClose: () => void }) => {
  const { caseId, row } = useCase();
  const { offer } = useConference();
  const { reload } = useContractChanged();
  const keyFor = useIdempotencyKey();
  const contacts = useContacts(caseId);
  const people = contactsOf(contacts.data?.pages ?? []);
  const control = people.find(({ id }) => id === row.personInControlOfDisposition) ?? people[0];
  const [picked, setPicked] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [how, setHow] = useState<Way>('in-person');
  const [chosen, setChosen] = useState<readonly PriceListPaper[]>(papers);
  const [done, setDone] = useState<readonly PriceListPaper[]>([]);
  const [isTried, setIsTried] = useState(false);
  const { list } = offer;
  if (!list) return null;
  const to = picked ?? control?.id ?? SOMEONE_ELSE;
  const person = people.find(({ id }) => id === to);
  const toName = person?.fullName ?? name.trim();
  const faults = {
    to: toName === '' ? 'Say who was given the list.' : undefined,
    papers: chosen.length === 0 ? 'Choose at least one list.' : undefined,
  };
  const save = async () => {
    setIsTried(true);
    if (faults.to || faults.papers) return false;
    // One that was recorded before another failed isn't recorded twice.
    for (const paper of chosen.filter((each) => !done.includes(each))) {
      const input = { versionId: list.versionId, caseId, paper, to: toName, how, ...(person ? { contactId: person.id } : {}) };
      await api.priceLists.recordHandOut(input, { context: { idempotencyKey: keyFor(input) } });
      setDone((before) => [...before, paper]);
    }
    await reload();
    toast('Recorded.', { tone: 'success' });
    return true;
  };
  return (
    <ChangeDialog
      title="Give price list"
      saveLabel="Record"
      busyLabel="Recording..."
      isWaiting={contacts.isPending}
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="text-muted">
            Hand the family the list of {formatCalendarDate(list.effectiveOn)} to keep, then record it here. It’s recorded as
            given now.
          </p>
          <CheckboxGroup
            label="Lists"
            name="papers"
            options={list.papers.map((paper) => ({ value: paper, label: priceListPaper.label(paper) }))}
            value={chosen}
            onChange={(values) => setChosen(list.papers.filter((paper) => values.includes(paper)))}
            {...(isTried && faults.papers ? { error: faults.papers } : {})}
          />
          <Select
            label="Given to"
            options={[
              ...people.map(({ id, fullName }) => ({ value: id, label: fullName })),
              { value: SOMEONE_ELSE, label: 'Someone else' },
            ]}
            value={to}
            onChange={({ target }) => setPicked(target.value)}
            {...(errors.contactId ? { error: errors.contactId } : {})}
          />
          {!person && (
            <TextField
              label="Name"
              autoComplete="off"
              maxLength={200}
              value={name}
              onChange={({ target }) => setName(target.value)}
              error={(isTried && faults.to) || errors.to}
            />
          )}
          <Select
            label="How"
            options={ways.map((value) => ({ value, label: handOutHow.label(value) }))}
            value={how}
            onChange={({ target }) => setHow(ways.find((way) => way === target.value) ?? 'in-person')}
          />
        </>
      )}
    </ChangeDialog>
  );
};
