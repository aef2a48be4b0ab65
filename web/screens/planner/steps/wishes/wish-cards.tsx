import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Preference, PreferenceGroup } from '#shared/model/preference-group.ts';
import { chosenWishes } from '#shared/planner/chosen-wishes.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextButton } from '#web/ui/text-link.tsx';

type WishCardsProps = {
  group: PreferenceGroup;
  preferences: readonly Preference[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

const cardClass =
  'flex min-h-full cursor-pointer flex-wrap items-start gap-3 rounded-card border p-4 border-border-strong bg-surface transition-colors duration-(--hover) hover:border-text has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2';

type CardProps = {
  preference: Preference;
  kind: 'checkbox' | 'radio';
  name: string;
  isChosen: boolean;
  onChange: (isOn: boolean) => void;
};

/** Shows one wish, with its picture if it has one. The whole card is the target. */
const WishCard = ({ preference, kind, name, isChosen, onChange }: CardProps) => (
  <label className={cardClass}>
    <span className="relative inline-flex">
      <input
        type={kind}
        name={name}
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        className={classNames(
          'size-6 shrink-0 appearance-none border border-border-strong bg-surface checked:border-primary checked:bg-primary focus-visible:outline-none forced-colors:appearance-auto',
          kind === 'checkbox' ? 'rounded-chip' : 'rounded-full',
        )}
      />
      {isChosen && (
        <Icon of={Check} size={18} className="pointer-events-none absolute inset-0 m-auto text-on-primary forced-colors:hidden" />
      )}
    </span>
    <span className="min-w-0 flex-1 basis-24 wrap-break-word">
      <span className="block font-semibold leading-6">{preference.name}</span>
      {preference.description && <span className="mt-0.5 block text-sm text-muted">{preference.description}</span>}
    </span>
    {preference.image && (
      <img
        src={preference.image}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
        className="size-20 shrink-0 rounded-control bg-sunken object-contain"
      />
    )}
  </label>
);

/** Shows the wishes of one question. People may choose one or several, or none at all. */
export const WishCards = ({ group, preferences, chosen, onChange }: WishCardsProps) => {
  const hintId = useId();
  const kind = group.isMultiple ? 'checkbox' : 'radio';
  return (
    <fieldset aria-describedby={group.description ? hintId : undefined} className="min-w-0">
      <legend className="font-serif text-xl font-semibold">{group.name}</legend>
      {group.description && (
        <p id={hintId} className="mt-1 text-muted">
          {group.description}
        </p>
      )}
      <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
        {preferences.map((preference) => (
          <WishCard
            key={preference.id}
            preference={preference}
            kind={kind}
            name={group.id}
            isChosen={chosen.includes(preference.id)}
            onChange={(isOn) => onChange(chosenWishes({ ...group, preferences }, chosen, { id: preference.id, isOn }))}
          />
        ))}
      </div>
      {!group.isMultiple && chosen.length > 0 && (
        <TextButton className="mt-2" onClick={() => onChange([])}>
          Clear this choice
        </TextButton>
      )}
    </fieldset>
  );
};
