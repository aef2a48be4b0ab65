import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useTopic } from './use-topic.ts';

/** Help beside a term: opens the questions and answers at the first one that has the term in it. */
export const HelpAbout = ({ term, children }: { term: string; children: ReactNode }) => {
  const { open } = useDrawer();
  const topic = useTopic();
  return (
    <button
      type="button"
      onClick={() => open('faq', { topic, about: term })}
      className="inline-flex min-h-11 items-center gap-2 rounded-chip text-left text-sm font-semibold text-primary hover:text-primary-hover print:hidden"
    >
      <Icon of={CircleHelp} size={18} />
      {children}
    </button>
  );
};
