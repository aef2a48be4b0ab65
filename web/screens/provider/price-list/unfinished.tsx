import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { When } from '#web/parts/when.tsx';
import { Banner } from '#web/ui/banner.tsx';

/** Says that publishing stopped partway, that families may already see some of its prices, and how to finish it. */
export const Unfinished = ({ unfinished }: Pick<PriceListDraft, 'unfinished'>) =>
  unfinished && (
    <Banner tone="warning" role="alert" title="Publishing stopped before it finished">
      {unfinished.by || 'Someone'} began it <When at={unfinished.since} />. Some of its prices are already in effect, but the list
      isn’t. Publish again to finish; nothing is published twice.
    </Banner>
  );
