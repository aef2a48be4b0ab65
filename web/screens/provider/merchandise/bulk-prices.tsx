import { useState } from 'react';
import type { PriceChange } from '#shared/merchandise/bulk-prices.ts';
import { formatCents } from '#shared/values/money.ts';
import type { GridEditing } from '#web/parts/grid/use-grid-edits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { OfferRow } from './offer-row.ts';
import { type ChangedRow, cellsOf, changedRows, changeOf, firstChange, roundingSteps, type TypedChange } from './price-change.ts';

const ways: readonly { value: PriceChange['by']; label: string }[] = [
  { value: 'basis-points', label: 'By a percentage' },
  { value: 'cents', label: 'By an amount' },
  { value: 'set', label: 'To one price' },
  { value: 'round', label: 'Round them' },
];
const amountLabels = { 'basis-points': 'Percent', cents: 'Dollars', set: 'Price in dollars' } as const;

type FieldsProps = { typed: TypedChange; fault: string | undefined; onChange: (typed: TypedChange) => void };

/** Asks for the change: its kind, and what that kind needs. */
const ChangeFields = ({ typed, fault, onChange }: FieldsProps) => {
  const put = (patch: Partial<TypedChange>) => onChange({ ...typed, ...patch });
  const { by } = typed;
  return (
    <div className="grid gap-4 text-text sm:grid-cols-2">
      <Select
        label="How"
        value={by}
        options={ways}
        onChange={({ target }) =>
          put({ by: ways.find(({ value }) => value === target.value)?.value ?? 'basis-points', amount: '' })
        }
      />
      {(by === 'basis-points' || by === 'cents') && (
        <Select
          label="Raise or lower"
          value={typed.direction}
          options={[
            { value: 'raise', label: 'Raise' },
            { value: 'lower', label: 'Lower' },
          ]}
          onChange={({ target }) => put({ direction: target.value === 'lower' ? 'lower' : 'raise' })}
        />
      )}
      {by === 'round' ? (
        <Select
          label="To the nearest"
          value={String(typed.step)}
          options={roundingSteps.map((value) => ({ value: String(value), label: formatCents(value, { decimals: 'if-any' }) }))}
          onChange={({ target }) => put({ step: roundingSteps.find((each) => String(each) === target.value) ?? 100 })}
        />
      ) : (
        <TextField
          label={amountLabels[by]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed.amount}
          onChange={({ target }) => put({ amount: target.value })}
          {...(fault && typed.amount !== '' ? { error: fault } : {})}
        />
      )}
    </div>
  );
};

const amount = (text: string): string => (text === '' ? 'None' : `$${text}`);

/** Shows each price before and after. */
const BeforeAndAfter = ({ rows }: { rows: readonly ChangedRow[] }) => (
  <section
    aria-label="Before and after"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so arrow keys have to reach it
    tabIndex={0}
    className="mt-4 max-h-72 overflow-auto rounded-control border border-border"
  >
    <table className="w-full text-sm text-text">
      <thead className="sticky top-0 bg-sunken text-xs">
        <tr>
          {['Item', 'Before', 'After'].map((words, at) => (
            <th key={words} scope="col" className={`px-3 py-2 font-semibold ${at > 0 ? 'text-right' : 'text-left'}`}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, before, after, fault }) => (
          <tr key={id} className="border-t border-border align-top">
            <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere">
              {name}
            </th>
            <td className="px-3 py-2 text-right tabular-nums">{amount(before)}</td>
            <td className="px-3 py-2 text-right tabular-nums">
              {fault ? <span className="text-danger">{fault}</span> : amount(after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

type BulkPricesProps = {
  rows: readonly OfferRow[];
  edits: GridEditing;
  /** Runs after prices were changed, with what to say about it. */
  onChanged: (words: string) => void;
  onClose: () => void;
};

const FORM = 'change-prices';

const counted = (count: number, noun = 'price') => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`);

/** Changes the prices of all rows that show. They are unsaved then, like typed ones, and one step undoes all of them. */
export const BulkPrices = ({ rows, edits, onChanged, onClose }: BulkPricesProps) => {
  const [typed, setTyped] = useState(firstChange);
  const read = changeOf(typed);
  const changed = 'change' in read ? changedRows(rows, edits.textAt, read.change) : [];
  const cells = cellsOf(changed);
  const unpriced = typed.by === 'set' ? 0 : rows.filter(({ id }) => edits.textAt(id, 'price').trim() === '').length;
  const unchanged = rows.length - unpriced - changed.length;
  const apply = () => {
    edits.edit(cells);
    onChanged(`${counted(cells.length)} changed. Nothing is saved yet.`);
    onClose();
  };
  return (
    <Dialog
      title="Change prices"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={FORM} disabled={cells.length === 0}>
            {cells.length === 0 ? 'Change prices' : `Change ${counted(cells.length)}`}
          </Button>
        </>
      }
    >
      <p className="mb-4">Your search and filters show {counted(rows.length, 'row')}. Nothing is saved before you press Save.</p>
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (cells.length > 0) apply();
        }}
      >
        <ChangeFields typed={typed} fault={'fault' in read ? read.fault : undefined} onChange={setTyped} />
      </form>
      <p role="status" className="mt-4">
        {'change' in read && (cells.length === 0 ? 'No price would change.' : `${counted(cells.length)} would change.`)}
        {'change' in read && cells.length > 0 && unchanged > 0 && ` ${counted(unchanged)} would be the same.`}
        {unpriced > 0 && ` ${counted(unpriced, 'row')} ${unpriced === 1 ? 'has' : 'have'} no price to change.`}
      </p>
      {changed.length > 0 && <BeforeAndAfter rows={changed} />}
    </Dialog>
  );
};
