import type { CaseItemView, CaseMerchandise } from '#shared/contract/case-merchandise.ts';
import { formatCents } from '#shared/values/money.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CaseGoods } from './use-case-merchandise.ts';
import { changeWords } from './waiting-changes.ts';

/** Says what a package pays toward an item, and what is left. */
export const PaidByPackage = ({ item: { allowance, priceCents, quantity } }: { item: CaseItemView }) => {
  if (!allowance) return null;
  const left = priceCents * quantity - allowance.cents;
  return (
    <p className="text-sm text-muted tabular-nums">
      {allowance.name} pays {formatCents(allowance.cents)} of this.{' '}
      {left === 0 ? 'Nothing is left to pay.' : `${formatCents(left)} is left to pay.`}
    </p>
  );
};

/** Says how much was chosen, what it comes to, what packages pay of it, and what is left. */
export const Total = ({ items }: Pick<CaseMerchandise, 'items'>) => {
  const chosen = items.filter(({ isRemoved }) => !isRemoved);
  const total = chosen.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const paid = chosen.reduce((sum, { allowance }) => sum + (allowance?.cents ?? 0), 0);
  const units = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units === 0) return <p className="text-muted">Nothing chosen yet.</p>;
  const lines = [
    { words: units === 1 ? '1 item' : `${units} items`, cents: total },
    ...(paid > 0 ? [{ words: 'Paid by the package', cents: -paid }] : []),
    ...(paid > 0 ? [{ words: 'Left to pay', cents: total - paid }] : []),
  ];
  return (
    <dl className="grid justify-end gap-y-1">
      {lines.map(({ words, cents }, nth) => (
        <div key={words} className="flex flex-wrap justify-end gap-x-4">
          <dt className="text-muted">{words}</dt>
          <dd className={`min-w-24 text-right tabular-nums ${nth === lines.length - 1 ? 'text-lg font-semibold' : ''}`}>
            {formatCents(cents)}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Says what waits for the network, and what was refused once it was sent. */
export const Waiting = ({ waiting, refused, sendAll }: Pick<CaseGoods, 'waiting' | 'refused' | 'sendAll'>) => (
  <>
    {waiting.length > 0 && (
      <Banner tone="warning" role="status" title="Not saved yet">
        <p>We couldn’t reach Yarrow. We’ll save this as soon as you’re connected: {waiting.map(changeWords).join('; ')}.</p>
        <Button size="compact" className="mt-2" onClick={() => void sendAll()}>
          Try now
        </Button>
      </Banner>
    )}
    {refused && (
      <div className="grid gap-2">
        <p className="font-semibold">Not saved: {changeWords(refused.change)}</p>
        <FormFailure error={refused.error} />
      </div>
    )}
  </>
);
