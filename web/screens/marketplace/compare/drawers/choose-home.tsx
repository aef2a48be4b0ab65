import { useSearchParams } from 'react-router-dom';
import { useDrawer, useDrawerTitle } from '#web/drawers/use-drawer.ts';
import { HomeFinder } from '#web/parts/home-finder.tsx';
import { paths } from '#web/paths.ts';
import { useProfile } from '../../use-profile.ts';
import { readComparison, toComparison } from '../comparison-address.ts';

export const title = 'Add a home';

/** Chooses one more home for a comparison, or another `instead` of one. */
export const Component = () => {
  const [search] = useSearchParams();
  const { params, leaveTo } = useDrawer();
  const address = readComparison(search);
  const replaced = address.ids.find((id) => id === params.instead?.toLowerCase());
  const { data } = useProfile(replaced ?? address.ids[0]);
  useDrawerTitle(replaced && data ? `Instead of ${data.name}` : undefined);
  const pick = (id: string) => {
    const ids = replaced ? address.ids.map((each) => (each === replaced ? id : each)) : [...address.ids, id];
    leaveTo(paths.compare(toComparison({ ...address, ids })));
  };
  return (
    <HomeFinder
      around={data ? { lat: data.address.lat, lon: data.address.lon } : null}
      basket={address.basket}
      except={address.ids}
      onPick={({ id }) => pick(id)}
    />
  );
};
