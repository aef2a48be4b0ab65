import { Check, Scale } from 'lucide-react';
import { useState } from 'react';
import type { BasketKey } from '#shared/pricing/basket.ts';
import { comparedHomes } from '#shared/pricing/compare-homes.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useNeed } from '../use-need.ts';
import { type Choosing, type ChosenHome, toggleHome, useChosenHomes } from './chosen-homes.ts';
import { FULL } from './compare-toggle.tsx';

/** Returns what is said beside the button: why nothing happened, or how many homes are chosen. */
const words = (count: number, isChosen: boolean, last: Choosing | null): string => {
  if (last === 'full' && count >= comparedHomes.max && !isChosen) return FULL;
  if (isChosen && count < comparedHomes.min) return 'Add one more home to compare.';
  return '';
};

/** Adds a home to the comparison from its page, or removes it, and links to the comparison once there are two. */
export const CompareChoice = ({ home, basket }: { home: ChosenHome; basket: BasketKey }) => {
  const chosen = useChosenHomes();
  const need = useNeed();
  const [last, setLast] = useState<Choosing | null>(null);
  const isChosen = chosen.some(({ id }) => id === home.id);
  return (
    <div data-chrome className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="compact" icon={isChosen ? Check : Scale} onClick={() => setLast(toggleHome(home))}>
        {isChosen ? 'Remove from comparison' : 'Add to comparison'}
      </Button>
      <p role="status" className="text-sm text-muted">
        {words(chosen.length, isChosen, last)}
      </p>
      {chosen.length >= comparedHomes.min && (
        <TextLink
          to={paths.compare({ homes: chosen.map(({ id }) => id), basket, need })}
          className="inline-flex min-h-11 items-center text-sm font-semibold pointer-fine:min-h-9"
        >
          Compare {chosen.length} homes
        </TextLink>
      )}
    </div>
  );
};
