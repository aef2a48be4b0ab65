import type { Template } from '#shared/model/template.ts';
import { chosenTemplate, templatesFor } from '#shared/planner/offers.ts';
import { Banner } from '#web/ui/banner.tsx';
import { PackageCard } from '../../../planner/steps/select-template/package-card.tsx';
import { withPackage } from '../selected-pieces.ts';
import { useConference } from '../use-conference.ts';
import { useTellGone } from '../use-tell-gone.ts';

/** Chooses a package, with its price beside it. One that the home has archived stays if it was chosen. */
export const PackageStep = () => {
  const { selection, offer, mayChange, change } = useConference();
  const tellGone = useTellGone();
  const { home } = offer;
  const { choices } = selection;
  const chosen = chosenTemplate(home, choices);
  const offered = templatesFor(home, choices.dispositionType);
  const all = chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen, ...offered] : offered;
  const choose = (template: Template) => {
    tellGone(withPackage(home, selection, template));
    change((before) => withPackage(home, before, template).selection);
  };
  if (choices.dispositionType === undefined) return <Banner>Choose a disposition first. The packages follow from it.</Banner>;
  return (
    <fieldset disabled={!mayChange} className="grid min-w-0 gap-4">
      <legend className="sr-only">Package</legend>
      {all.length === 0 && <p>The home has no package for this disposition.</p>}
      {all.map((template) => (
        <PackageCard
          key={template.id}
          match={{ template, met: [], isOtherTradition: false }}
          isChosen={template.id === chosen?.id}
          onChoose={() => choose(template)}
        />
      ))}
    </fieldset>
  );
};
