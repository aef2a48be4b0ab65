import fc from 'fast-check';
import { appendEntry } from '#shared/chain/append-entry.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { type ChainHead, type ChainId, type ChainLink, firstHead } from '#shared/chain/chain-head.ts';

/** Returns an entry as its writer says it. The names are in an order that isn't canonical. */
export const draftOf = (fields: Partial<ChainEntryDraft> = {}): ChainEntryDraft => ({
  type: 'document.viewed',
  recordedOn: '2026-11-26T22:21:01.456Z',
  occurredOn: '2026-11-26T22:21:01.123Z',
  actor: { kind: 'signer', id: 'next-of-kin', name: 'Nguyễn Łukasz Ολγα 王' },
  data: { page: 1 },
  ...fields,
});

/** Returns drafts of a chain with anything that JSON can say in them. */
export const arbitraryDrafts = fc.array(
  fc
    .record({
      type: fc.constantFrom('document.sent', 'custody.recorded', 'payment.taken'),
      data: fc.dictionary(
        fc.string({ unit: 'binary' }).filter((name) => name.isWellFormed()),
        fc.jsonValue({ maxDepth: 2 }),
      ),
    })
    .map((fields) => draftOf(fields as Partial<ChainEntryDraft>)),
  { minLength: 1, maxLength: 8 },
);

/** Appends drafts, one after the other, after a head (none: to an empty chain). */
export async function linksOf(chain: ChainId, drafts: readonly ChainEntryDraft[], after?: ChainHead): Promise<ChainLink[]> {
  const links: ChainLink[] = [];
  let head = after ?? (await firstHead(chain));
  for (const draft of drafts) {
    const link = await appendEntry(chain, head, draft);
    links.push(link);
    head = link;
  }
  return links;
}
