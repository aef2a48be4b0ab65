import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import { emptyPlan, type PlanDraft } from '#shared/planner/plan-draft.ts';
import { isInEffect, undoSwap } from './undo-swap.ts';

const selection = (displayServiceId: string, quantity = 1): SelectedDisplayService => ({
  displayServiceId,
  isAddOn: false,
  answers: [],
  items: [{ locationItemId: displayServiceId, quantity }],
});

const planOf = (selectedDisplayServices: SelectedDisplayService[], selectedTemplate?: string): PlanDraft => ({
  ...emptyPlan,
  selectedDisplayServices,
  ...(selectedTemplate ? { selectedTemplate } : {}),
});

const selections = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 3 })), { selector: ([id]) => id })
  .map((entries) => entries.map(([id, quantity]) => selection(id, quantity)));

describe('an undone swap', () => {
  it('leaves the plan as it was, whatever was swapped', () => {
    fc.assert(
      fc.property(selections, selections, (was, became) => {
        const [before, after] = [planOf(was, 'one'), planOf(became, 'two')];
        const undone = undoSwap(after, { before, after });
        expect(undone.selectedTemplate).toBe('one');
        const byId = (list: readonly SelectedDisplayService[]) =>
          list.toSorted((one, other) => (one.displayServiceId < other.displayServiceId ? -1 : 1));
        expect(byId(undone.selectedDisplayServices)).toEqual(byId(was));
      }),
    );
  });

  it('puts what it removed back in its place', () => {
    const before = planOf([selection('a'), selection('b'), selection('c')]);
    const after = planOf([selection('a'), selection('c')]);
    expect(undoSwap(after, { before, after }).selectedDisplayServices).toEqual(before.selectedDisplayServices);
  });

  it('keeps what was chosen since', () => {
    const before = planOf([selection('a'), selection('b')]);
    const after = planOf([selection('a', 2)]);
    const now = { ...planOf([selection('a', 2), selection('later')]), name: 'Ours' };
    const undone = undoSwap(now, { before, after });
    expect(undone.name).toBe('Ours');
    expect(undone.selectedDisplayServices).toEqual([selection('a'), selection('b'), selection('later')]);
  });

  it('is in effect as long as nothing that it changed has changed again', () => {
    const before = planOf([selection('a'), selection('b')]);
    const after = planOf([selection('a')]);
    expect(isInEffect(after, { before, after })).toBe(true);
    expect(isInEffect(planOf([selection('a', 3), selection('c')]), { before, after })).toBe(true);
    expect(isInEffect(planOf([selection('a'), selection('b', 2)]), { before, after })).toBe(false);
    expect(isInEffect(planOf([selection('a')], 'another'), { before, after })).toBe(false);
  });
});
