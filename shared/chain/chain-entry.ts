import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, line } from '../values/schemas.ts';
import { faultOfJson, type Json } from './canonical-json.ts';
import { CHAIN_FORMAT, chainKinds } from './chain-head.ts';

const record = /* @__PURE__ */ z.custom<{ readonly [name: string]: Json }>(
  (value) => value !== null && typeof value === 'object' && !Array.isArray(value) && faultOfJson(value, 'data') === undefined,
  'Only what JSON can say exactly',
);

/** Describes which record a chain is: its kind, and the id of what the record is about. */
const chainIdSchema = lazyObject(() => ({ kind: z.enum(chainKinds), subject: guid }));

/**
 * Describes an entry of a chain (docs/chain.md). All of it is hashed: an entry's hash is the SHA-256 of its canonical JSON, and so it isn't a field of it.
 * `occurredOn` is when it happened, `recordedOn` when the server wrote it down.
 */
const chainEntrySchema = lazyObject(() => ({
  format: z.literal(CHAIN_FORMAT),
  chain: chainIdSchema,
  sequence: z.int().min(1),
  previous: z.string().regex(/^[0-9a-f]{64}$/),
  occurredOn: instant,
  recordedOn: instant,
  /**
   * Who did it. A signer has no account: the id is the one by which the document knows them, and a job's is its name. A record that keeps names beside it
   * leaves the name out. `actsFor` is the account for which support acted.
   */
  actor: lazyObject(() => ({
    kind: z.enum(['family', 'provider', 'system', 'job', 'signer']),
    id: line(200),
    name: line(200).optional(),
    actsFor: guid.optional(),
  })),
  type: z
    .string()
    .regex(/^[a-z]+(?:[.-][a-z]+)*$/)
    .max(80),
  data: record,
  /** The sequence of the earlier entry that this one corrects. That entry stays the way it is. */
  corrects: z.int().min(1).optional(),
}));
export type ChainEntry = z.infer<typeof chainEntrySchema>;

/** What the writer of an entry says. Its place in the chain is added when it's appended. */
export type ChainEntryDraft = Omit<ChainEntry, 'format' | 'chain' | 'sequence' | 'previous'>;

/** Returns an entry that is valid, or throws what is wrong with it. */
export function checkedEntry(entry: ChainEntry): ChainEntry {
  const { data, error } = chainEntrySchema.safeParse(entry);
  if (error) throw new TypeError(`This can’t be an entry of a record. ${z.prettifyError(error)}`);
  if (data.corrects !== undefined && data.corrects >= data.sequence)
    throw new TypeError(`Entry ${data.sequence} can correct only an earlier entry, not entry ${data.corrects}.`);
  return data;
}
