import { describe, expect, it } from 'vitest';
import { problemOfError } from '#functions/runtime/problems.ts';
import { ConditionFailed, openTable, TableBusy } from '#functions/table/table.ts';

type Client = Parameters<typeof openTable>[0];

/**
 * Returns a table whose transactions are canceled for these reasons, one after another, and then succeed. The embedded one runs them in turn and cancels
 * none.
 */
function cancelling(...times: string[][]) {
  const left = [...times];
  const send = async () => {
    const codes = left.shift();
    if (codes) throw Object.assign(new Error('cancelled'), { CancellationReasons: codes.map((Code) => ({ Code })) });
    return {};
  };
  return openTable({ send } as unknown as Client, 'table');
}

const write = { delete: { pk: 'A', sk: 'B' } };
const conflict = ['None', 'TransactionConflict'];

describe('a transaction', () => {
  it('is tried again while another one has locked a row of it', async () => {
    const table = cancelling(conflict, conflict, conflict);
    await table.transact([write, write]);
    expect(table.requests).toBe(4);
  });

  it('is tried again while it is over a limit of the table', async () => {
    const table = cancelling(['ThrottlingError', 'None'], ['None', 'ProvisionedThroughputExceeded']);
    await table.transact([write, write]);
    expect(table.requests).toBe(3);
  });

  it("is given up after some tries, and immediately if waiting can't help", async () => {
    await expect(cancelling(...Array<string[]>(20).fill(conflict)).transact([write])).rejects.toThrow(TableBusy);
    const refused = cancelling(['ValidationError']);
    await expect(refused.transact([write])).rejects.toThrow('cancelled');
    expect(refused.requests).toBe(1);
  });

  it('whose condition failed is not tried again, whatever else was in its way', async () => {
    const table = cancelling(['TransactionConflict', 'ConditionalCheckFailed']);
    await expect(table.transact([write])).rejects.toMatchObject({ name: 'ConditionFailed', index: 1 });
    await expect(cancelling(['ConditionalCheckFailed']).transact([write])).rejects.toThrow(ConditionFailed);
    expect(table.requests).toBe(1);
  });
});

/** Returns a table in which each single write meets a transaction that has locked its row, this many times. */
function lockedTable(times: number) {
  let left = times;
  const send = async () => {
    left -= 1;
    if (left >= 0) throw Object.assign(new Error('held'), { name: 'TransactionConflictException' });
    return { Attributes: { pk: 'A', sk: 'B' } };
  };
  return openTable({ send } as unknown as Client, 'table');
}

describe('a single write of a row that a transaction has locked', () => {
  const key = { pk: 'A', sk: 'B' };
  const item = { ...key, entityType: 'thing' };

  it('is tried again, and given up after some tries', async () => {
    const table = lockedTable(2);
    await table.put(item);
    expect(table.requests).toBe(3);
    await lockedTable(1).update(key, { name: 'x' });
    await lockedTable(1).add(key, { count: 1 });
    await lockedTable(1).delete(key);
    await expect(lockedTable(20).put(item)).rejects.toThrow(TableBusy);
  });
});

describe('a table that is too busy', () => {
  it('is a 503 that says when to try again, itself or as the cause that a call failed for', () => {
    for (const error of [new TableBusy(), new Error('internal', { cause: new TableBusy() })]) {
      const { code, status, data } = problemOfError(error);
      expect({ code, status, data }).toEqual({
        code: 'unavailable',
        status: 503,
        data: { detail: 'Others are changing the same thing right now. Please try again.', retryAfterSeconds: 1 },
      });
    }
  });

  it('does not describe any other failure', () => {
    expect(problemOfError(new Error('boom')).code).toBe('internal');
  });
});
