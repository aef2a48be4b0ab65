import type { MyCase as MyCaseView } from '#shared/contract/my-cases.ts';
import { caseQuestionPage } from '#shared/model/enumerations/question.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { paths } from '#web/paths.ts';
import { EFFECTS } from '#web/screens/cases/tasks/task-targets.ts';
import { messageOf } from '#web/session/index.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmptyState, Skeleton, SkeletonText } from '#web/ui/states.tsx';
import { CaseOverview } from './case-overview.tsx';
import { CONTRACT } from './case-parts.tsx';
import { DOCUMENTS, MyDocuments } from './documents/my-documents.tsx';
import { EffectsPage } from './effects-page.tsx';
import { GOODS, GoodsPage } from './goods-page.tsx';
import { MY_DETAILS, MyDetails } from './my-details.tsx';
import { QuestionsPage } from './questions-page.tsx';
import { ServicePage } from './service-page.tsx';
import { useMyCase } from './use-my-case.ts';

const MyDocument = lazyPart(
  () => import('./documents/my-document.tsx').then(({ MyDocument: Screen }) => ({ default: Screen })),
  'This document',
);

const ContractPage = lazyPart(() => import('./contract-page.tsx'), 'This statement');

/** Says that there is no such case, whether it doesn't exist, was never theirs, or was just taken from them. */
const NotThere = () => {
  usePageTitle('No access');
  return (
    <Page title="You don’t have access to this">
      <EmptyState
        title="We can’t show you this funeral."
        action={
          <LinkButton look="primary" to={paths.plansDashboard()}>
            Your plans
          </LinkButton>
        }
      >
        The funeral home decides who takes part and may have changed it. If you think you should see this, call the home.
      </EmptyState>
    </Page>
  );
};

const Loading = () => (
  <Page title={<Skeleton className="h-8 w-64 max-w-full" />}>
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-32 w-full rounded-card" />
      <SkeletonText lines={6} />
    </div>
  </Page>
);

/** Shows the overview. The case reloads on every return, because answers on its pages count here. */
const Overview = ({ view }: { view: MyCaseView }) => {
  useMyCase(view.id);
  return <CaseOverview view={view} />;
};

/** The part of a case that the address names. */
type PartOfCase = { page: string | null; service: string | null; document: string | null };

/** Shows the requested part of the case, or all of it if that part doesn't exist. */
const CasePart = ({ view, page, service, document }: PartOfCase & { view: MyCaseView }) => {
  if (page !== null && caseQuestionPage.has(page)) return <QuestionsPage key={page} view={view} page={page} />;
  if (page === MY_DETAILS) return <MyDetails view={view} />;
  if (page === DOCUMENTS)
    return document ? <MyDocument key={document} view={view} documentId={document} /> : <MyDocuments view={view} />;
  if (page === EFFECTS) return <EffectsPage view={view} />;
  if (page === CONTRACT) return <ContractPage view={view} />;
  if (page === GOODS) return <GoodsPage view={view} />;
  const openService = view.services.find(({ displayServiceId }) => displayServiceId === service);
  if (openService) return <ServicePage key={service} view={view} service={openService} />;
  return <Overview view={view} />;
};

/** Shows a case to its family: all of it, one page of questions, or one service. */
export const MyCase = ({ caseId, ...part }: PartOfCase & { caseId: string }) => {
  const found = useMyCase(caseId);
  if (found.isMissing) return <NotThere />;
  if (found.data) return <CasePart view={found.data} {...part} />;
  if (!found.isError) return <Loading />;
  return (
    <Page title="Your family’s funeral">
      <FailedQuery of={found} title="We couldn’t load this.">
        {messageOf(found.error)}
      </FailedQuery>
    </Page>
  );
};
