import { useQueries } from '@tanstack/react-query';
import { useMatch } from 'react-router-dom';
import { stepAt } from '#shared/planner/steps.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { query } from '#web/session/query.ts';
import { Accordion, Disclosure } from '#web/ui/disclosure.tsx';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { orderedHelp } from './ordered-help.ts';

export const title = 'Questions and answers';

/** The step that the drawer was opened at; none on any other screen. */
const useStep = () => stepAt(useMatch('/locations/:locationId/arrangements/:arrangementId/*')?.params['*'] ?? '');

/** The catalogue's questions about the step in sight, then those about planning as a whole; the one about `about` stands first and open. */
export const Component = () => {
  const { params } = useDrawer();
  const step = useStep();
  const pages = [...(step ? [step.key] : []), 'planner'];
  const faqs = useQueries({
    queries: pages.map((page) => query.marketplace.getAllFaqQuestions.queryOptions({ input: { page } })),
  });
  if (faqs.some(({ isPending }) => isPending)) {
    return (
      <div aria-busy="true">
        <SkeletonText lines={10} />
      </div>
    );
  }
  const failed = faqs.filter(({ isError }) => isError);
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
