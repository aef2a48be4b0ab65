import { useState } from 'react';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import { formatCents } from '#shared/values/money.ts';
import { api } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';
import { AmountField, Meanwhile } from './money-fields.tsx';
import { type AdjustingFields, adjustingFaults, centsOf, isShared } from './money-form.ts';
import { adjustedWords, feeTermsWords } from './money-words.ts';
import { useMoneyChange, usePayers } from './use-money.ts';

type Kind = 'write-off' | 'adjustment' | 'fee';

const kinds = [
  { value: 'write-off', label: 'Write off', hint: 'You give up what is owed. The price doesn’t change.' },
  { value: 'adjustment', label: 'Take off the price', hint: 'A discount after the contract was signed.' },
  { value: 'fee', label: 'Charge a fee', hint: 'Such as for a returned check, if the contract’s terms name one.' },
];

const said: Record<Kind, string> = { 'write-off': 'written off', adjustment: 'taken off the price', fee: 'charged as a fee' };

/** How the payer is asked for: of a fee, whose it is, and of what lowers the balance, whether it lowers only one person’s. */
const feeOf = { label: 'Who pays the fee', emptyLabel: 'Choose' };
const creditOf = {
  label: 'Whose balance',
  isOptional: true,
  emptyLabel: 'Everyone who still owes',
  hint: 'For everyone, it’s divided by their shares of the contract.',
};

/** Writes off what is owed, takes an amount off the price, or charges a fee, with a reason. */
export const AdjustBalance = ({ amounts, onClose }: { amounts: CaseAmounts; onClose: () => void }) => {
  const { caseId } = useCase();
  const { change, keyed } = useMoneyChange();
  const { contacts, nameOf } = usePayers();
  const [kind, setKind] = useState<string>('write-off');
  const [fields, setFields] = useState<AdjustingFields>({ amount: '', payer: '', reason: '' });
  const [isTried, setIsTried] = useState(false);
  const found = adjustingFaults(kind, fields, amounts);
  const faults = isTried ? found : {};
  const amountCents = centsOf(fields.amount) ?? 0;
  // Nothing follows from an amount that can’t be recorded.
  const consequence = found.amount ? null : adjustedWords(amounts, { kind, amountCents, payer: fields.payer }, nameOf);
  const save = async () => {
    setIsTried(true);
    if (Object.keys(found).length > 0) return false;
    const by = { kind: kind as Kind, amountCents, ...(fields.payer ? { payer: fields.payer } : {}) };
    const input = { id: caseId, change: by, reason: fields.reason.trim() };
    await change(async () => ({ amounts: await api.casePayments.adjustBalance(input, keyed(input)) }));
    toast(`${formatCents(amountCents)} ${said[by.kind]}.`, { tone: 'success' });
    return true;
  };
  const set = (name: keyof typeof fields) => (value: string) => setFields((before) => ({ ...before, [name]: value }));
  return (
    <ChangeDialog title="Adjust the balance" saveLabel="Record" busyLabel="Recording..." hasInput onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <Meanwhile />
          <p className="text-muted">
            This isn’t listed with the payments. The ledger below them has it, with a button to take it back.
          </p>
          <RadioGroup label="What you do" name="kind" value={kind} options={kinds} onChange={setKind} />
          <AmountField value={fields.amount} error={faults.amount ?? errors['change.amountCents']} onChange={set('amount')} />
          {isShared(amounts) && (
            <Select
              // Drawn again once the contacts are loaded: a browser chooses among the options that are there.
              key={contacts.length}
              {...(kind === 'fee' ? feeOf : creditOf)}
              value={fields.payer}
              error={faults.payer ?? errors['change.payer']}
              options={contacts
                .filter(({ id }) => amounts.payers.some(({ contactId }) => contactId === id))
                .map(({ id, fullName }) => ({ value: id, label: fullName }))}
              onChange={({ target }) => set('payer')(target.value)}
            />
          )}
          {consequence && <Banner tone="warning">{consequence}</Banner>}
          {kind === 'fee' && <p className="text-muted">{feeTermsWords(amounts)}</p>}
          <TextArea
            label="Reason"
            rows={2}
            maxLength={300}
            value={fields.reason}
            error={faults.reason ?? errors.reason}
            onChange={({ target }) => set('reason')(target.value)}
          />
        </>
      )}
    </ChangeDialog>
  );
};
