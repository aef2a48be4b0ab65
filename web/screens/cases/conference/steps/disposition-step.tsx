import { type DispositionType, dispositionType } from '#shared/model/enumerations/disposition.ts';
import { dispositionsOffered, templatesFor } from '#shared/planner/offers.ts';
import { formatCents } from '#shared/values/money.ts';
import { RadioGroup } from '#web/ui/choices.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { withDisposition } from '../selected-pieces.ts';
import { useConference } from '../use-conference.ts';
import { useTellGone } from '../use-tell-gone.ts';

/** Chooses the disposition, of those for which the home has a package. What is chosen already stays in the list, also if the home offers it no more. */
export const DispositionStep = () => {
  const { selection, offer, mayChange, change } = useConference();
  const tellGone = useTellGone();
  const { home } = offer;
  const chosen = selection.choices.dispositionType;
  const offered = dispositionsOffered(home);
  const types = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
  const priceWords = (type: DispositionType) => {
    const [first, ...others] = templatesFor(home, type).map(({ priceCents }) => priceCents);
    if (first === undefined) return 'No package for it here';
    return others.length === 0 ? formatCents(first) : `From ${formatCents(Math.min(first, ...others))}`;
  };
  const choose = (type: DispositionType) => {
    tellGone(withDisposition(home, selection, type));
    change((before) => withDisposition(home, before, type).selection);
  };
  return (
    <Panel title="What the home offers">
      {types.length === 0 ? (
        <p>The home has no packages yet, so it offers no disposition here.</p>
      ) : (
        <RadioGroup
          label="Disposition"
          name="disposition"
          options={types.map((type) => ({
            value: type,
            label: dispositionType.label(type),
            hint: priceWords(type),
            isDisabled: !mayChange,
          }))}
          value={chosen ?? ''}
          onChange={(value) => {
            const type = types.find((each) => each === value);
            if (type) choose(type);
          }}
        />
      )}
    </Panel>
  );
};
