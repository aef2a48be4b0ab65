import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type EditorSectionProps = {
  title: string;
  /** What is in it, shown beside the title while it is closed. */
  summary: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Goes to the next section; the last one has none. */
  onContinue?: () => void;
  /** Takes the focus, because Continue has just led here. */
  isReached: boolean;
  children: ReactNode;
};

/** Shows a section of the contact editor. What is typed in it stays while it is closed. */
export const EditorSection = ({ title, summary, isOpen, onToggle, onContinue, isReached, children }: EditorSectionProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReached) button.current?.focus();
  }, [isReached]);
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-border last:border-b-0">
      <h3>
        <button
          ref={button}
          id={`${id}-title`}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={onToggle}
          className="flex min-h-13 w-full items-center gap-3 rounded-chip py-3 text-left text-base font-semibold hover:text-primary"
        >
          <span className="flex-1">{title}</span>
          {!isOpen && <span className="max-w-1/2 truncate text-sm font-normal text-muted">{summary}</span>}
          <Icon of={ChevronDown} className={classNames('text-muted transition-transform', isOpen && 'rotate-180')} />
        </button>
      </h3>
      <div id={`${id}-body`} hidden={!isOpen} className="pb-6">
        <div className="grid gap-5">{children}</div>
        {onContinue && (
          <Button size="compact" className="mt-5" onClick={onContinue}>
            Continue<span className="sr-only"> to the section after {title}</span>
          </Button>
        )}
      </div>
    </section>
  );
};
