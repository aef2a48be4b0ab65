import { CircleAlert, FilePenLine, FileText } from 'lucide-react';
import type { FoundEntry } from '#shared/contract/system-catalog-views.ts';
import type { PaletteItem } from '#web/workspace/palette/palette-item.ts';
import { entryPath, screenOf } from './noun-screens.ts';
import { retiringWords } from './retiring-words.ts';

type Placed = Pick<FoundEntry, 'noun' | 'id'> & Partial<Pick<FoundEntry, 'questionKind'>>;

/** Groups of questions of the planner and of a case have different screens. */
const screenFor = ({ noun, questionKind }: Placed) => screenOf(noun, questionKind ? { kind: questionKind } : {});

const count = (value: number) => value.toLocaleString('en-US');

/** Says how many entries a search found, and how many of them show. */
export function resultWords(shown: number, total: number): string {
  if (total === 0) return 'No results';
  if (shown < total) return `First ${count(shown)} of ${count(total)} results`;
  return total === 1 ? '1 result' : `${count(total)} results`;
}

/** Says what an entry is, and what is different about it: drafted and by whom, faulty, or retired. */
export function foundWords(found: FoundEntry): string {
  const { noun, state, isFaulty, savedBy } = found;
  const draft = state === 'new' ? 'new draft' : state === 'changed' ? 'draft' : '';
  return [
    screenFor(found)?.title ?? noun,
    draft && (savedBy ? `${draft} by ${savedBy}` : draft),
    isFaulty && 'needs fixes',
    retiringWords(found).toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the address of an entry that a search found. */
export const foundPath = (found: Placed): string | undefined => {
  const screen = screenFor(found);
  return screen && entryPath(screen, found.id);
};

/** Turns an entry that a search found into a result of the search over any screen. */
export function foundEntryItem(found: FoundEntry): PaletteItem {
  const { noun, id, name, state, isFaulty } = found;
  const to = foundPath(found);
  return {
    key: `${noun}-${id}`,
    group: 'Entries',
    icon: isFaulty ? CircleAlert : state === 'published' ? FileText : FilePenLine,
    label: name,
    detail: foundWords(found),
    ...(to ? { to } : {}),
  };
}
