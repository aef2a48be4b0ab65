import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Fix } from '../changes/missing-lines.tsx';
import { useCase } from '../use-case.ts';

/** Says at the top of the pages of custody why nothing final may happen to the person, and leads to where that is put right. `isThere`: the page itself is where. */
export const HoldBanner = ({ hold, isThere = false }: { hold: CarePageView['hold']; isThere?: boolean }) => {
  const { caseId, locationId, sight } = useCase();
  if (!hold) return null;
  return (
    <Banner
      tone="danger"
      role="status"
      className="mb-4"
      title={hold.isPlaced ? 'Everything final is on hold' : 'This may be the wrong person'}
    >
      <p>{hold.words}</p>
      {!isThere && <Fix link={hold.link} title="what stops it" at={{ caseId, locationId, sight }} />}
    </Banner>
  );
};
