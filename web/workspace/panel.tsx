import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';

export type PanelProps = {
  /** The id that an address may link to: `#messages`. */
  id?: string;
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

/** Shows one topic of a dashboard in a card under its own heading. */
export const Panel = ({ id: anchor, title, aside, children }: PanelProps) => {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id}>
      {/* Longer than a page, perhaps: it may be printed on two. */}
      <Card data-card="long" className="p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {aside}
        </div>
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  );
};
