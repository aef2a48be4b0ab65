import { useParams, useSearchParams } from 'react-router-dom';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { type BasketKey, basketKeys, defaultBasket } from '#shared/pricing/basket.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { CompareChoice } from './compare/compare-choice.tsx';
import { About } from './funeral-home/about.tsx';
import { BackToResults } from './funeral-home/back-to-results.tsx';
import { BasketComparison } from './funeral-home/basket-comparison.tsx';
import { ContactBar, ContactCard } from './funeral-home/contact-card.tsx';
import { Features } from './funeral-home/features.tsx';
import { Gallery } from './funeral-home/gallery.tsx';
import { HomeHeader } from './funeral-home/home-header.tsx';
import { HomeMissing } from './funeral-home/home-missing.tsx';
import { HomeSkeleton } from './funeral-home/home-skeleton.tsx';
import { OnThisPage } from './funeral-home/on-this-page.tsx';
import { Packages } from './funeral-home/packages.tsx';
import { PriceList } from './funeral-home/price-list.tsx';
import { Reviews } from './funeral-home/reviews.tsx';
import { Surroundings } from './funeral-home/surroundings.tsx';
import { Team } from './funeral-home/team.tsx';
import { useCountView } from './funeral-home/use-count-view.ts';
import { useHomeMetadata } from './funeral-home/use-home-metadata.ts';
import { QuestionsAnswered } from './questions-answered.tsx';
import { useProfile } from './use-profile.ts';

const Loaded = ({ home }: { home: LocationProfile }) => {
  const [params, setParams] = useSearchParams();
  usePageTitle(`${home.name}, ${home.address.city}, ${home.address.stateCode}`);
  useHomeMetadata(home);
  useCountView(home.id);
  const basket = basketKeys.find((key) => key === params.get('basket')) ?? defaultBasket;
  const setBasket = (next: BasketKey) =>
    setParams(
      (before) => {
        before.set('basket', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <article className="mx-auto max-w-page px-(--page-gutter) pt-4 md:pt-6">
      <BackToResults city={home.address.city} stateCode={home.address.stateCode} />
      <HomeHeader home={home} />
      <CompareChoice home={home} basket={basket} />
      <Gallery home={home} />
      <OnThisPage home={home} />
      <div className="mt-8 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <aside aria-label="Price and contact" className="lg:col-start-2 lg:row-start-1 print:hidden">
          <ContactCard home={home} basket={basket} onBasket={setBasket} />
        </aside>
        <div className="min-w-0 divide-y divide-border lg:col-start-1 lg:row-start-1 [&>section]:py-10 lg:[&>section:first-child]:pt-0">
          <About home={home} />
          <Packages home={home} />
          <BasketComparison home={home} basket={basket} />
          <Reviews home={home} />
          <Team home={home} />
          <Features home={home} />
          <Surroundings home={home} />
          <PriceList home={home} />
          <QuestionsAnswered page="funeral-home" usualCount={7} className="print:hidden" />
        </div>
      </div>
      <ContactBar home={home} basket={basket} />
    </article>
  );
};

/** `/funeral-homes/:locationId`: everything that a family may know about a home before they write or call. */
export const Component = () => {
  const { locationId } = useParams();
  const profile = useProfile(locationId);
  if (profile.isMissing) return <HomeMissing />;
  if (profile.data) return <Loaded home={profile.data} />;
  if (profile.isPending) return <HomeSkeleton />;
  return (
    <div className="mx-auto max-w-lg px-(--page-gutter) py-16">
      <h1 className="sr-only">Funeral home</h1>
      <FailedQuery of={profile} title="This funeral home could not be loaded." />
    </div>
  );
};
