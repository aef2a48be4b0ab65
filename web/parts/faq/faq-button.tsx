import { CircleHelp } from 'lucide-react';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import type { StepKey } from '#shared/planner/steps.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Screens that have their own questions, as the address names them. Those of the first screen come first. */
export type FaqTopic = FaqPage | `${StepKey} planner`;

const words = 'Questions and answers';

/** Opens the questions and answers of a screen from a round button. */
export const FaqButton = ({ topic, className = '' }: { topic: FaqTopic; className?: string }) => {
  const { open } = useDrawer();
  return (
    <button
      type="button"
      data-chrome
      aria-label={words}
      title={words}
      onClick={() => open('faq', { topic })}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-border-strong bg-surface text-primary hover:bg-sunken ${className}`}
    >
      <Icon of={CircleHelp} />
    </button>
  );
};
