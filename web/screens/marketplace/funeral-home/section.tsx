import type { ReactNode } from 'react';

type SectionProps = {
  /** The id that 'On this page' links to. */
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** Shows one part of a home's page under its heading. */
export const Section = ({ id, title, lead, children, className }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={className}>
    <h2 id={`${id}-title`} tabIndex={-1} className="text-xl">
      {title}
    </h2>
    {lead && <p className="mt-2 max-w-measure text-muted">{lead}</p>}
    <div className="mt-5">{children}</div>
  </section>
);
