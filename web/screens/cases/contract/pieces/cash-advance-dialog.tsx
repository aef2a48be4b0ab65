import { useState } from 'react';
import { advanceStanding } from '#shared/model/enumerations/statement.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';
import { newIdempotencyKey } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PieceDialog } from '../piece-dialog.tsx';
import { withPiece } from '../selection-pieces.ts';
import { useEditing } from '../use-contract.ts';

const labels = {
  name: 'What it’s for',
  payee: 'Who is paid',
  amount: 'What the family pays',
  cost: 'What it costs the home',
  rebate: 'What the payee gives back',
  standing: 'Is the price known?',
};
const standings = advanceStanding.options.map(({ id, text }) => ({ value: id, label: text }));
const amountFault = (text: string) => ((parseCents(text) ?? -1) >= 0 ? undefined : 'Enter an amount, like 25.00.');

/** Finds what the home would keep of it, where it charges cash advances at cost. */
function markupFault({ amount, cost, rebate }: Record<'amount' | 'cost' | 'rebate', string>): string | undefined {
  const [charged = 0, costs] = [parseCents(amount), parseCents(cost)];
  const most = costs === undefined ? charged : costs - (parseCents(rebate) ?? 0);
  if (charged <= most) return undefined;
  return `Your home charges cash advances at cost. The most is ${formatCents(Math.max(0, most))}.`;
}

/** Where a cash advance is entered: the line that it’s the charge of, with what is known of it. */
export type AdvancePlace = { id?: string | undefined; lineKey?: string | undefined; name?: string; cents?: number };

/** Enters what the home pays to someone else for this family, and what the family pays for it. */
export const CashAdvanceDialog = ({ place, onClose }: { place: AdvancePlace; onClose: () => void }) => {
  const [id] = useState(() => place.id ?? newIdempotencyKey());
  const isIt = (each: { id: string }) => each.id === id;
  const allowsMarkup = useEditing()?.view.statement.rules?.allowsMarkup ?? false;
  const first = place.cents === undefined ? '' : formatCents(place.cents);
  return (
    <PieceDialog
      isWhole
      title={place.name ?? 'Add a cash advance'}
      saveLabel={place.name === undefined ? 'Add' : 'Save'}
      labels={labels}
      fieldsOf={({ cashAdvances }) => {
        const known = cashAdvances.find(isIt);
        return {
          name: known?.name ?? place.name ?? '',
          payee: known?.payee ?? '',
          amount: known ? formatCents(known.amountCents) : first,
          cost: known ? formatCents(known.costCents) : first,
          rebate: known?.rebateCents ? formatCents(known.rebateCents) : '',
          standing: known?.standing ?? 'estimate',
        };
      }}
      faultsOf={({ name, amount, cost, rebate }) => ({
        name: name.trim() ? undefined : 'Say what it’s for.',
        amount: amountFault(amount) ?? (allowsMarkup ? undefined : markupFault({ amount, cost, rebate })),
        cost: amountFault(cost),
        rebate: rebate.trim() ? amountFault(rebate) : undefined,
      })}
      put={(selection, { name, payee, amount, cost, rebate, standing }) => {
        const known = selection.cashAdvances.find(isIt);
        const lineKey = known?.lineKey ?? place.lineKey;
        const piece = {
          ...(lineKey === undefined ? {} : { lineKey }),
          ...{ id, name: name.trim(), payee: payee.trim() },
          ...{ amountCents: parseCents(amount) ?? 0, costCents: parseCents(cost) ?? 0, rebateCents: parseCents(rebate) ?? 0 },
          standing: standing === 'actual' ? ('actual' as const) : ('estimate' as const),
          origin: known?.origin ?? ('conference' as const),
        };
        return { ...selection, cashAdvances: withPiece(selection.cashAdvances, piece, isIt) };
      }}
      valueWords={(name, value) => (name === 'standing' && advanceStanding.has(value) ? advanceStanding.label(value) : value)}
      onClose={onClose}
    >
      {({ fields, field, set }) => (
        <>
          <TextField
            {...field('name')}
            autoComplete="off"
            maxLength={200}
            hint="Such as the clergy, flowers, or an obituary notice."
          />
          <TextField {...field('payee')} isOptional autoComplete="off" maxLength={200} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('amount')} inputMode="decimal" autoComplete="off" />
            <TextField {...field('cost')} inputMode="decimal" autoComplete="off" />
          </div>
          {allowsMarkup && markupFault(fields) && (
            <Banner tone="info">
              You keep part of this. The statement will say that you charge for obtaining it (16 CFR 453.3(f)(2)).
            </Banner>
          )}
          <TextField
            {...field('rebate')}
            isOptional
            inputMode="decimal"
            autoComplete="off"
            hint="A rebate, commission, or discount."
          />
          <RadioGroup
            label={labels.standing}
            name="standing"
            options={standings}
            value={fields.standing}
            onChange={(value) => set('standing', value)}
          />
        </>
      )}
    </PieceDialog>
  );
};
