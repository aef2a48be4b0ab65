import { priceUnit } from '../model/enumerations/pricing.ts';
import type { PricedLine } from '../model/priced-plan.ts';
import { formatCents } from '../values/money.ts';

/** `2 × $15.00 per copy`; nothing for one of a thing at a flat price, where the amount says it all. The same on the screen and on paper. */
export function quantityWords({ quantity, unit, unitCents }: Pick<PricedLine, 'quantity' | 'unit' | 'unitCents'>): string {
  if (quantity === 1 && (unit === 'flat' || unit === 'each')) return '';
  return `${quantity} × ${formatCents(unitCents)}${unit === 'flat' ? '' : ` ${priceUnit.label(unit)}`}`;
}
