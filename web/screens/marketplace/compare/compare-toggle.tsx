import { useState } from 'react';
import { comparedHomes } from '#shared/pricing/compare-homes.ts';
import { Checkbox } from '#web/ui/choices.tsx';
import { type ChosenHome, toggleHome, useChosenHomes } from './chosen-homes.ts';

/** What to say when someone chooses a fifth home. */
export const FULL = `You can compare ${comparedHomes.max} homes at a time. Remove one to add this one.`;

/** Adds a result to the comparison, or removes it. A fifth is refused in words beside the checkbox. */
export const CompareToggle = ({ home }: { home: ChosenHome }) => {
  const chosen = useChosenHomes();
  const [wasRefused, setWasRefused] = useState(false);
  const isFull = chosen.length >= comparedHomes.max;
  return (
    <div className="relative z-1 -my-2 w-fit">
      <Checkbox
        label={
          <span className="text-sm font-semibold">
            Compare<span className="sr-only"> {home.name}</span>
          </span>
        }
        checked={chosen.some(({ id }) => id === home.id)}
        onChange={() => setWasRefused(toggleHome(home) === 'full')}
      />
      <p role="status" className="max-w-xs text-sm text-warning not-empty:pb-2">
        {wasRefused && isFull ? FULL : ''}
      </p>
    </div>
  );
};
