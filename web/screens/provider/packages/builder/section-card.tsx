import { type ReactNode, useId } from 'react';
import type { Template } from '#shared/model/template.ts';
import { Card } from '#web/ui/card.tsx';

/** What every part of the builder gets. */
export type PartProps = {
  draft: Template;
  change: (fields: Partial<Template>) => void;
  errors: Record<string, string>;
  isDisabled: boolean;
};

/** Returns the id of a field in the builder, for its label and the error summary. */
export const fieldId = (path: string): string => `package-${path.replaceAll('.', '-')}`;

/** Shows a part of the builder under its heading. */
export const SectionCard = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5 p-4 sm:p-6">
        <div>
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-measure text-muted">{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
};
