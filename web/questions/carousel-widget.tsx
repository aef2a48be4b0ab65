import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OptionSize } from '#shared/model/enumerations/question.ts';
import { optionsOf } from '#shared/questions/options.ts';
import type { OptionView } from '#shared/questions/question-lists.ts';
import { toggledValues } from '../ui/choices.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { asIds, asWords } from './answer-as.ts';
import { NoOptions, TakeBack } from './choice-widgets.tsx';
import { OptionCard } from './option-card.tsx';
import type { WidgetProps } from './renderer.ts';

type Directions = { back: boolean; on: boolean };

/** Scrolls by less than the visible width, so that people don't lose their place. */
const SHARE = 0.8;

/** Tracks whether a row that scrolls sideways has more on either side, and scrolls it. */
const useScrollEnds = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [canGo, setCanGo] = useState<Directions>({ back: false, on: false });
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      const next = { back: row.scrollLeft > 8, on: row.scrollLeft + row.clientWidth < row.scrollWidth - 8 };
      setCanGo((was) => (was.back === next.back && was.on === next.on ? was : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);
  const go = (way: keyof Directions) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const row = ref.current;
    row?.scrollBy({ left: (way === 'on' ? 1 : -1) * row.clientWidth * SHARE, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return { ref, canGo, go };
};

/** Lays out cards in a row that scrolls and snaps. The arrows beside it are for a mouse; keys and fingers scroll the row directly. */
const Row = ({ children }: { children: ReactNode }) => {
  const { ref, canGo, go } = useScrollEnds();
  return (
    <div className="relative">
      <div ref={ref} className="-m-1.5 flex snap-x scroll-px-1.5 gap-3 overflow-x-auto overscroll-x-contain p-1.5 pb-3">
        {children}
      </div>
      {(['back', 'on'] as const).map((way) =>
        canGo[way] ? (
          <button
            key={way}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => go(way)}
            className={classNames(
              'absolute top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-full border border-border bg-raised text-text shadow-2 hover:border-text pointer-coarse:hidden',
              way === 'on' ? '-right-2' : '-left-2',
            )}
          >
            <Icon of={way === 'on' ? ChevronRight : ChevronLeft} />
          </button>
        ) : null,
      )}
    </div>
  );
};

/** Shows what can still be chosen. A locked question shows only what was chosen, in rows that don't scroll, since nothing in them takes the focus. */
const Cards = ({ isDisabled, options, isChosen, card }: CardsProps) => {
  const visibleOptions = isDisabled ? options.filter(({ id }) => isChosen(id)) : options;
  if (options.length === 0) return <NoOptions />;
  if (!isDisabled) return <Row>{visibleOptions.map(card)}</Row>;
  return visibleOptions.length > 0 ? (
    <div className="flex flex-wrap gap-3">{visibleOptions.map(card)}</div>
  ) : (
    <p className="text-muted">Not answered</p>
  );
};

type CardsProps = {
  isDisabled: boolean;
  options: readonly OptionView[];
  isChosen: (id: string) => boolean;
  card: (option: OptionView) => ReactNode;
};

const OneOf = ({ size, ...props }: WidgetProps & { size: OptionSize }) => {
  const { question, value, onChange, id, isInvalid, isRequired, isDisabled, sources } = props;
  const isChosen = (option: string) => asWords(value) === option;
  return (
    <>
      <Cards
        {...{ isDisabled, isChosen }}
        options={optionsOf(question, sources.lists) ?? []}
        card={(option) => (
          <OptionCard
            key={option.id}
            {...{ option, size, isInvalid, isRequired }}
            kind="radio"
            name={id}
            isChecked={isChosen(option.id)}
            onChange={() => onChange(option.id)}
          />
        )}
      />
      <TakeBack {...props} />
    </>
  );
};

/** `carousel-list-small`: one of several, with 100 px pictures. */
export const SmallCarouselWidget = (props: WidgetProps) => <OneOf {...props} size="small" />;

/** `carousel-list-large`: one of several, with 200 px pictures. */
export const LargeCarouselWidget = (props: WidgetProps) => <OneOf {...props} size="large" />;

/** `multi-select-carousel`: any of several, with pictures of the question's size. */
export const ManyCarouselWidget = ({
  question,
  value,
  onChange,
  id,
  isInvalid,
  isRequired,
  isDisabled,
  sources,
}: WidgetProps) => {
  const options = optionsOf(question, sources.lists) ?? [];
  const chosen = asIds(value);
  return (
    <Cards
      {...{ isDisabled, options }}
      isChosen={(option) => chosen.includes(option)}
      card={(option) => (
        <OptionCard
          key={option.id}
          {...{ option, isInvalid, isRequired }}
          size={question.optionSize}
          kind="checkbox"
          name={id}
          isChecked={chosen.includes(option.id)}
          onChange={(isOn) =>
            onChange(
              toggledValues(
                options.map(({ id: each }) => each),
                chosen,
                option.id,
                isOn,
              ),
            )
          }
        />
      )}
    />
  );
};
