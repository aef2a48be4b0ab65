import type { ReactNode } from 'react';

/** A line of a timeline: what is still to come has a hollow mark, and what is now a large one. */
export const TimelineItem = ({ mark, children }: { mark: 'next' | 'now' | 'past'; children: ReactNode }) => {
  const looks = {
    next: '-left-[7px] top-1.5 size-3 border-2 border-border-strong bg-surface',
    now: '-left-[9px] top-1 size-4 bg-primary',
    past: '-left-[5px] top-2 size-2 bg-border-strong',
  };
  return (
    <li className="relative border-l-2 border-border pb-5 pl-5 last:pb-0">
      <span aria-hidden="true" className={`absolute rounded-full ${looks[mark]}`} />
      {children}
    </li>
  );
};
