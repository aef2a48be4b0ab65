import { disclosures, disclosureText } from '#shared/funeral-rule/disclosures.ts';
import type { MerchandiseCategory } from '#shared/model/merchandise.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { paths } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type Ruled = Pick<MerchandiseCategory, 'gplLine'>;

/** Checks whether a category's prices have their own rules: caskets and outer burial containers (16 CFR 453.2(b)(2), (3)). */
export const isRuled = ({ gplLine }: Ruled): boolean =>
  gplLine === 'caskets' || gplLine === 'outer-burial-containers' || gplLine === 'alternative-container';

const CategoryRules = ({ category: { gplLine }, home }: LawWordsProps) =>
  gplLine === 'outer-burial-containers' ? (
    <p>
      {disclosureText('D7')} <span className="text-xs text-subtle">{disclosures.D7.clause}</span>
    </p>
  ) : (
    <p>
      You don’t have to buy one here. You may bring a casket or container from somewhere else, and no home may charge you for
      handling it. To bring your own, choose nothing here and tell {home.name}.
    </p>
  );

/** The home whose prices are shown, with the date of its list. */
export type PricingHome = Pick<PlannerHome, 'locationId' | 'name'> & { priceList: { effectiveOn: string } | null };

export type LawWordsProps = { category: Ruled; home: PricingHome };

/** Says what a family has to know before they see a picture: the disclosures for these goods, and where the whole price list is. */
export const LawWords = ({ category, home }: LawWordsProps) => (
  <div className="grid max-w-measure gap-2 border-l-2 border-border pl-4 text-sm">
    {isRuled(category) && <CategoryRules {...{ category, home }} />}
    <p>
      The prices are those of {home.name}
      {home.priceList && (
        <>
          , effective <time dateTime={home.priceList.effectiveOn}>{formatCalendarDate(home.priceList.effectiveOn)}</time>
        </>
      )}
      . <TextLink to={`${paths.funeralHome({ locationId: home.locationId })}#price-list`}>See its General Price List</TextLink>
    </p>
  </div>
);
