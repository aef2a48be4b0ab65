import type * as z from 'zod';
import { log } from '#functions/runtime/log.ts';
import { readStored } from '#shared/values/stored-text.ts';

const logged = new Set<string>();

/** Writes a fault of stored data into the log once a Lambda, for whoever keeps that data: `message` names ids and fields, never what stands in them. */
export function tellFault(name: string, message: string): void {
  if (logged.has(message)) return;
  logged.add(message);
  log('warn', 'planning data at fault', { error: { name, message } });
}

/**
 * Those of some stored entries that are as the model has them, what they lack filled in by its defaults. An entry at fault is left out and told of, so
 * that it takes a family nothing but itself.
 */
export function soundEntries<Schema extends z.ZodType>(
  kind: string,
  schema: Schema,
  entries: readonly object[],
): z.output<Schema>[] {
  return entries.flatMap((entry) => {
    const result = readStored(() => schema.safeParse(entry));
    if (result.success) return [result.data];
    const fields = result.error.issues.map(({ path }) => path.join('.')).join(', ');
    tellFault('unsound-entry', `${'id' in entry ? `${kind} ${entry.id}` : kind}: ${fields}`);
    return [];
  });
}
