import { describe, expect, it } from 'vitest';
import { overBudget, readBytesBudget } from '../../scripts/budgets.ts';
import { measureFunctions } from '../../scripts/build-functions.ts';

describe('the bytes of the Lambdas', () => {
  it('are within 5 % of their budget', async () => {
    expect(overBudget(await measureFunctions(), await readBytesBudget())).toEqual([]);
  });

  it('are too many from 5 % above the budget on, and never without one', () => {
    expect(overBudget({ a: { bytes: 1050 } }, { a: 1000 })).toEqual([]);
    expect(overBudget({ a: { bytes: 1051 } }, { a: 1000 })).toEqual([
      expect.stringContaining('a has 1051 bytes where 1000 are its budget'),
    ]);
    expect(overBudget({ a: { bytes: 1 } }, {})).toEqual([expect.stringContaining('a has no budget')]);
    expect(overBudget({}, { a: 1 })).toEqual([expect.stringContaining('is no Lambda any more')]);
  });
});
