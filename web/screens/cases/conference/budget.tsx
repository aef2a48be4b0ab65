import { formatCents } from '#shared/values/money.ts';
import { useConference } from './use-conference.ts';

/** Compares the total with the most that the family wants to spend, if their plan says. */
export const Budget = () => {
  const { view } = useConference();
  const ceilingCents = view.plan?.ceilingCents ?? null;
  if (ceilingCents === null) return null;
  const over = view.statement.totals.totalCents - ceilingCents;
  const words = over > 0 ? `${formatCents(over)} above it` : over === 0 ? 'exactly as much' : `${formatCents(-over)} left`;
  return (
    <p className="tabular-nums">
      The family’s budget is {formatCents(ceilingCents)}:{' '}
      <span className={over > 0 ? 'font-semibold text-warning' : 'font-semibold text-success'}>{words}</span>
    </p>
  );
};
