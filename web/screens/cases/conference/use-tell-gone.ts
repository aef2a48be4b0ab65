import type { Selection } from '#shared/model/selection.ts';
import type { GoneChoice } from '#shared/planner/choices.ts';
import { toast } from '#web/ui/toast.ts';
import { withDifference } from './selected-pieces.ts';
import { useConference } from './use-conference.ts';

const listed = new Intl.ListFormat('en-US');

/** Says what a choice took out of what was agreed on, with a way back. */
export function useTellGone() {
  const { selection, change } = useConference();
  const { choices } = selection;
  return ({ gone, selection: after }: { gone: readonly GoneChoice[]; selection: Selection }): void => {
    if (gone.length === 0) return;
    toast(`No longer chosen: ${listed.format(gone.map(({ name }) => name))}.`, {
      undo: () => change((before) => withDifference(before, after.choices, choices)),
    });
  };
}
