import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { isPublicWebAddress } from '#shared/values/web-address.ts';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { Section } from './section.tsx';

/** Says how pre-need money is kept safe, in one sentence; null if the home says nothing about it. */
const preNeedWords = (home: LocationProfile): string | null => {
  const ways = [home.isPreNeedInsuranceFunded && 'an insurance policy', home.isPreNeedTrustFunded && 'a trust account'].filter(
    Boolean,
  );
  if (ways.length === 0) return null;
  const company = home.preNeedProgramCompany ? `, through ${home.preNeedProgramCompany}` : '';
  return `You can pay ahead of time here. The money is kept in ${ways.join(' or ')}${company}. Ask whether the price is guaranteed, and what happens if you move or change your mind.`;
};

const hostOf = (website: string): string => new URL(website).host.replace(/^www\./, '');

/** Shows the home's own description, and how to plan ahead with it. */
export const About = ({ home }: { home: LocationProfile }) => {
  const preNeed = preNeedWords(home);
  return (
    <Section id="about" title="About this home" className="print:hidden">
      <p className="max-w-measure whitespace-pre-line">{home.background || 'This home hasn’t added a description yet.'}</p>
      {preNeed && (
        <>
          <h3 className="mt-6 text-base">Planning ahead</h3>
          <p className="mt-1.5 max-w-measure">{preNeed}</p>
        </>
      )}
      {isPublicWebAddress(home.website) && (
        <p className="mt-5">
          <OutsideLink href={home.website} rel="noopener noreferrer nofollow ugc">
            {hostOf(home.website)}
          </OutsideLink>
        </p>
      )}
    </Section>
  );
};
