import { useState } from 'react';
import type { StatementLine } from '#shared/model/contract-version.ts';
import type { Reduction } from '#shared/model/selection.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { newIdempotencyKey } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PieceDialog } from '../piece-dialog.tsx';
import { parseShare, reductionFault, withPiece } from '../selection-pieces.ts';

const labels = { kind: 'How much', amount: 'Take off', reason: 'Reason' };

const fieldsOf = (known: Reduction | undefined) => ({
  kind: known?.basisPoints === undefined ? 'amount' : 'share',
  amount:
    known === undefined
      ? ''
      : known.amountCents === undefined
        ? `${(known.basisPoints ?? 0) / 100}%`
        : formatCents(known.amountCents),
  reason: known?.reason ?? '',
});

type ReductionDialogProps = {
  /** The line that costs less. */
  line: StatementLine;
  /** The reduction that is changed; none for a new one. */
  id?: string | undefined;
  onClose: () => void;
};

/** Takes an amount or a share off a line, with a reason that the statement prints. The listed price stays as it is. */
export const ReductionDialog = ({ line, id: known, onClose }: ReductionDialogProps) => {
  const { user } = useSession();
  const [id] = useState(() => known ?? newIdempotencyKey());
  return (
    <PieceDialog
      isWhole
      title={`Reduce ${line.label}`}
      labels={labels}
      fieldsOf={({ reductions }) => fieldsOf(reductions.find((each) => each.id === id))}
      faultsOf={({ kind, amount, reason }) => ({
        amount: reductionFault(kind, amount, line.amountCents),
        reason: reason.trim() ? undefined : 'Say why. The statement prints this.',
      })}
      put={(selection, { kind, amount, reason }) => {
        const much = kind === 'share' ? { basisPoints: parseShare(amount) ?? 0 } : { amountCents: parseCents(amount) ?? 0 };
        const by = { by: user?.id ?? id, on: new Date().toISOString() };
        const piece = { id, lineKey: line.key, ...much, reason: reason.trim(), ...by };
        return { ...selection, reductions: withPiece(selection.reductions, piece, (each) => each.id === id) };
      }}
      valueWords={(name, value) => (name === 'kind' ? (value === 'share' ? 'A share' : 'An amount') : value)}
      onClose={onClose}
    >
      {({ fields, field, set }) => (
        <>
          <p className="text-muted">
            It costs {formatCents(line.amountCents)}. The statement shows that price, and the reduction with its reason below it.
          </p>
          <RadioGroup
            label={labels.kind}
            name="kind"
            options={[
              { value: 'amount', label: 'An amount' },
              { value: 'share', label: 'A share of the price' },
            ]}
            value={fields.kind}
            onChange={(value) => set('kind', value)}
          />
          <TextField
            {...field('amount')}
            inputMode="decimal"
            autoComplete="off"
            hint={fields.kind === 'share' ? 'Like 10%.' : 'Like 25.00.'}
          />
          <TextField {...field('reason')} autoComplete="off" maxLength={300} hint="Such as “Price matched.”" />
        </>
      )}
    </PieceDialog>
  );
};
