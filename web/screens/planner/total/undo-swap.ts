import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';

/** The choices before and after a swap. */
export type AppliedSwap = { before: PlanDraft; after: PlanDraft };

type Selections = ReadonlyMap<string, SelectedDisplayService>;

const isSame = (one: SelectedDisplayService | undefined, other: SelectedDisplayService | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const byId = (plan: PlanDraft): Selections => new Map(plan.selectedDisplayServices.map((each) => [each.displayServiceId, each]));

/** Returns the ids of what a swap chose, removed, or changed. */
const touchedBy = (was: Selections, became: Selections): ReadonlySet<string> =>
  new Set([...was.keys(), ...became.keys()].filter((id) => !isSame(was.get(id), became.get(id))));

/** Checks whether everything that a swap changed is still as it left it. */
export const isInEffect = (now: PlanDraft, { before, after }: AppliedSwap): boolean => {
  const [was, became, is] = [byId(before), byId(after), byId(now)];
  return (
    now.selectedTemplate === after.selectedTemplate &&
    [...touchedBy(was, became)].every((id) => isSame(is.get(id), became.get(id)))
  );
};

/** Returns the current choices, with those that the swap changed as they were before it. Later choices stay. */
const selectionsUndone = (now: PlanDraft, { before, after }: AppliedSwap): SelectedDisplayService[] => {
  const was = byId(before);
  const touched = touchedBy(was, byId(after));
  const restored = now.selectedDisplayServices.flatMap((each) => {
    if (!touched.has(each.displayServiceId)) return [each];
    const former = was.get(each.displayServiceId);
    return former ? [former] : [];
  });
  const present = new Set(restored.map(({ displayServiceId }) => displayServiceId));
  for (const [place, each] of before.selectedDisplayServices.entries()) {
    if (touched.has(each.displayServiceId) && !present.has(each.displayServiceId)) restored.splice(place, 0, each);
  }
  return restored;
};

/** Undoes a swap: exactly what it changed is as it was before, and whatever else the family has chosen since stays. */
export const undoSwap = (now: PlanDraft, swap: AppliedSwap): PlanDraft => {
  const { before, after } = swap;
  return {
    ...now,
    selectedDisplayServices: selectionsUndone(now, swap),
    ...(before.selectedTemplate === after.selectedTemplate ? {} : { selectedTemplate: before.selectedTemplate }),
    ...(before.dispositionType === after.dispositionType ? {} : { dispositionType: before.dispositionType }),
  };
};
