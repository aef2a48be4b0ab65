import type { EntryRow } from '#shared/contract/system-catalog-views.ts';

type Reverted = { release: number; hadDraft: boolean; saved: Pick<EntryRow, 'state'> };

/** Says what reverting an entry to a release came to: a draft, or none where that is what is published. */
export function revertedWords({ release, hadDraft, saved: { state } }: Reverted): string {
  if (state !== 'published') return `A draft has it as it was in release ${release}.`;
  return hadDraft
    ? 'The draft is gone. This is what is published.'
    : `This is what is published: nothing is different from release ${release}.`;
}

/** Says what happens to a draft that a revert replaces. */
export const replacedWords = (release: number, isPublished: boolean): string =>
  isPublished
    ? 'is lost. What is published doesn’t change.'
    : `is lost, and a draft of how it was in release ${release} takes its place. What is published doesn’t change.`;
