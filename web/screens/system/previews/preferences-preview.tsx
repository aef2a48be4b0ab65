import { useState } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { PreferenceGroup } from '#shared/model/preference-group.ts';
import { WishCards } from '#web/screens/planner/steps/wishes/wish-cards.tsx';

/** Draws a group of preferences as the planner asks it, with its pictures. It can be tried, and nothing is saved. */
const PreferencesPreview = ({ entry }: { entry: AnyEntry }) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const group = entry as unknown as PreferenceGroup;
  const preferences = (group.preferences ?? []).map((each) => ({ ...each, name: each.name || 'No name yet' }));
  return (
    <section aria-label="In the planner" className="grid gap-3">
      <h2 className="text-base font-semibold">In the planner</h2>
      <WishCards
        group={{ ...group, name: group.name || 'No name yet', isMultiple: group.isMultiple ?? true }}
        {...{ preferences, chosen }}
        onChange={setChosen}
      />
    </section>
  );
};
export default PreferencesPreview;
