import { type ReactNode, useState } from 'react';
import type { ContractView } from '#shared/contract/case-contracts-views.ts';
import type { StatementLine } from '#shared/model/contract-version.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { api, useIdempotencyKey } from '#web/session/index.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { useCase } from '../use-case.ts';

type ActDialogProps = { onActed: (view: ContractView) => Promise<void>; onClose: () => void };

type ReasonProps = ActDialogProps & {
  title: string;
  /** What follows. */
  children: ReactNode;
  act: string;
  busyLabel: string;
  send: 'reopenContract' | 'voidContract';
};

/** Asks why before something that the contract keeps. */
export const ContractReasonDialog = ({ title, children, act, busyLabel, send, onActed, onClose }: ReasonProps) => {
  const { caseId: id } = useCase();
  const keyFor = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isMissing = isTried && reason.trim() === '';
  const save = async () => {
    setIsTried(true);
    if (reason.trim() === '') return false;
    const input = { id, reason: reason.trim() };
    await onActed(await api.caseContracts[send](input, { context: { idempotencyKey: keyFor(input) } }));
    return true;
  };
  return (
    <ChangeDialog title={title} saveLabel={act} busyLabel={busyLabel} hasInput onSave={save} onClose={onClose}>
      {(errors) => {
        const error = isMissing ? 'Say why.' : errors.reason;
        return (
          <>
            <p className="text-muted">{children}</p>
            <TextArea
              label="Reason"
              rows={2}
              maxLength={300}
              isCounted
              value={reason}
              {...(error ? { error } : {})}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        );
      }}
    </ChangeDialog>
  );
};

type Charge = { isEntered: boolean; payee: string; amount: string; cost: string; rebate: string };
type Text = Exclude<keyof Charge, 'isEntered'>;

const chargeOf = ({ cashAdvance, amountCents }: StatementLine): Charge => ({
  isEntered: false,
  payee: cashAdvance?.payee ?? '',
  amount: formatCents(amountCents),
  cost: formatCents(cashAdvance?.costCents ?? amountCents),
  rebate: cashAdvance?.rebateCents ? formatCents(cashAdvance.rebateCents) : '',
});
const isAmount = (text: string) => (parseCents(text) ?? -1) >= 0;
const AMOUNT = 'Enter an amount, like 25.00.';

const ActualFields = ({
  line,
  charge,
  isTried,
  onChange,
}: {
  line: StatementLine;
  charge: Charge;
  isTried: boolean;
  onChange: (charge: Charge) => void;
}) => {
  const isEstimate = line.cashAdvance?.standing === 'estimate';
  const field = (name: Text, label: string) => {
    const isWrong = isTried && name !== 'payee' && !(name === 'rebate' && !charge.rebate.trim()) && !isAmount(charge[name]);
    return {
      label,
      value: charge[name],
      autoComplete: 'off',
      ...(name === 'payee' ? {} : { inputMode: 'decimal' as const }),
      ...(isWrong ? { error: AMOUNT } : {}),
      onChange: ({ target }: { target: { value: string } }) => onChange({ ...charge, [name]: target.value }),
    };
  };
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-border pt-4">
      <legend className="float-left w-full font-semibold">{line.label}</legend>
      <RadioGroup
        label="What is known"
        name={`known-${line.key}`}
        options={[
          { value: 'same', label: `${isEstimate ? 'Still an estimate' : 'As it was entered'}: ${formatCents(line.amountCents)}` },
          { value: 'entered', label: isEstimate ? 'Enter the actual charge' : 'Correct the actual charge' },
        ]}
        value={charge.isEntered ? 'entered' : 'same'}
        onChange={(value) => onChange({ ...charge, isEntered: value === 'entered' })}
      />
      {charge.isEntered && (
        <>
          <TextField {...field('payee', 'Who is paid')} isOptional maxLength={200} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field('amount', 'What the family pays')} />
            <TextField {...field('cost', 'What it costs the home')} />
          </div>
          <TextField {...field('rebate', 'What the payee gives back')} isOptional />
        </>
      )}
    </fieldset>
  );
};

type ActualsDialogProps = ActDialogProps & { version: NonNullable<ContractView['version']>; inForce: number };

/** Enters the actual charges of those cash advances that are chosen, or corrects ones that were entered. The others stay as they are. */
export const ActualsDialog = ({ version, inForce, onActed, onClose }: ActualsDialogProps) => {
  const { caseId: id } = useCase();
  const keyFor = useIdempotencyKey();
  const [lines] = useState(() => version.statement.lines.filter(({ cashAdvance }) => cashAdvance));
  const [charges, setCharges] = useState(() => lines.map(chargeOf));
  const [isTried, setIsTried] = useState(false);
  const save = async () => {
    setIsTried(true);
    const isWrong = ({ amount, cost, rebate }: Charge) =>
      !isAmount(amount) || !isAmount(cost) || (rebate.trim() !== '' && !isAmount(rebate));
    const entered = charges.filter(({ isEntered }) => isEntered);
    if (entered.length === 0 || entered.some(isWrong)) return false;
    const advances = lines.flatMap(({ key: lineKey }, at) => {
      const { isEntered, payee, amount, cost, rebate } = charges[at] as Charge;
      if (!isEntered) return [];
      const cents = {
        amountCents: parseCents(amount) ?? 0,
        costCents: parseCents(cost) ?? 0,
        rebateCents: parseCents(rebate) ?? 0,
      };
      return { lineKey, payee: payee.trim(), ...cents };
    });
    const input = { id, number: inForce, advances };
    await onActed(await api.caseContracts.recordActuals(input, { context: { idempotencyKey: keyFor(input) } }));
    return true;
  };
  return (
    <ChangeDialog title="Actual charges" hasInput onSave={save} onClose={onClose}>
      {() => (
        <>
          <p className="text-muted">
            Enter what you know by now. This makes a new version of the contract, which takes no signatures. Give the family a
            copy before they pay the final bill.
          </p>
          {isTried && charges.every(({ isEntered }) => !isEntered) && (
            <p role="alert" className="font-semibold text-danger">
              Choose at least one charge to enter.
            </p>
          )}
          {lines.map((line, at) => (
            <ActualFields
              key={line.key}
              line={line}
              charge={charges[at] as Charge}
              isTried={isTried}
              onChange={(charge) => setCharges((before) => before.map((each, nth) => (nth === at ? charge : each)))}
            />
          ))}
        </>
      )}
    </ChangeDialog>
  );
};
