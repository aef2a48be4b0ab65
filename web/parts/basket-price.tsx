import type { BasketPrice as PriceOfBasket } from '#shared/pricing/basket.ts';
import { formatCents } from '#shared/values/money.ts';
import { lineNames } from './line-names.ts';

type BasketPriceProps = { price: PriceOfBasket; className?: string };

/** Shows the all-in price of a basket, or that there is none and which lines are missing. It is never zero for something that isn't listed. */
export const BasketPrice = ({ price, className }: BasketPriceProps) =>
  price.priceCents === null ? (
    <span className={className}>
      <span className="font-semibold">No full price</span>
      <span className="block text-sm text-muted">Not listed: {lineNames(price.missing)}</span>
    </span>
  ) : (
    <span className={className}>
      <span className="text-xl font-semibold tabular-nums">{formatCents(price.priceCents, { decimals: 'if-any' })}</span>
    </span>
  );
