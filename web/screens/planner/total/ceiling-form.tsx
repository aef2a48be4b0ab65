import { type FormEvent, useState } from 'react';
import { maskCurrency, parseCents } from '#shared/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { usePlanner } from '../store/use-planner.ts';

/** Returns `4500` for 450000 cents, as people type it. */
const typedOf = (cents: number | undefined): string =>
  cents === undefined ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Asks for the most that the family wants to spend. */
export default function CeilingForm({ onDone }: { onDone: () => void }) {
  const { plan, change } = usePlanner();
  const [text, setText] = useState(typedOf(plan.ceilingCents));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ceilingCents = parseCents(text);
    if (ceilingCents === undefined || ceilingCents <= 0) {
      setError('Enter an amount in dollars, such as 4500');
      return;
    }
    change((before) => ({ ...before, ceilingCents }));
    onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label="The most you want to spend"
        hint="In dollars. You can change it at any time."
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        maxLength={12}
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(maskCurrency(target.value));
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary">
          Set
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
