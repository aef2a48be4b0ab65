import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; lead?: ReactNode; children: ReactNode; className?: string };

/** One part of a home's page under its heading. */
export const Section = ({ title, lead, children, className }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-measure text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
};
