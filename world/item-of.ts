import type { Item, Write } from '#functions/table/table.ts';

const isPut = (write: Write): write is { put: Item } => 'put' in write;

/** Returns what a write of a new row leaves in the table. */
export const itemOf = (write: Write): Item =>
  isPut(write) ? write.put : ({ ...(write as { update: object }).update, ...(write as { set: object }).set } as Item);
