import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { paymentMethod } from '#shared/model/enumerations/payment.ts';
import type { Payer } from '#shared/model/selection.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxGroup, RadioGroup } from '#web/ui/choices.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCase } from '../../use-case.ts';
import { PieceDialog } from '../piece-dialog.tsx';
import { withPiece } from '../selection-pieces.ts';

const AddContact = lazyPart(
  () => import('../../contacts/add-contact.tsx').then((part) => ({ default: part.AddContact })),
  'This form',
);

type People = readonly Pick<CaseContact, 'id' | 'fullName'>[];

/** Adds a contact to the case without leaving the dialog, which keeps what was typed. */
const AddPerson = ({ onAdded }: { onAdded: (contact: CaseContact) => void }) => {
  const { may } = useCase();
  const [asked, setAsked] = useState<'open' | 'closed' | null>(null);
  if (!may('contacts.change')) return null;
  const close = () => setAsked('closed');
  return (
    <div>
      <Button look="quiet" size="compact" icon={UserRoundPlus} onClick={() => setAsked('open')}>
        Add a contact
      </Button>
      {asked && (
        <AddContact
          isOpen={asked === 'open'}
          onClose={close}
          onAdded={(contact) => {
            close();
            onAdded(contact);
          }}
        />
      )}
    </div>
  );
};

/** Returns the people to choose from: the contacts, and new ones until the contacts have reloaded. */
function useEveryone(people: People) {
  const [added, setAdded] = useState<People>([]);
  const others = added.filter(({ id }) => people.every((each) => each.id !== id));
  return { everyone: [...people, ...others], add: (contact: People[number]) => setAdded((before) => [...before, contact]) };
}
const nameIn = (people: People, id: string) => people.find((each) => each.id === id)?.fullName ?? 'Someone who was removed';
const choicesOf = (people: People) => people.map(({ id, fullName }) => ({ value: id, label: fullName }));
const listed = new Intl.ListFormat('en-US');
const idsIn = (value: string) => value.split(',').filter((id) => id !== '');

/** Chooses who signs the contract as a purchaser. */
export const PurchasersDialog = ({ people, onClose }: { people: People; onClose: () => void }) => {
  const { everyone, add } = useEveryone(people);
  return (
    <PieceDialog
      title="Purchasers"
      labels={{ purchasers: 'Who signs' }}
      fieldsOf={({ purchasers }) => ({ purchasers: purchasers.join(',') })}
      faultsOf={() => ({})}
      put={(selection, { purchasers }) => ({ ...selection, purchasers: idsIn(purchasers) })}
      valueWords={(_name, value) => listed.format(idsIn(value).map((id) => nameIn(everyone, id)))}
      onClose={onClose}
    >
      {({ fields, field, set }) => {
        const { onChange: _own, value: _value, ...group } = field('purchasers');
        const chosen = idsIn(fields.purchasers);
        return (
          <>
            <CheckboxGroup
              {...group}
              name="purchasers"
              hint="They sign the contract."
              options={choicesOf(everyone)}
              value={chosen}
              onChange={(ids) => set('purchasers', ids.join(','))}
            />
            <AddPerson
              onAdded={(contact) => {
                add(contact);
                set('purchasers', [...chosen, contact.id].join(','));
              }}
            />
          </>
        );
      }}
    </PieceDialog>
  );
};

const labels = { contactId: 'Who pays', kind: 'How much', amount: 'Amount', method: 'How they pay' };
const methods = paymentMethod.options.map(({ id, text }) => ({ value: id, label: text }));

const fieldsOf = (payer: Payer | undefined, contactId: string) => ({
  contactId,
  kind: payer?.amountCents === undefined ? 'share' : 'amount',
  amount: payer?.amountCents === undefined ? String(payer?.weight ?? 1) : formatCents(payer.amountCents),
  method: payer?.method ?? '',
});

function faultOfAmount(kind: string, amount: string): string | undefined {
  if (kind === 'amount')
    return parseCents(amount) !== undefined && !amount.includes('-') ? undefined : 'Enter an amount, like 500.00.';
  const isWeight = /^\d{1,4}$/.test(amount.trim()) && Number(amount) >= 1 && Number(amount) <= 1_000;
  return isWeight ? undefined : 'Enter a whole number from 1 to 1,000.';
}

type PayerDialogProps = {
  people: People;
  /** Those who pay already, and can’t be added again. */
  taken: readonly string[];
  /** Whose part is changed; null for one more. */
  contactId: string | null;
  onClose: () => void;
};

/** Says how much someone pays: an amount, or parts of what the amounts of others leave. */
export const PayerDialog = ({ people, taken, contactId, onClose }: PayerDialogProps) => {
  const { everyone, add } = useEveryone(people);
  return (
    <PieceDialog
      title={contactId === null ? 'Add a payer' : `What ${nameIn(everyone, contactId)} pays`}
      saveLabel={contactId === null ? 'Add' : 'Save'}
      labels={labels}
      fieldsOf={({ payers }) =>
        fieldsOf(contactId === null ? undefined : payers.find((each) => each.contactId === contactId), contactId ?? '')
      }
      faultsOf={({ contactId: who, kind, amount }) => ({
        contactId: who === '' ? 'Choose who pays.' : undefined,
        amount: faultOfAmount(kind, amount),
      })}
      put={(selection, { contactId: who, kind, amount, method }) => {
        const way = paymentMethod.values.find((each) => each === method);
        const part = kind === 'amount' ? { amountCents: parseCents(amount) ?? 0 } : { weight: Number(amount) };
        const piece = { contactId: who, ...(way ? { method: way } : {}), ...part };
        return { ...selection, payers: withPiece(selection.payers, piece, (each) => each.contactId === who) };
      }}
      valueWords={(name, value) => {
        if (name === 'contactId') return nameIn(everyone, value);
        if (name === 'method' && paymentMethod.has(value)) return paymentMethod.label(value);
        return name === 'kind' ? (value === 'amount' ? 'An amount' : 'Parts of the rest') : value;
      }}
      onClose={onClose}
    >
      {({ fields, field, set }) => (
        <>
          {contactId === null && (
            <div className="grid gap-2">
              <Select
                {...field('contactId')}
                emptyLabel="Choose"
                options={choicesOf(everyone.filter(({ id }) => !taken.includes(id)))}
              />
              <AddPerson
                onAdded={(contact) => {
                  add(contact);
                  set('contactId', contact.id);
                }}
              />
            </div>
          )}
          <RadioGroup
            label={labels.kind}
            name="kind"
            options={[
              { value: 'share', label: 'A share of the total, or of what the others leave' },
              { value: 'amount', label: 'An amount' },
            ]}
            value={fields.kind}
            onChange={(value) => {
              set('kind', value);
              set('amount', value === 'share' ? '1' : '');
            }}
          />
          <TextField
            {...field('amount')}
            label={fields.kind === 'amount' ? 'Amount' : 'Parts'}
            inputMode={fields.kind === 'amount' ? 'decimal' : 'numeric'}
            autoComplete="off"
            hint={fields.kind === 'amount' ? 'Like 500.00.' : 'Two people with 1 part each pay half each.'}
          />
          <Select {...field('method')} isOptional emptyLabel="Not known yet" options={methods} />
        </>
      )}
    </PieceDialog>
  );
};
