import { type KeyboardEvent, useState } from 'react';
import { MAX_ITEM_UNITS } from '#shared/model/limits.ts';
import { inputClass } from '#web/ui/field.tsx';

type QuantityBoxProps = { name: string; quantity: number; isBusy: boolean; onChange: (quantity: number) => void };

/** Takes a number of units, which is saved when the box is left or with Enter. What can't be one is said, and stays to be corrected. */
export const QuantityBox = ({ name, quantity, isBusy, onChange }: QuantityBoxProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? String(quantity);
  const isUnits = /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_ITEM_UNITS;
  const finish = () => {
    if (typed === null || !isUnits) return;
    setTyped(null);
    if (Number(typed) !== quantity) onChange(Number(typed));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') finish();
    if (key === 'Escape') setTyped(null);
  };
  return (
    <label className="block text-sm text-muted">
      <span className="sr-only">Quantity of {name}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        readOnly={isBusy}
        aria-busy={isBusy || undefined}
        value={text}
        aria-invalid={!isUnits || undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={onKeyDown}
        className={`${inputClass(!isUnits, 'tabular-nums')} max-w-20`}
      />
      {!isUnits && (
        <span role="alert" className="mt-1 block text-danger">
          Enter 1 to {MAX_ITEM_UNITS}
        </span>
      )}
    </label>
  );
};
