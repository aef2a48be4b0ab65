import type { Preference, PreferenceGroup } from '#shared/model/preference-group.ts';
import { preferenceGroupsFor } from '#shared/planner/offers.ts';
import { usePlanner } from '../store/use-planner.ts';
import { WishCards } from './wishes/wish-cards.tsx';

export const width = 'wide';

const inOrder = (group: PreferenceGroup): Preference[] =>
  group.preferences.toSorted((one, other) => one.sortOrder - other.sortOrder);

export const Component = () => {
  const { home, plan, change } = usePlanner();
  const groups = preferenceGroupsFor(home, plan).filter(({ preferences }) => preferences.length > 0);
  const choose = (group: PreferenceGroup, ids: readonly string[]) => {
    const of = new Set(group.preferences.map(({ id }) => id));
    change((before) => ({
      ...before,
      selectedServicePreferences: [...before.selectedServicePreferences.filter((id) => !of.has(id)), ...ids],
    }));
  };
  if (groups.length === 0) return <p className="text-muted">There is nothing to choose here. Please continue.</p>;
  return (
    <div className="grid gap-12">
      {groups.map((group) => (
        <WishCards
          key={group.id}
          group={group}
          preferences={inOrder(group)}
          chosen={plan.selectedServicePreferences.filter((id) => group.preferences.some((each) => each.id === id))}
          onChange={(ids) => choose(group, ids)}
        />
      ))}
    </div>
  );
};
