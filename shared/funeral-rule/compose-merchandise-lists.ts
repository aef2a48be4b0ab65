import { type PriceListPaper, priceListPaper } from '../model/enumerations/price-list.ts';
import type { GeneralPriceList } from '../model/general-price-list.ts';
import type { PriceListBlock } from '../model/price-list-block.ts';
import { composePriceList, headBlocks, itemBlock } from './compose-price-list.ts';
import { disclosures } from './disclosures.ts';
import { gplLines } from './gpl-lines.ts';

/** Composes the casket price list (16 CFR 453.2(b)(2)): each casket and alternative container with its price and description. Empty if there are none. */
function composeCasketPriceList(content: GeneralPriceList): PriceListBlock[] {
  const lines = (['caskets', 'alternative-container'] as const).flatMap((line): PriceListBlock[] => {
    const items = content.items.filter((item) => item.line === line).map(itemBlock);
    return items.length === 0
      ? []
      : [{ kind: 'heading', text: `${gplLines[line].label}${line === 'caskets' ? '' : 's'}` }, ...items];
  });
  if (!content.separateLists.caskets || !content.items.some(({ line }) => line === 'caskets')) return [];
  return [...headBlocks(content, priceListPaper.label('casket-price-list')), ...lines];
}

/** Composes the outer burial container price list (16 CFR 453.2(b)(3)), with D7 beside its prices (453.3(c)(2)). Empty if there are none. */
function composeOuterContainerPriceList(content: GeneralPriceList): PriceListBlock[] {
  const line = 'outer-burial-containers' as const;
  const items = content.items.filter((item) => item.line === line).map(itemBlock);
  if (!content.separateLists.outerBurialContainers || items.length === 0) return [];
  const { text, clause } = disclosures.D7;
  return [
    ...headBlocks(content, priceListPaper.label('outer-burial-container-price-list')),
    { kind: 'disclosure', key: 'D7', text, clause, line },
    { kind: 'heading', text: gplLines[line].label },
    ...items,
  ];
}

/** Composes the documents that a home publishes together, leaving out empty ones. */
export const composePapers = (content: GeneralPriceList): { paper: PriceListPaper; blocks: PriceListBlock[] }[] =>
  [
    { paper: 'gpl' as const, blocks: composePriceList(content) },
    { paper: 'casket-price-list' as const, blocks: composeCasketPriceList(content) },
    { paper: 'outer-burial-container-price-list' as const, blocks: composeOuterContainerPriceList(content) },
  ].filter(({ blocks }) => blocks.length > 0);
