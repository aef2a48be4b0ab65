import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { DayClosePage, DayEntry } from '#shared/contract/ledger-reports-views.ts';
import { closeDifferences } from '#shared/ledger/day-sums.ts';
import type { DayClose as Closed } from '#shared/model/day-close.ts';
import { closeMethod } from '#shared/model/enumerations/ledger.ts';
import { formatCalendarDate, formatInstant, isCalendarDate } from '#shared/values/dates.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { CloseForm } from './close-form.tsx';
import { differenceWords, entryWords } from './close-words.ts';
import { Amount, MoneyTable, Waiting } from './money-table.tsx';

/** Keeps the chosen day in the address; today at the home without one. */
function useDay() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('day');
  const setDay = (day: string) =>
    setSearch(
      (before) => {
        before.set('day', day);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { day: named !== null && isCalendarDate(named) ? named : undefined, setDay };
}

const Entries = ({ items }: { items: readonly DayEntry[] }) => {
  const { locationId, timeZone } = useWorkspace();
  return (
    <MoneyTable
      caption="Entries of the day"
      columns={['Case', 'What', 'Amount']}
      rows={items.map(({ id, caseId, caseName, caseNumber, kind, lateFor, method, recordedOn, cents }) => ({
        key: id,
        cells: [
          <TextLink key="case" to={workPaths.paymentDetails({ locationId, caseId })}>
            {caseName || 'A deleted case'} {caseNumber && `(${caseNumber})`}
          </TextLink>,
          <span key="what">
            {entryWords(kind, method)}
            {lateFor && <span className="block font-semibold">Late, for {formatCalendarDate(lateFor, 'medium')}</span>}
            <span className="block text-xs text-muted">{formatInstant(recordedOn, timeZone)}</span>
          </span>,
          <Amount key="cents" cents={cents} />,
        ],
      }))}
    />
  );
};

const ClosedDay = ({ close }: { close: Closed }) => {
  const { timeZone } = useWorkspace();
  const sum = (key: 'expectedCents' | 'countedCents') => close.methods.reduce((all, each) => all + each[key], 0);
  return (
    <div className="grid gap-4">
      <p>
        Closed by {close.closedByName || 'a colleague'} on {formatInstant(close.closedOn, timeZone)}.
      </p>
      <MoneyTable
        caption="Expected and counted by method"
        columns={['Method', 'Expected', 'Counted', 'Difference']}
        rows={close.methods.map(({ method, expectedCents, countedCents }) => ({
          key: method,
          cells: [
            closeMethod.label(method),
            <Amount key="expected" cents={expectedCents} />,
            <Amount key="counted" cents={countedCents} />,
            differenceWords(countedCents, expectedCents),
          ],
        }))}
        total={[
          'Total',
          <Amount key="expected" cents={sum('expectedCents')} />,
          <Amount key="counted" cents={sum('countedCents')} />,
          differenceWords(sum('countedCents'), sum('expectedCents')),
        ]}
      />
      {closeDifferences(close).length > 0 && (
        <p className="text-sm text-muted">
          Nobody owes the difference, so no balance changes. The month and the journal list it as “Cash over and short.”
        </p>
      )}
      {close.reason && (
        <p className="wrap-anywhere">
          <span className="font-semibold">Why it differs:</span> {close.reason}
        </p>
      )}
      <p className="text-xs text-muted wrap-anywhere">
        {close.entryCount.toLocaleString('en-US')} {close.entryCount === 1 ? 'entry' : 'entries'}, sealed with SHA-256{' '}
        <code>{close.hash}</code>
      </p>
    </div>
  );
};

const Expected = ({ methods }: Pick<DayClosePage, 'methods'>) => (
  <MoneyTable
    caption="Expected by method"
    columns={['Method', 'Received', 'Refunded', 'Expected']}
    rows={methods.map(({ method, receivedCents, refundedCents, expectedCents }) => ({
      key: method,
      cells: [
        closeMethod.label(method),
        <Amount key="received" cents={receivedCents} />,
        <Amount key="refunded" cents={refundedCents} />,
        <Amount key="expected" cents={expectedCents} />,
      ],
    }))}
  />
);

const Counting = ({ page, onDay }: { page: DayClosePage; onDay: (day: string) => void }) => {
  const { may, whyNot } = useWorkspace();
  const { close, day, closedThrough, closeFirst, today } = page;
  if (close) return <ClosedDay close={close} />;
  if (closedThrough !== null && day <= closedThrough)
    return <p>This day was closed together with {formatCalendarDate(closedThrough)}.</p>;
  if (day > today)
    return (
      <>
        <p className="mb-4">This day can be closed once it has begun.</p>
        <Expected methods={page.methods} />
      </>
    );
  if (closeFirst !== null)
    return (
      <>
        <Banner title="An earlier day is still open">
          Days are closed in order.{' '}
          <TextButton onClick={() => onDay(closeFirst)}>Go to {formatCalendarDate(closeFirst)}</TextButton>
        </Banner>
        <Expected methods={page.methods} />
      </>
    );
  if (!may('payments.correct'))
    return (
      <>
        <p className="mb-4 text-muted">{whyNot('payments.correct')}</p>
        <Expected methods={page.methods} />
      </>
    );
  return <CloseForm key={day} page={page} />;
};

/** Shows what a day should have brought by method, and closes it with what was counted. */
export const DayClose = () => {
  const { day, setDay } = useDay();
  const list = useInfiniteQuery(
    query.ledgerReports.getDayClose.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...(day ? { day } : {}), ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  );
  if (list.isPending) return <Waiting />;
  const pages = list.data?.pages ?? [];
  const [page] = pages;
  if (!page)
    return (
      <FailedQuery of={list} title="We couldn’t load this day.">
        {messageOf(list.error)}
      </FailedQuery>
    );
  const items = pages.flatMap((each) => each.items);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div data-chrome className="max-w-56">
        <TextField
          label="Day"
          type="date"
          value={page.day}
          max={page.today}
          onChange={({ target }) => isCalendarDate(target.value) && setDay(target.value)}
        />
      </div>
      <Panel title={formatCalendarDate(page.day)}>
        <Counting page={page} onDay={setDay} />
      </Panel>
      <Panel title="Entries">
        {items.length === 0 ? (
          <p className="text-muted">Nothing was recorded for this day.</p>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <p className="text-sm text-muted">
              Money that came in is listed without a sign, and money that went out with a minus. Other entries show what they add
              to what is owed, less discounts.
            </p>
            <Entries items={items} />
          </div>
        )}
        {list.hasNextPage && (
          <LoadMore
            count={items.length}
            total={page.entryCount}
            noun="entries"
            hasMore
            isLoading={list.isFetchingNextPage}
            onLoadMore={() => void list.fetchNextPage()}
          />
        )}
      </Panel>
    </div>
  );
};
