import { useState } from 'react';
import type { ContractView } from '#shared/contract/case-contracts-views.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { handOutHow } from '#shared/model/enumerations/price-list.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { When } from '#web/parts/when.tsx';
import { api } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { usePayers, useToday } from '../money/use-money.ts';
import { useCase } from '../use-case.ts';

const ways = handOutHow.values.filter((how) => how !== 'online');
const listed = new Intl.ListFormat('en-US');
type Open = Pick<NonNullable<ContractView['version']>, 'number' | 'kind' | 'given' | 'givenOn'>;

/** Says to whom a version was given to keep, how, and when. It has to be before the first signature. */
export const GivenWords = ({ open: { kind, given, givenOn } }: { open: Open }) => {
  if (given)
    return (
      <p className="wrap-anywhere">
        This statement was given to {given.to} on {formatCalendarDate(given.on)}, {handOutHow.label(given.how).toLowerCase()}.
      </p>
    );
  if (givenOn)
    return (
      <p>
        The family was given this statement <When at={givenOn} />.
      </p>
    );
  if (kind === 'actuals')
    return <Banner tone="warning">Give the family these actual charges in writing before they pay the final bill.</Banner>;
  return (
    <Banner tone="warning">
      The family has to be given this statement to keep before the first signature. Once you record that, the signers are asked to
      sign.
    </Banner>
  );
};

type Purchaser = Statement['purchasers'][number];

/** Says who a statement will be emailed to, and who has no address. */
const EmailedWords = ({ purchasers }: { purchasers: readonly Purchaser[] }) => {
  const { contacts, isNamed } = usePayers();
  if (!isNamed) return null;
  const emails = new Map(contacts.map(({ id, email }) => [id, email]));
  const reached = purchasers.filter(({ contactId }) => emails.get(contactId));
  const missing = listed.format(purchasers.filter((each) => !reached.includes(each)).map(({ name }) => name));
  const to = listed.format(reached.map(({ name, contactId }) => `${name} (${emails.get(contactId)})`));
  return (
    <>
      {to && <p className="wrap-anywhere">We’ll email the statement to {to} when you record this.</p>}
      {missing && (
        <Banner tone="warning">
          No email address: {missing}. Add one to the contact, or give {to ? 'them' : 'the family'} the statement another way.
        </Banner>
      )}
    </>
  );
};

type GiveDialogProps = {
  open: Open;
  purchasers: readonly Purchaser[];
  onActed: (view: ContractView) => Promise<void>;
  onClose: () => void;
};

const NOT_GIVEN = 'not-given';

/** Records to whom the statement was given to keep, how, and when; or corrects that, as long as nobody has signed. */
export const GiveDialog = ({ open, purchasers, onActed, onClose }: GiveDialogProps) => {
  const { caseId: id } = useCase();
  const today = useToday();
  const { given, givenOn } = open;
  const isGiven = givenOn !== null;
  const [standing, setStanding] = useState('given');
  const [to, setTo] = useState(given?.to ?? listed.format(purchasers.map(({ name }) => name)).slice(0, 200));
  const [how, setHow] = useState(given?.how ?? 'in-person');
  const [on, setOn] = useState(given?.on ?? today);
  const [isTried, setIsTried] = useState(false);
  // Correcting something else doesn't send the email again.
  const isSent = how === 'email' && given?.how !== 'email';
  const faults = {
    to: to.trim() === '' ? 'Say who was given the statement.' : undefined,
    on:
      !isSent && on === ''
        ? 'Enter a day.'
        : !isSent && on > today
          ? 'This day is in the future. Record it once you’ve given the statement.'
          : undefined,
  };
  const save = async () => {
    setIsTried(true);
    const isTaken = standing === NOT_GIVEN;
    if (!isTaken && (faults.to || faults.on)) return false;
    const said = isTaken ? null : { to: to.trim(), how, on: isSent ? today : on };
    await onActed(await api.caseContracts.giveStatement({ id, number: open.number, given: said }));
    return true;
  };
  return (
    <ChangeDialog
      title={isGiven ? 'Correct how the statement was given' : 'Record that the family has the statement'}
      saveLabel={isGiven ? 'Save' : 'Record'}
      busyLabel="Saving..."
      hasInput
      onSave={save}
      onClose={onClose}
    >
      {(errors) => {
        const toError = (isTried && faults.to) || errors['given.to'];
        const onError = (isTried && faults.on) || errors['given.on'];
        return (
          <>
            {!isGiven && (
              <p className="text-muted">
                Give the family version {open.number} to keep, then record it here.
                {open.kind === 'actuals'
                  ? ' We’ll then email the charges to the purchasers.'
                  : ' We’ll then email the people who sign first.'}
              </p>
            )}
            {isGiven && (
              <RadioGroup
                label="What happened"
                name="standing"
                options={[
                  { value: 'given', label: 'The family was given the statement' },
                  {
                    value: NOT_GIVEN,
                    label: open.kind === 'actuals' ? 'It wasn’t given yet' : 'It wasn’t given yet. Nobody can sign until it is',
                  },
                ]}
                value={standing}
                onChange={setStanding}
              />
            )}
            {standing === 'given' && (
              <>
                <TextField
                  label="Given to"
                  autoComplete="off"
                  maxLength={200}
                  value={to}
                  onChange={({ target }) => setTo(target.value)}
                  {...(toError ? { error: toError } : {})}
                />
                <Select
                  label="How"
                  options={ways.map((value) => ({ value, label: handOutHow.label(value) }))}
                  value={how}
                  error={errors['given.how']}
                  onChange={({ target }) => setHow(ways.find((way) => way === target.value) ?? 'in-person')}
                />
                {isSent ? (
                  <EmailedWords purchasers={purchasers} />
                ) : (
                  <TextField
                    label="When"
                    type="date"
                    max={today}
                    value={on}
                    onChange={({ target }) => setOn(target.value)}
                    {...(onError ? { error: onError } : {})}
                  />
                )}
              </>
            )}
          </>
        );
      }}
    </ChangeDialog>
  );
};
