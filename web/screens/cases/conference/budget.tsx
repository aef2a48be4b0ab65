import { type FormEvent, useState } from 'react';
import { formatCents, maskCurrency, parseCents } from '#shared/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useConference } from './use-conference.ts';

/** Compares the total with the most that the family says they want to spend. */
export const Budget = () => {
  const { view, budgetCents } = useConference();
  if (budgetCents === null) return null;
  const over = view.statement.totals.totalCents - budgetCents;
  const words = over > 0 ? `${formatCents(over)} over it` : over === 0 ? 'all of it is used' : `${formatCents(-over)} left`;
  return (
    <p className="tabular-nums">
      The family’s budget is {formatCents(budgetCents)}:{' '}
      <span className={over > 0 ? 'font-semibold text-warning' : 'font-semibold text-success'}>{words}</span>
    </p>
  );
};

/** Asks for the most that the family says they want to spend. */
export const BudgetForm = () => {
  const { budgetCents, setBudget } = useConference();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = parseCents(typed);
    if (cents === undefined || cents <= 0) {
      setError('Enter an amount, like 4,500.');
      return;
    }
    setBudget(cents);
    setTyped('');
  };
  if (budgetCents !== null)
    return (
      <div>
        <Button size="compact" onClick={() => setBudget(null)}>
          Remove the budget
        </Button>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-0 basis-56"
        label="The most they want to spend"
        hint="Only this tab keeps it."
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onChange={({ target }) => {
          setTyped(maskCurrency(target.value));
          setError(null);
        }}
        {...(error ? { error } : {})}
      />
      <Button type="submit" size="compact">
        Compare
      </Button>
    </form>
  );
};
