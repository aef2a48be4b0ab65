import { describe, expect, it } from 'vitest';
import { ConditionFailed, openTable } from '#functions/table/table.ts';

type Client = Parameters<typeof openTable>[0];

/** A table whose transactions are cancelled for these reasons, one after another, and then held. The embedded one serves them in turn and cancels none. */
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
  it('is tried again while another one holds a row of it', async () => {
    const table = cancelling(conflict, conflict, conflict);
    await table.transact([write, write]);
    expect(table.requests).toBe(4);
  });

  it('is given up after some tries, and at once where nothing gets better by waiting', async () => {
    await expect(cancelling(...Array<string[]>(20).fill(conflict)).transact([write])).rejects.toThrow('cancelled');
    const refused = cancelling(['ValidationError']);
    await expect(refused.transact([write])).rejects.toThrow('cancelled');
    expect(refused.requests).toBe(1);
  });

  it('whose condition failed is not tried again, whatever else stood in its way', async () => {
    const table = cancelling(['TransactionConflict', 'ConditionalCheckFailed']);
    await expect(table.transact([write])).rejects.toMatchObject({ name: 'ConditionFailed', index: 1 });
    await expect(cancelling(['ConditionalCheckFailed']).transact([write])).rejects.toThrow(ConditionFailed);
    expect(table.requests).toBe(1);
  });
});
