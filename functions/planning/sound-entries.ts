import type * as z from 'zod';
import { log } from '#functions/runtime/log.ts';
import { onceOf } from '#shared/values/once-of.ts';
import { readStored } from '#shared/values/stored-text.ts';

const logged = new Set<string>();

/** Logs a fault of stored data once per Lambda, for the people who maintain that data: `message` names ids and fields, never their values. */
export function tellFault(name: string, message: string): void {
  if (logged.has(message)) return;
  logged.add(message);
  log('warn', 'planning data at fault', { error: { name, message } });
}

/**
 * Returns the stored entries that are valid, with defaults for what they lack. An invalid entry is left out and logged, so that a family loses nothing
 * else.
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

/** Does the same once for each entry, for what is kept in warm memory: an entry that is the same object isn't checked again. Nobody may change it. */
export function onceSoundEntries<Schema extends z.ZodType>(kind: string, schema: Schema) {
  const soundIn = onceOf((entry: object) => soundEntries(kind, schema, [entry]));
  return (entries: readonly object[]): z.output<Schema>[] => entries.flatMap(soundIn);
}
