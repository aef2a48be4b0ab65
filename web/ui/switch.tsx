import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** While true, such as during a save, the switch keeps its focus and ignores presses. */
  isBusy?: boolean;
  /** True if this person may not change it. Say why in the hint. */
  isDisabled?: boolean;
};

/** Changes a setting immediately. For an answer in a form, use a checkbox. */
export const Switch = ({ label, hint, isOn, onChange, isBusy = false, isDisabled = false }: SwitchProps) => {
  const id = useId();
  return (
    <div className="flex min-h-11 items-start justify-between gap-6 py-2">
      <div id={id} className="leading-7">
        {label}
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-disabled={isBusy || isDisabled || undefined}
        aria-busy={isBusy || undefined}
        onClick={() => isBusy || isDisabled || onChange(!isOn)}
        className={classNames(
          'relative h-7 w-12 shrink-0 rounded-full border transition-colors duration-(--hover) before:absolute before:-inset-2 aria-disabled:opacity-50',
          isOn ? 'border-primary bg-primary' : 'border-border-strong bg-sunken hover:border-text',
        )}
      >
        <span
          className={classNames(
            'absolute top-1/2 left-1 size-4.5 -translate-y-1/2 rounded-full transition-transform duration-(--popover-in) ease-calm',
            isOn ? 'translate-x-5 bg-on-primary' : 'bg-border-strong',
          )}
        />
      </button>
    </div>
  );
};
