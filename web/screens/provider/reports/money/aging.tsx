import { useInfiniteQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import type { AgedCase, AgingPage } from '#shared/contract/ledger-reports-views.ts';
import type { AgingTotal } from '#shared/ledger/aging.ts';
import { type AgingBucket, agingBucket } from '#shared/model/enumerations/ledger.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { StackedBar } from '#web/ui/stacked-bar.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { AgingFile } from './aging-file.tsx';
import { agingWords, bookedLaterWords } from './aging-words.ts';
import { Amount, MoneyTable, Waiting } from './money-table.tsx';

const colors: Readonly<Record<AgingBucket, string>> = {
  current: 'bg-primary',
  'days-1-30': 'bg-info',
  'days-31-60': 'bg-star',
  'days-61-90': 'bg-danger',
  'over-90': 'bg-text',
  credit: 'bg-success',
};

type TotalsProps = { totals: readonly AgingTotal[] } & Pick<AgingPage, 'asOf' | 'bookedLaterCents'>;

const Totals = ({ totals, asOf, bookedLaterCents }: TotalsProps) => {
  const later = bookedLaterWords(bookedLaterCents, asOf);
  const owed = totals.filter(({ bucket }) => bucket !== 'credit');
  const sum = (of: readonly AgingTotal[], key: 'cases' | 'cents') => of.reduce((all, each) => all + each[key], 0);
  return (
    <Panel title={`What is owed, as of ${formatCalendarDate(asOf)}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-2 print:grid-cols-[minmax(0,1fr)]">
        <StackedBar
          label={agingWords(totals)}
          parts={owed.map(({ bucket, cents }) => ({
            ...{ name: agingBucket.label(bucket), value: cents, words: formatCents(cents), color: colors[bucket] },
          }))}
        />
        <MoneyTable
          caption="What is owed by days past due"
          columns={['Past due', 'Cases', 'Amount']}
          rows={totals.map(({ bucket, cases, cents }) => ({
            key: bucket,
            cells: [agingBucket.label(bucket), cases.toLocaleString('en-US'), <Amount key="cents" cents={cents} />],
          }))}
          total={['Balance', sum(totals, 'cases').toLocaleString('en-US'), <Amount key="cents" cents={sum(totals, 'cents')} />]}
        />
      </div>
      {later && <p className="mt-4 text-sm text-muted">{later}</p>}
    </Panel>
  );
};

const Cases = ({ items }: { items: readonly AgedCase[] }) => {
  const { locationId } = useWorkspace();
  return (
    <MoneyTable
      caption="Open balances, the earliest due first"
      columns={['Case', 'Due', 'Balance']}
      rows={items.map(({ caseId, caseName, caseNumber, dueOn, daysPastDue, bucket, balanceCents }) => ({
        key: caseId,
        cells: [
          <TextLink key="case" to={workPaths.paymentDetails({ locationId, caseId })}>
            {caseName || 'A deleted case'} {caseNumber && `(${caseNumber})`}
          </TextLink>,
          <span key="due">
            {bucket === 'credit' ? 'Credit' : dueOn ? formatCalendarDate(dueOn, 'short') : 'No due date'}
            {daysPastDue > 0 && (
              <span className="block text-xs text-muted">
                {daysPastDue.toLocaleString('en-US')} {daysPastDue === 1 ? 'day' : 'days'} past due
              </span>
            )}
          </span>,
          <Amount key="cents" cents={balanceCents} />,
        ],
      }))}
    />
  );
};

/** Shows what all cases owe by how long it’s due, and each of them. */
export const Aging = () => {
  const list = useInfiniteQuery(
    query.ledgerReports.getAging.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { cursor } : {}),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  );
  if (list.isPending) return <Waiting />;
  if (!list.data)
    return (
      <FailedQuery of={list} title="We couldn’t load the balances.">
        {messageOf(list.error)}
      </FailedQuery>
    );
  const [first] = list.data.pages;
  const items = list.data.pages.flatMap((page) => page.items);
  if (!first?.totals || items.length === 0)
    return (
      <EmptyState icon={HandCoins} title="Nobody owes anything.">
        Cases with a balance appear here, by when they are due, and so do deposits and what you owe back.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {first.isPartial && (
        <Banner>So many cases are open that only the first ones are added up. The list and the file have all of them.</Banner>
      )}
      <Totals totals={first.totals} asOf={first.asOf} bookedLaterCents={first.bookedLaterCents} />
      <div className="print:hidden">
        <Panel title="All open balances as a file">
          <AgingFile asOf={first.asOf} />
        </Panel>
      </div>
      <Panel title="Open balances">
        <Cases items={items} />
        <LoadMore
          count={items.length}
          noun="cases"
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
        />
      </Panel>
    </div>
  );
};
