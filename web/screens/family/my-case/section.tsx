import type { ReactNode } from 'react';

/** Shows a part of the case under its name. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-4 text-xl">
      {title}
    </h2>
    {children}
  </section>
);
