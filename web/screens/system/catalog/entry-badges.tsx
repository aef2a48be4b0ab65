import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { Badge } from '#web/ui/badge.tsx';
import { retiringWords } from './retiring-words.ts';

type Shown = Pick<EntryRow, 'state' | 'isRetired' | 'wasRetired' | 'isMoved'> & { faults: readonly unknown[]; entry?: object };

const faultWords = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`);

/** Says how an entry compares to what is published, whether it's withdrawn, and what keeps it from being published. */
export const EntryBadges = ({ row }: { row: Shown }) => {
  const { state, isRetired, wasRetired, isMoved, faults, entry } = row;
  const isToChange = isRetired !== wasRetired;
  const retiring = retiringWords(row);
  const isWithdrawn = (entry as { isActive?: unknown } | undefined)?.isActive === false && !isRetired;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {state === 'new' && <Badge tone="info">New draft</Badge>}
      {state === 'changed' && !isToChange && <Badge tone="info">Draft</Badge>}
      {isMoved && <Badge tone="warning">Settle first</Badge>}
      {faults.length > 0 && <Badge tone="danger">{faultWords(faults.length)}</Badge>}
      {retiring && <Badge tone={isToChange ? 'info' : 'neutral'}>{retiring}</Badge>}
      {isWithdrawn && <Badge>Withdrawn</Badge>}
      {state === 'published' && !isRetired && !isWithdrawn && faults.length === 0 && <Badge tone="success">Published</Badge>}
    </span>
  );
};
