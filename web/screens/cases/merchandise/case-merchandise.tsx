import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { When } from '#web/parts/when.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { CasePage } from '../case-page.tsx';
import { SendingChanges } from '../sending-change.tsx';
import { pollEvery } from '../tasks/use-task-list.ts';
import { useCase, useCaseChanged } from '../use-case.ts';
import { ChosenGoods } from './chosen-goods.tsx';
import { useCaseMerchandise } from './use-case-merchandise.ts';

/** Shows what the family changed when it sent the plan that counts again. It's open when the page opens if the family waits for an answer to any of it. */
const SentAgain = ({ isWaiting }: { isWaiting: boolean }) => {
  const { caseId, may } = useCase();
  const [isOpenAtFirst] = useState(isWaiting);
  const { data } = useQuery({
    ...query.casePlans.arrangementsSummaryByCaseId.queryOptions({ input: { id: caseId } }),
    enabled: may('case-files.read'),
    refetchInterval: pollEvery,
    refetchOnWindowFocus: 'always',
  });
  const plan = data?.items.find(({ isPrimary }) => isPrimary);
  if (!plan?.change) return null;
  return (
    <Disclosure
      className="mb-4"
      isOpenAtFirst={isOpenAtFirst}
      title={
        <>
          The family sent its plan again <When at={plan.sentOn} />
        </>
      }
    >
      <SendingChanges {...plan} />
    </Disclosure>
  );
};

const Goods = () => {
  const { caseId, may } = useCase();
  const { whyNot } = useWorkspace();
  const { answered } = useCaseChanged();
  const { found, ...actions } = useCaseMerchandise(caseId, answered);
  if (found.data && found.data.categories.length === 0)
    return (
      <EmptyState icon={Package} title="There is nothing to choose.">
        {may('cases.change')
          ? 'Offer and price items under Merchandise, then publish your list.'
          : 'The home sells no merchandise yet.'}
      </EmptyState>
    );
  if (found.data)
    return (
      <>
        {!may('cases.change') && <Banner className="mb-4">{whyNot('cases.change')}</Banner>}
        <SentAgain isWaiting={found.data.planChanges.length > 0} />
        <ChosenGoods goods={found.data} actions={actions} />
      </>
    );
  if (found.isPending) return <SkeletonText lines={6} />;
  return (
    <FailedQuery of={found} title="The merchandise could not be loaded.">
      {messageOf(found.error)}
    </FailedQuery>
  );
};

/** Shows the merchandise of a case: what was chosen, at which price, and what the family may do with it. */
export const Component = () => (
  <CasePage title="Merchandise" lead="What was chosen keeps its price when your list changes, until you price it again.">
    <Goods />
  </CasePage>
);
