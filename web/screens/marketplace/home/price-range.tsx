import { useState } from 'react';
import { parseCents } from '#shared/values/money.ts';
import { TextField } from '#web/ui/text-field.tsx';

type PriceRangeProps = {
  minCents: number | null;
  maxCents: number | null;
  onChange: (minCents: number | null, maxCents: number | null) => void;
};

const dollars = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

/** Reads an amount. Null means no limit; undefined means that it isn't an amount. */
const read = (text: string): number | null | undefined => (text.trim() === '' ? null : parseCents(text));

const NOT_AN_AMOUNT = 'Enter dollars, such as 2500';
const UPSIDE_DOWN = 'The highest price is below the lowest';

/** Asks for the lowest and the highest all-in price, in dollars. They apply when a box loses the focus or Enter is pressed. */
export const PriceRange = ({ minCents, maxCents, onChange }: PriceRangeProps) => {
  const [texts, setTexts] = useState({ min: dollars(minCents), max: dollars(maxCents) });
  const [known, setKnown] = useState({ minCents, maxCents });
  const [error, setError] = useState<string | undefined>();
  if (known.minCents !== minCents || known.maxCents !== maxCents) {
    setKnown({ minCents, maxCents });
    setTexts({ min: dollars(minCents), max: dollars(maxCents) });
  }
  const take = () => {
    const min = read(texts.min);
    const max = read(texts.max);
    if (min === undefined || max === undefined || (min ?? 0) < 0 || (max ?? 0) < 0) setError(NOT_AN_AMOUNT);
    else if (min !== null && max !== null && max < min) setError(UPSIDE_DOWN);
    else {
      setError(undefined);
      if (min !== minCents || max !== maxCents) onChange(min, max);
    }
  };
  const box = (which: 'min' | 'max', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={texts[which]}
      onChange={(event) => setTexts({ ...texts, [which]: event.target.value })}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      aria-errormessage={error ? 'price-range-error' : undefined}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">All-in price, dollars</legend>
      <div className="grid grid-cols-2 gap-3">
        {box('min', 'Lowest')}
        {box('max', 'Highest')}
      </div>
      <p id="price-range-error" role="status" className="text-sm text-danger">
        {error}
      </p>
    </fieldset>
  );
};
