import { preferenceGroupsFor } from '#shared/planner/offers.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { WishCards } from '../../../planner/steps/wishes/wish-cards.tsx';
import { withWishes } from '../selected-pieces.ts';
import { useConference } from '../use-conference.ts';

/** Asks for the family's wishes, as the planner does. They cost nothing. */
export const PreferencesStep = () => {
  const { selection, offer, mayChange, change } = useConference();
  const { choices } = selection;
  const chosen = choices.selectedServicePreferences;
  const groups = preferenceGroupsFor(offer.home, choices);
  return (
    <Panel title="What the home asks">
      {groups.length === 0 && <p>Nothing is asked for this disposition.</p>}
      <fieldset disabled={!mayChange} className="grid min-w-0 gap-8">
        <legend className="sr-only">Wishes</legend>
        {groups.map((group) => {
          const ids = group.preferences.map(({ id }) => id);
          return (
            <WishCards
              key={group.id}
              group={group}
              preferences={group.preferences}
              chosen={chosen.filter((id) => ids.includes(id))}
              onChange={(next) => change((before) => withWishes(before, ids, next))}
            />
          );
        })}
      </fieldset>
    </Panel>
  );
};
