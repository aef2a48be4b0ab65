import { can, type Member } from '../../access/can.ts';
import { beforeCare } from '../../lifecycles/care-milestones.ts';
import type { DecedentStatus } from '../../model/enumerations/case.ts';
import type { CarePageName, TradeKind } from '../../model/enumerations/custody.ts';
import { memberSide } from '../../visibility/sight.ts';
import type { CareField, CarePage } from './care-field.ts';

/** Who looks at a page: a member of the home, and, if they work for a trade company, what it does. */
export type CareViewer = { member: Member; tradeKinds: readonly TradeKind[] };

/** Which fields of a page someone changes: all, those for their trade, or none. Everyone who sees the case from its home sees them all. */
export type CareEditing = 'all' | 'trade' | 'none';

/** Says that a removal is over for the company that made it. */
export const REMOVAL_OVER =
  'The home has the person now, so only its own staff change the removal. Ask the home to write this down.';

/** Tells whether trade companies have nothing more to write on a page: a removal is over once the home has the person (docs/decisions.md, Pages of custody). */
export const isOverForTrade = (page: CarePageName, status: DecedentStatus): boolean =>
  page === 'removal' && !beforeCare.has(status);

/** Returns which fields of a page someone changes now. Without a status, the page counts as it was before the home had the person. */
export function careEditing(
  { member, tradeKinds }: CareViewer,
  { page, tradeKind }: Pick<CarePage, 'page' | 'tradeKind'>,
  status?: DecedentStatus,
): CareEditing {
  if (!can(member, 'decedent.move')) return 'none';
  if (memberSide(member) === 'staff') return 'all';
  if (status !== undefined && isOverForTrade(page, status)) return 'none';
  return tradeKind !== undefined && tradeKinds.includes(tradeKind) ? 'trade' : 'none';
}

/** Returns whether someone changes a field. */
export const mayEditField = (editing: CareEditing, { isForTrade }: CareField): boolean =>
  editing === 'all' || (editing === 'trade' && isForTrade === true);
