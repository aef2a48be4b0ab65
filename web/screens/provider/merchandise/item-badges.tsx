import type { WorkingItem } from '#shared/contract/merchandise-views.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Says of an item whose it is, and what is going on with it. */
export const ItemBadges = ({ item, isChanged }: { item: WorkingItem; isChanged: boolean }) => (
  <>
    {item.source === 'own' && <Badge tone="info">Your own</Badge>}
    {item.isRetired && <Badge tone="warning">Retired</Badge>}
    {isChanged && <Badge tone="primary">Changed</Badge>}
  </>
);
