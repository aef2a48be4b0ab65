import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { inQueries } from '#web/session/in-queries.tsx';
import { query } from '#web/session/query.ts';
import { Accordion, Disclosure } from '#web/ui/disclosure.tsx';

/** Shows the catalog's questions for one screen. */
export default inQueries(function FaqList({ page, waiting }: { page: string; waiting: ReactNode }) {
  const faq = useQuery(query.marketplace.getAllFaqQuestions.queryOptions({ input: { page } }));
  if (faq.isPending) return waiting;
  if (faq.isLoadingError) return <FailedQuery of={faq} />;
  if (faq.data.items.length === 0) return <p className="text-muted">No questions have been answered here yet.</p>;
  return (
    <Accordion>
      {faq.data.items.map(({ id, question, answer }) => (
        <Disclosure key={id} title={question}>
          <p className="max-w-measure whitespace-pre-line text-muted">{answer}</p>
        </Disclosure>
      ))}
    </Accordion>
  );
});
