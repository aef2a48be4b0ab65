import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';

export type FormPageProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Below the card: what else the person can do. */
  after?: ReactNode;
};

/** Lays out a screen that asks for a few things: its title, one sentence, and the form on a card in the middle. */
export const FormPage = ({ title, lead, children, after }: FormPageProps) => (
  <div className="mx-auto w-full max-w-form px-(--page-gutter) py-10 md:py-16">
    <h1 className="text-2xl md:text-3xl">{title}</h1>
    {lead && <div className="mt-3 text-muted">{lead}</div>}
    <Card className="mt-6 p-5 sm:p-8">{children}</Card>
    {after && <div className="mt-6 grid justify-items-start gap-2">{after}</div>}
  </div>
);
