import { canonicalJson, type Json } from './canonical-json.ts';
import { type ChainEntryDraft, checkedEntry } from './chain-entry.ts';
import { CHAIN_FORMAT, type ChainHead, type ChainId, type ChainLink, firstHead, sha256 } from './chain-head.ts';

/** The longest text of an entry, in bytes: a transaction of several, and the page that reads them, stay far from what DynamoDB takes. */
export const MAX_ENTRY_BYTES = 65_536;

const encoder = new TextEncoder();

/** Returns the head of a chain after its entries, of which the last suffices. */
export async function headOf(chain: ChainId, links: readonly ChainLink[]): Promise<ChainHead> {
  const last = links.at(-1);
  return last ? { sequence: last.sequence, hash: last.hash } : firstHead(chain);
}

/** Leaves out the optional fields that nothing was said in. */
const said = (fields: { readonly [name: string]: Json | undefined }) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [name: string]: Json };

/** Returns the next entry after a head, with its text and its hash. Throws if it isn't valid or is too long. */
export async function appendEntry(chain: ChainId, head: ChainHead, draft: ChainEntryDraft): Promise<ChainLink> {
  const sequence = head.sequence + 1;
  const entry = checkedEntry({ ...draft, format: CHAIN_FORMAT, chain, sequence, previous: head.hash });
  const text = canonicalJson(said({ ...entry, actor: said(entry.actor) }));
  const bytes = encoder.encode(text);
  if (bytes.length > MAX_ENTRY_BYTES)
    throw new RangeError(`Entry ${sequence} has ${bytes.length} bytes. An entry of a record has at most ${MAX_ENTRY_BYTES}.`);
  return { sequence, hash: await sha256(bytes), text };
}
