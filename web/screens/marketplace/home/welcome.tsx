import { useEffect, useState } from 'react';
import type { Point } from '#shared/values/geo.ts';
import { paths } from '#web/paths.ts';
import { plannedHomes } from '#web/planned-homes.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Need } from '../need.ts';
import { QuestionsAnswered } from '../questions-answered.tsx';
import { HeroLandscape } from './hero-landscape.tsx';
import { HowItHelps } from './how-it-helps.tsx';
import { NeedChoice } from './need-choice.tsx';
import { PlaceSearch } from './place-search.tsx';
import { PriceExplained } from './price-explained.tsx';
import { YarrowSpray } from './yarrow-spray.tsx';
import { YourRights } from './your-rights.tsx';

/** Leads back to the plan that this browser last worked on. It isn't in what is painted before any script runs, which is the same for everybody. */
const ContinuePlan = () => {
  const [latest, setLatest] = useState<string>();
  useEffect(() => setLatest(plannedHomes()[0]), []);
  if (latest === undefined) return null;
  return (
    <p className="mt-4">
      You started a plan in this browser. <TextLink to={paths.plannerStart({ locationId: latest })}>Continue your plan</TextLink>
    </p>
  );
};

type WelcomeProps = {
  need: Need | null;
  onNeed: (need: Need) => void;
  onSearch: (words: string, place: Point | null) => void;
  onApproach: () => void;
};

/** Shows what Yarrow is, the search box, and what a family may want to know before they search. Painted before any script runs. */
export const Welcome = ({ need, onNeed, onSearch, onApproach }: WelcomeProps) => (
  <>
    <section className="relative isolate overflow-hidden">
      <div className="mx-auto max-w-page px-(--page-gutter) pt-10 pb-36 md:pt-20 md:pb-44 wide:pb-48">
        <div className="max-w-[42rem]">
          <h1 tabIndex={-1} className="text-3xl max-[22.5rem]:text-2xl md:text-4xl">
            Find a funeral home near you, at a price you can see
          </h1>
          <p className="mt-4 max-w-[36rem] text-base text-muted md:text-lg">
            Yarrow shows verified funeral homes with the whole price, photos and reviews, so that you can choose in your own time
            and know what you will pay.
          </p>
          <div className="mt-8 rounded-card border border-border bg-surface p-5 shadow-3 md:p-6">
            <PlaceSearch words="" onSearch={onSearch} onApproach={onApproach} isLarge />
            <div className="mt-5">
              <NeedChoice value={need} onChange={onNeed} />
            </div>
          </div>
          <ContinuePlan />
        </div>
      </div>
      {/* Last in the page's text, although it is behind everything: at the bottom of the page, it would jump while the page is still loading. */}
      <HeroLandscape className="absolute inset-0 -z-10 size-full" />
      <YarrowSpray className="absolute right-2 bottom-[-0.75rem] -z-10 w-36 md:right-[3%] md:w-64 wide:right-[max(4%,calc(50%-35rem))] wide:w-100" />
    </section>
    <div className="mx-auto max-w-page space-y-20 px-(--page-gutter) py-16 md:space-y-28 md:py-24">
      <HowItHelps />
      <PriceExplained />
      <YourRights />
      <QuestionsAnswered page="home" usualCount={9} className="mx-auto max-w-[48rem]" />
    </div>
  </>
);
