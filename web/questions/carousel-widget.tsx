import { Check, ChevronLeft, ChevronRight, ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OPTION_IMAGE_PIXELS, type OptionSize } from '#shared/model/enumerations/question.ts';
import { optionsOf, type ShownOption } from '#shared/questions/options.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { asIds, asWords } from './answer-as.ts';
import { NoOptions, TakeBack } from './choice-widgets.tsx';
import type { WidgetProps } from './renderer.ts';
import { toggledIds } from './toggled-ids.ts';
import { useScrollEnds } from './use-scroll-ends.ts';

/** A drawing at 100 or 200 px. Of a photograph the smallest stored width is enough, also on a fine screen. */
const OptionPicture = ({ path, size }: { path: string | undefined; size: OptionSize }) => {
  const pixels = OPTION_IMAGE_PIXELS[size];
  const [failedPath, setFailedPath] = useState<string>();
  return (
    <span
      className="relative flex items-center justify-center overflow-hidden rounded-chip bg-sunken text-subtle"
      style={{ width: pixels, height: pixels }}
    >
      {path && path !== failedPath ? (
        <img
          src={path.replace('{width}', '480')}
          alt=""
          width={pixels}
          height={pixels}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailedPath(path)}
        />
      ) : (
        <Icon of={ImageOff} size={size === 'large' ? 36 : 24} />
      )}
    </span>
  );
};

type CardProps = {
  option: ShownOption;
  size: OptionSize;
  kind: 'radio' | 'checkbox';
  name: string;
  isChecked: boolean;
  isRequired: boolean;
  isInvalid: boolean;
  onChange: (isOn: boolean) => void;
};

/** A picture with its words; all of it is the target, the ring stands around all of it. */
const OptionCard = ({ option, size, kind, name, isChecked, isRequired, isInvalid, onChange }: CardProps) => (
  <label
    className={classNames(
      'relative flex shrink-0 snap-start cursor-pointer flex-col gap-2 rounded-card border bg-surface p-3 transition-colors duration-(--hover)',
      'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-60',
      isChecked
        ? 'border-primary bg-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]'
        : isInvalid
          ? 'border-danger'
          : 'border-border-strong hover:border-text',
    )}
  >
    <input
      type={kind}
      name={name}
      value={option.id}
      checked={isChecked}
      required={kind === 'radio' && isRequired}
      aria-invalid={isInvalid || undefined}
      disabled={option.disabled}
      onChange={(event) => onChange(event.target.checked)}
      className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0 forced-colors:static forced-colors:size-5 forced-colors:appearance-auto forced-colors:opacity-100"
    />
    <OptionPicture path={option.image} size={size} />
    <span className="block leading-snug" style={{ width: OPTION_IMAGE_PIXELS[size] }}>
      <span className="block text-sm font-semibold">{option.text}</span>
      {option.description && <span className="mt-0.5 block text-xs text-muted">{option.description}</span>}
    </span>
    {isChecked && (
      <span className="absolute top-2 right-2 flex size-7 items-center justify-center rounded-full bg-primary text-on-primary shadow-2">
        <Icon of={Check} size={18} />
      </span>
    )}
  </label>
);

/** The cards in a row that scrolls and snaps. The arrows beside it are for a mouse; keys and fingers move the row by themselves. */
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

const OneOf = ({ size, ...props }: WidgetProps & { size: OptionSize }) => {
  const { question, value, onChange, id, isInvalid, isRequired, sources } = props;
  const options = optionsOf(question, sources.lists) ?? [];
  if (options.length === 0) return <NoOptions />;
  return (
    <>
      <Row>
        {options.map((option) => (
          <OptionCard
            key={option.id}
            {...{ option, size, isInvalid, isRequired }}
            kind="radio"
            name={id}
            isChecked={asWords(value) === option.id}
            onChange={() => onChange(option.id)}
          />
        ))}
      </Row>
      <TakeBack {...props} />
    </>
  );
};

/** `carousel-list-small`: one of several, with pictures of 100 px. */
export const SmallCarouselWidget = (props: WidgetProps) => <OneOf {...props} size="small" />;

/** `carousel-list-large`: one of several, with pictures of 200 px. */
export const LargeCarouselWidget = (props: WidgetProps) => <OneOf {...props} size="large" />;

/** `multi-select-carousel`: any of several, with pictures of the question's size. */
export const ManyCarouselWidget = ({ question, value, onChange, id, isInvalid, isRequired, sources }: WidgetProps) => {
  const options = optionsOf(question, sources.lists) ?? [];
  const chosen = asIds(value);
  if (options.length === 0) return <NoOptions />;
  return (
    <Row>
      {options.map((option) => (
        <OptionCard
          key={option.id}
          {...{ option, isInvalid, isRequired }}
          size={question.optionSize}
          kind="checkbox"
          name={id}
          isChecked={chosen.includes(option.id)}
          onChange={(isOn) => onChange(toggledIds(options, chosen, option.id, isOn))}
        />
      ))}
    </Row>
  );
};
