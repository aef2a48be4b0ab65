import type { GeneralPriceList } from '../model/general-price-list.ts';
import type { PriceListBlock } from '../model/price-list-block.ts';
import { composePapers } from './compose-merchandise-lists.ts';

/** A difference between two lists; null means that the list doesn't have it. */
export type PriceListChange = { key: string; label: string; before: string | null; after: string | null };

/** Returns everything on a home's lists that can change, by a stable key: its name, and what it says. */
function listContent(content: GeneralPriceList): Map<string, { label: string; says: string }> {
  const rows = new Map<string, { label: string; says: string }>();
  const wordsOf = (block: PriceListBlock): { key: string; label: string; says: string } | undefined => {
    if ('price' in block) {
      const more = block.kind === 'package' ? [...block.includes, ...block.excludes.map((each) => `without ${each}`)] : [];
      return { key: block.key, label: block.label, says: [block.price, ...block.notes, ...more].join(' · ') };
    }
    if (block.kind === 'branch')
      return { key: `branch:${block.name}`, label: block.name, says: `${block.address} · ${block.telephone}` };
    if (block.kind === 'paragraph')
      return { key: `paragraph:${block.title}`, label: block.title || 'Paragraph', says: block.text };
    if (block.kind === 'disclosure')
      return { key: `${block.key}:${block.line ?? ''}`, label: `Sentence ${block.key}`, says: block.text };
    return block.kind === 'provider' ? { key: 'provider', label: 'Home name', says: block.text } : undefined;
  };
  for (const { paper, blocks } of composePapers(content))
    for (const block of blocks) {
      const words = wordsOf(block);
      if (words && !(paper !== 'gpl' && rows.has(words.key))) rows.set(words.key, words);
    }
  return rows;
}

/** Returns what would change if one list were published over another. A new date alone isn't a change. */
export function priceListChanges(before: GeneralPriceList | undefined, after: GeneralPriceList): PriceListChange[] {
  const [old, next] = [before ? listContent(before) : new Map(), listContent(after)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((key): PriceListChange[] => {
    const [was, is] = [old.get(key), next.get(key)];
    if (was?.says === is?.says && was?.label === is?.label) return [];
    return [{ key, label: is?.label ?? was?.label ?? '', before: was?.says ?? null, after: is?.says ?? null }];
  });
}
