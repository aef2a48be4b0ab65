import { priceUnit } from '../model/enumerations/pricing.ts';
import type { PricedLine } from '../model/priced-plan.ts';
import { formatCents } from '../values/money.ts';

/** Writes `2 × $15.00 per copy`, or nothing for one thing at a flat price, where the amount is enough. Screen and paper use the same words. */
export function quantityWords({ quantity, unit, unitCents }: Pick<PricedLine, 'quantity' | 'unit' | 'unitCents'>): string {
  if (quantity === 1 && (unit === 'flat' || unit === 'each')) return '';
  return `${quantity} × ${formatCents(unitCents)}${unit === 'flat' ? '' : ` ${priceUnit.label(unit)}`}`;
}
