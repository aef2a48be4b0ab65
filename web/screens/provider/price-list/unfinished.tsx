import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { whenWords } from '#web/parts/when-words.ts';
import { Banner } from '#web/ui/banner.tsx';

/** Tells of a publishing that stopped in its middle: families may see some of its prices already, and how that is brought to its end. */
export const Unfinished = ({ unfinished }: Pick<PriceListDraft, 'unfinished'>) =>
  unfinished && (
    <Banner tone="warning" role="alert" title="A publishing stopped before its end">
      {unfinished.by || 'Somebody'} began it {whenWords(unfinished.since)}. Some of its prices hold already, its list does not.
      Publish again, and all of them hold alike; nothing is published twice.
    </Banner>
  );
