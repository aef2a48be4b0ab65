import type { ReactNode } from 'react';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0">
    <h2 className="mb-5 border-b border-border pb-2 text-xl">{title}</h2>
    <div className="space-y-6">{children}</div>
  </section>
);
