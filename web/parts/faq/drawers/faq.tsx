import { useQueries } from '@tanstack/react-query';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { query } from '#web/session/query.ts';
import { Accordion, Disclosure } from '#web/ui/disclosure.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { orderedHelp } from '../ordered-help.ts';

export const title = 'Questions and answers';

/** The maximum number of screens that an address may ask for. */
const MOST = 3;
const topicsIn = (topic = ''): string[] => [...new Set(topic.split(' ').filter(Boolean))].slice(0, MOST);

/** Shows the FAQ sidebar: the catalog's questions about the screens that the address names (`topic`, in order), with the one about `about` first and open. */
export const Component = () => {
  const { params } = useDrawer();
  const faqs = useQueries({
    queries: topicsIn(params.topic).map((page) =>
      query.marketplace.getAllFaqQuestions.queryOptions({ input: { page: page.slice(0, 60) } }),
    ),
  });
  if (faqs.some(({ isPending }) => isPending)) {
    return (
      <div aria-busy="true">
        <SkeletonText lines={10} />
      </div>
    );
  }
  // Questions that are there stay when they can't be loaded again.
  const failed = faqs.filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0) {
    const retry = () => {
      for (const faq of failed) void faq.refetch();
    };
    return <FailedPanel onRetry={retry} isRetrying={failed.some(({ isFetching }) => isFetching)} />;
  }
  const { items, about } = orderedHelp(
    faqs.flatMap(({ data }) => data?.items ?? []),
    params.about,
  );
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
