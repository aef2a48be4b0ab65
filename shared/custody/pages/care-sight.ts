import { can, type Member } from '../../access/can.ts';
import type { TradeKind } from '../../model/enumerations/custody.ts';
import { memberSide } from '../../visibility/sight.ts';
import type { CareField, CarePage } from './care-field.ts';

/** Who looks at a page: a member of the home, and, if they work for a trade company, what it does. */
export type CareViewer = { member: Member; tradeKinds: readonly TradeKind[] };

/** Which fields of a page someone changes: all, those for their trade, or none. Everyone who sees the case from its home sees them all. */
export type CareEditing = 'all' | 'trade' | 'none';

/** Returns which fields of a page someone changes. */
export function careEditing({ member, tradeKinds }: CareViewer, { tradeKind }: Pick<CarePage, 'tradeKind'>): CareEditing {
  if (!can(member, 'decedent.move')) return 'none';
  if (memberSide(member) === 'staff') return 'all';
  return tradeKind !== undefined && tradeKinds.includes(tradeKind) ? 'trade' : 'none';
}

/** Returns whether someone changes a field. */
export const mayEditField = (editing: CareEditing, { isForTrade }: CareField): boolean =>
  editing === 'all' || (editing === 'trade' && isForTrade === true);
