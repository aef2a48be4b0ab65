import { useQuery } from '@tanstack/react-query';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { query } from '#web/session/query.ts';
import { Accordion, Disclosure } from '#web/ui/disclosure.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';

export const title = 'Questions and answers';

const has = (text: string, term: string | undefined): boolean =>
  Boolean(term) && text.toLowerCase().includes((term ?? '').toLowerCase());

/** The catalogue's questions for the planner; the one about `about` stands first and open. */
export const Component = () => {
  const { params } = useDrawer();
  const faq = useQuery(query.marketplace.getAllFaqQuestions.queryOptions({ input: { page: 'planner' } }));
  if (faq.isPending) {
    return (
      <div aria-busy="true">
        <SkeletonText lines={10} />
      </div>
    );
  }
  if (faq.isError) return <FailedPanel onRetry={() => void faq.refetch()} isRetrying={faq.isFetching} />;
  const about = faq.data.items.find((each) => has(each.question, params.about) || has(each.answer, params.about));
  const items = about ? [about, ...faq.data.items.filter((each) => each !== about)] : faq.data.items;
  if (items.length === 0) return <p className="text-muted">No questions have been answered here yet.</p>;
  return (
    <Accordion>
      {items.map((each) => (
        <Disclosure key={each.id} title={each.question} isOpenAtFirst={each === about}>
          <p className="whitespace-pre-line text-muted">{each.answer}</p>
        </Disclosure>
      ))}
    </Accordion>
  );
};
