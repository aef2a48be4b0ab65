import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type FileButtonProps = {
  id: string;
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Whether a phone opens its camera instead of its files. */
  isCamera?: boolean;
  icon: LucideIcon;
  /** The id of what says more about it. */
  describedBy: string;
  onChoose: (files: File[]) => void;
  children: ReactNode;
};

/** Chooses files of this machine. The same file can be chosen again, such as after it was corrected. */
export const FileButton = ({ id, accept, icon, describedBy, onChoose, children, ...props }: FileButtonProps) => (
  <label
    htmlFor={id}
    className={classNames(
      buttonClass('secondary', 'compact'),
      'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
    )}
  >
    <Icon of={icon} />
    {children}
    <input
      id={id}
      type="file"
      accept={accept}
      multiple={props.isMultiple ?? false}
      {...(props.isCamera ? { capture: 'environment' as const } : {})}
      // Disabled, it would lose the focus.
      aria-disabled={props.isDisabled || undefined}
      onClick={(event) => props.isDisabled && event.preventDefault()}
      aria-describedby={describedBy}
      className="sr-only"
      // A browser opens its chooser with Space, and what looks like a button also takes Enter.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.click();
      }}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Otherwise, choosing the same file again would be no change.
        currentTarget.value = '';
        if (files.length > 0) onChoose(files);
      }}
    />
  </label>
);
