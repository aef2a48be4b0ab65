import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { SurroundingsMap } from '#web/parts/surroundings-map.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { Section } from './section.tsx';

/** How far a home's map reaches, in miles. */
const AROUND = 25;

/** Shows where the home is. */
export const Surroundings = ({ home }: { home: LocationProfile }) => {
  const { address } = home;
  return (
    <Section id="where" title="Where it is" className="print:hidden">
      <address className="not-italic">
        {address.address1}
        {address.address2 && <>, {address.address2}</>}
        <br />
        {address.city}, {address.stateCode} {address.postalCode}
      </address>
      <p className="mt-1">
        <OutsideLink
          href={`https://www.openstreetmap.org/?mlat=${address.lat}&mlon=${address.lon}#map=15/${address.lat}/${address.lon}`}
        >
          Open in a street map
        </OutsideLink>
      </p>
      <SurroundingsMap
        center={address}
        radius={AROUND}
        pins={[{ id: home.id, lat: address.lat, lon: address.lon, label: null }]}
        label={`Map of the ${AROUND} miles around ${home.name} in ${address.city}, ${address.stateCode}.`}
        className="mt-5 aspect-[4/3] w-full md:aspect-[2/1]"
      />
    </Section>
  );
};
