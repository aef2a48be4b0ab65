import { useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { type Need, needKeys, needs } from '../need.ts';

type NeedChoiceProps = { value: Need | null; onChange: (need: Need) => void; isSmall?: boolean };

/** Asks when the funeral is needed: one of three, or none. The words below say what the choice changes. */
export const NeedChoice = ({ value, onChange, isSmall = false }: NeedChoiceProps) => {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={isSmall ? 'sr-only' : 'mb-2 text-sm font-semibold'}>When do you need a funeral home?</legend>
      <div className={classNames('grid grid-cols-[1fr_1fr_1.5fr] gap-1 rounded-control bg-sunken p-1', isSmall && 'lg:-mt-1')}>
        {needKeys.map((key) => (
          <label
            key={key}
            className={classNames(
              'relative flex min-h-11 cursor-pointer items-center justify-center rounded-chip px-2 py-1 text-center text-sm leading-tight font-semibold transition-colors duration-(--hover)',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              value === key ? 'bg-surface text-primary shadow-1 forced-colors:outline-2' : 'text-muted hover:text-text',
            )}
          >
            <input
              type="radio"
              name={`need-${id}`}
              value={key}
              checked={value === key}
              onChange={() => onChange(key)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-chip outline-none"
            />
            <span>{needs[key].label}</span>
          </label>
        ))}
      </div>
      {!isSmall && (
        <p aria-live="polite" className="mt-2 min-h-[3em] text-sm text-muted sm:min-h-[1.5em]">
          {value ? needs[value].advice : 'Tell us when, and we’ll show what fits. You can skip this.'}
        </p>
      )}
    </fieldset>
  );
};
