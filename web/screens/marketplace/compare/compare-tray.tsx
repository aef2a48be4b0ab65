import { ChevronDown, ChevronUp, Scale, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BasketKey } from '#shared/pricing/basket.ts';
import { comparedHomes } from '#shared/pricing/compare-homes.ts';
import { paths } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Need } from '../need.ts';
import { type ChosenHome, chooseHomes, toggleHome, useChosenHomes } from './chosen-homes.ts';
import { type Near, toComparison } from './comparison-address.ts';

const countWords = (count: number): string =>
  count < comparedHomes.min
    ? '1 home chosen. Choose one more to compare.'
    : `${count} of at most ${comparedHomes.max} homes chosen.`;

const Names = ({ chosen }: { chosen: readonly ChosenHome[] }) => (
  <ul aria-label="Homes to compare" className="flex flex-wrap gap-2">
    {chosen.map((home) => (
      <li key={home.id} className="inline-flex max-w-full items-center rounded-chip bg-sunken pl-3 text-sm">
        <span className="min-w-0 truncate">{home.name}</span>
        <button
          type="button"
          aria-label={`Take ${home.name} out of the comparison`}
          onClick={() => toggleHome(home)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-chip text-muted hover:text-text pointer-fine:size-9"
        >
          <Icon of={X} size={16} />
        </button>
      </li>
    ))}
  </ul>
);

/** Keeps what has the focus from scrolling under the tray. */
const useRoomBelow = (isShown: boolean) => {
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '7rem';
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [isShown]);
};

type CompareTrayProps = { basket: BasketKey; near: Near | null; need: Need | null };

/** Shows the homes chosen so far, at the bottom of the results, and links to their comparison. Hidden while none is chosen. */
export const CompareTray = ({ basket, near, need }: CompareTrayProps) => {
  const chosen = useChosenHomes();
  const [isOpen, setIsOpen] = useState(false);
  useRoomBelow(chosen.length > 0);
  const canCompare = chosen.length >= comparedHomes.min;
  return (
    <>
      <p role="status" className="sr-only">
        {chosen.length > 0 && countWords(chosen.length)}
      </p>
      {chosen.length > 0 && (
        <section
          aria-label="Comparison"
          className="sticky bottom-0 z-20 -mx-(--page-gutter) mt-8 border-t border-border bg-surface px-(--page-gutter) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-3 print:hidden"
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div
              className={classNames(
                'order-last w-full lg:order-none lg:block lg:w-auto lg:min-w-0 lg:flex-1',
                !isOpen && 'hidden',
              )}
            >
              <Names chosen={chosen} />
            </div>
            <p className="min-w-0 flex-1 text-sm lg:hidden">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-chip text-left font-semibold"
              >
                {canCompare ? `${chosen.length} chosen` : '1 home chosen'}
                <Icon of={isOpen ? ChevronDown : ChevronUp} size={18} className="text-muted" />
              </button>
            </p>
            {!canCompare && (
              <p aria-hidden="true" className="order-last w-full text-sm text-muted lg:order-none lg:w-auto">
                Choose one more to compare.
              </p>
            )}
            <Button look="quiet" size="compact" onClick={() => chooseHomes([])} className="max-lg:hidden">
              Clear
            </Button>
            {canCompare && (
              <LinkButton
                look="primary"
                icon={Scale}
                to={paths.compare(toComparison({ ids: chosen.map(({ id }) => id), basket, near, need }))}
                state={{ cameFromSearch: true }}
              >
                Compare {chosen.length} homes
              </LinkButton>
            )}
          </div>
        </section>
      )}
    </>
  );
};
