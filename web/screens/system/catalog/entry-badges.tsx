import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { retiringWords } from './retiring-words.ts';

type Shown = Pick<EntryRow, 'state' | 'isRetired' | 'wasRetired' | 'isMoved'> & { faults: readonly unknown[]; entry?: object };

const faultWords = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`);

/** Returns how an entry compares to what is published, whether it's withdrawn, and what keeps it from being published. */
export function badgesOf(row: Shown): { words: string; tone: Tone }[] {
  const { state, isRetired, wasRetired, isMoved, faults, entry } = row;
  const isToChange = isRetired !== wasRetired;
  const retiring = retiringWords(row);
  const isWithdrawn = (entry as { isActive?: unknown } | undefined)?.isActive === false && !isRetired;
  const badges: { isShown: boolean; words: string; tone: Tone }[] = [
    { isShown: state === 'new', words: 'New draft', tone: 'info' },
    { isShown: state === 'changed' && !isToChange, words: 'Draft', tone: 'info' },
    { isShown: isMoved, words: 'Settle first', tone: 'warning' },
    { isShown: faults.length > 0, words: faultWords(faults.length), tone: 'danger' },
    { isShown: retiring !== '', words: retiring, tone: isToChange ? 'info' : 'neutral' },
    { isShown: isWithdrawn, words: 'Withdrawn', tone: 'neutral' },
  ];
  const shown = badges.filter(({ isShown }) => isShown);
  return shown.length > 0 ? shown : [{ words: 'Published', tone: 'success' }];
}

/** Shows the state of an entry as badges. */
export const EntryBadges = ({ row }: { row: Shown }) => (
  <span className="inline-flex flex-wrap gap-1.5">
    {badgesOf(row).map(({ words, tone }) => (
      <Badge key={words} tone={tone}>
        {words}
      </Badge>
    ))}
  </span>
);
