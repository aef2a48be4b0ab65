import { Scale } from 'lucide-react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { comparedHomes } from '#shared/pricing/compare-homes.ts';
import { HomeFinder } from '#web/parts/home-finder.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNeed } from '../use-need.ts';
import { useChosenHomes } from './chosen-homes.ts';
import type { ComparisonAddress } from './comparison-address.ts';
import { useComparisonChanges } from './use-comparison-changes.ts';

type TooFewProps = { address: ComparisonAddress; home: LocationProfile | undefined };

/** Says that there is one home, or none, and how to go on. */
export const TooFew = ({ address, home }: TooFewProps) => {
  const chosen = useChosenHomes();
  const { add } = useComparisonChanges(address);
  const need = useNeed();
  if (home) {
    return (
      <div className="mt-6 max-w-measure">
        <p>
          One home so far: <TextLink to={paths.funeralHome({ locationId: home.id, need })}>{home.name}</TextLink>. Add a second
          one to set their prices side by side.
        </p>
        <Card className="mt-6 p-5 md:p-6">
          <h2 className="mb-4 text-lg">Add a home</h2>
          <HomeFinder
            around={{ lat: home.address.lat, lon: home.address.lon }}
            basket={address.basket}
            except={address.ids}
            onPick={({ id }) => add(id)}
          />
        </Card>
      </div>
    );
  }
  const canGoOn = chosen.length >= comparedHomes.min;
  return (
    <EmptyState
      className="mt-8"
      icon={Scale}
      title="Choose two to four homes to compare"
      action={
        <>
          {canGoOn && (
            <LinkButton look="primary" to={paths.compare({ homes: chosen.map(({ id }) => id), basket: address.basket, need })}>
              Compare the {chosen.length} homes you have chosen
            </LinkButton>
          )}
          <LinkButton look={canGoOn ? 'secondary' : 'primary'} to={paths.home({ need })}>
            Find funeral homes
          </LinkButton>
        </>
      }
    >
      Search for a city or ZIP code, and check “Compare” on the homes you’re considering.
    </EmptyState>
  );
};
