/** Makes changes that a chain records, one after the other, until this process is killed. Prints a line for each that was written. */
import { randomBytes, randomUUID } from 'node:crypto';
import { recordChange } from '#functions/table/chain.ts';
import { documentClient, openTable } from '#functions/table/table.ts';
import { draftOf } from '#test/world/arbitrary-chain.ts';

const [subject = '', tableName = ''] = process.argv.slice(2);
const table = openTable(documentClient(), tableName);

for (;;) {
  const id = randomUUID();
  const put = { pk: `TEST-CHAIN-${subject}`, sk: id, entityType: 'thing' };
  const { head } = await recordChange({ table, randomBytes: () => randomBytes(1) }, { kind: 'custody', subject }, async () => ({
    writes: [{ put, unless: 'exists' }],
    entries: [draftOf({ data: { id } })],
  }));
  process.stdout.write(`${head.sequence}\n`);
}
