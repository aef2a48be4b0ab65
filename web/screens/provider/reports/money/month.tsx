import { useQuery } from '@tanstack/react-query';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import type { MonthRevenue } from '#shared/contract/ledger-reports-views.ts';
import { closeMethod } from '#shared/model/enumerations/ledger.ts';
import { dateInZone, formatCalendarDate } from '#shared/values/dates.ts';
import { formatCents } from '#shared/values/money.ts';
import { addMonths } from '#shared/values/months.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { ColumnChart } from '#web/ui/column-chart.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { monthName } from '../report-words.ts';
import { differenceWords } from './close-words.ts';
import { Amount, MoneyTable, Waiting } from './money-table.tsx';

/** How many months back can be chosen. */
const MONTHS = 36;

type Figure = { name: string; cents: number };

/** Returns what leads from the opening to the closing balance, in lines that add up. What is 0 and rare is left out. */
function figuresOf({ charges, ...month }: MonthRevenue): Figure[] {
  const rare = (name: string, cents: number): Figure[] => (cents === 0 ? [] : [{ name, cents }]);
  return [
    { name: 'Services', cents: charges.servicesCents },
    { name: 'Merchandise', cents: charges.merchandiseCents },
    { name: 'Cash advances', cents: charges.cashAdvancesCents },
    { name: 'Discounts and adjustments', cents: -charges.discountsCents },
    { name: 'Taxes', cents: charges.taxesCents },
    ...rare('Fees', charges.feesCents),
    ...rare('Finance charges', charges.financeChargesCents),
    { name: 'Payments', cents: -month.paymentsCents },
    { name: 'Refunds', cents: month.refundsCents },
    { name: 'Write-offs', cents: -month.writeOffsCents },
    ...rare('Pre-need money', -month.preNeedCents),
    ...rare('Processors’ fees', -month.otherCents),
  ];
}

const Balances = ({ month }: { month: MonthRevenue }) => (
  <MoneyTable
    caption="From the opening to the closing balance"
    columns={['Part', 'Amount']}
    rows={[{ name: 'Owed at the beginning', cents: month.openingCents }, ...figuresOf(month)].map(({ name, cents }) => ({
      key: name,
      cells: [name, <Amount key="cents" cents={cents} />],
    }))}
    total={['Owed at the end', <Amount key="cents" cents={month.closingCents} />]}
  />
);

/** Returns the sum of one of the amounts of rows. */
const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

const Methods = ({ methods }: Pick<MonthRevenue, 'methods'>) => (
  <MoneyTable
    caption="Payments by method"
    columns={['Method', 'Received', 'Refunded', 'Net']}
    rows={methods.map(({ method, receivedCents, refundedCents, expectedCents }) => ({
      key: method,
      cells: [
        closeMethod.label(method),
        <Amount key="received" cents={receivedCents} />,
        <Amount key="refunded" cents={refundedCents} />,
        <Amount key="net" cents={expectedCents} />,
      ],
    }))}
    total={[
      'Total',
      <Amount key="received" cents={sumOf(methods, 'receivedCents')} />,
      <Amount key="refunded" cents={sumOf(methods, 'refundedCents')} />,
      <Amount key="net" cents={sumOf(methods, 'expectedCents')} />,
    ]}
  />
);

const daysOf = (month: string): string[] => {
  const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
};

const PaymentChart = ({ month }: { month: MonthRevenue }) => {
  const paid = new Map(month.days.map(({ day, paymentsCents }) => [day, paymentsCents]));
  return (
    <ColumnChart
      label={`Payments by day in ${monthName(month.month)}: ${formatCents(month.paymentsCents)} in all.`}
      words={(dollars) => formatCents(dollars * 100, { decimals: 'none' })}
      columns={daysOf(month.month).map((day, at) => ({
        name: formatCalendarDate(day, 'medium'),
        // A day on which more was taken back than came in has no column; the table has its number.
        value: Math.max(0, paid.get(day) ?? 0) / 100,
        ...(at % 7 === 0 ? { tick: String(at + 1) } : {}),
      }))}
    />
  );
};

type Day = MonthRevenue['days'][number];

/** Returns by how much a day, or a month, changed what is owed. */
const changeOf = (day: Pick<Day, 'chargesCents' | 'paymentsCents' | 'refundsCents' | 'writeOffsCents'> & Beside): number =>
  day.chargesCents - day.paymentsCents + day.refundsCents - day.writeOffsCents + otherOf(day);

type Beside = Pick<Day, 'preNeedCents' | 'otherCents'>;

/** Returns by how much pre-need money and processors’ fees changed what is owed. */
const otherOf = ({ preNeedCents, otherCents }: Beside): number => -preNeedCents - otherCents;

/** Lists the days. Each row leads to what the day changed, and all of them to what the month changed. */
const Days = ({ month }: { month: MonthRevenue }) => {
  const { days } = month;
  const hasOther = days.some((day) => otherOf(day) !== 0);
  const amounts = (of: Omit<Day, 'day' | 'isClosed'>) => [
    <Amount key="charges" cents={of.chargesCents} />,
    <Amount key="payments" cents={of.paymentsCents} />,
    <Amount key="refunds" cents={of.refundsCents} />,
    <Amount key="write-offs" cents={of.writeOffsCents} />,
    ...(hasOther ? [<Amount key="other" cents={otherOf(of)} />] : []),
    <Amount key="change" cents={changeOf(of)} />,
  ];
  const other = hasOther ? ['Other'] : [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <MoneyTable
        caption="The days of the month"
        columns={['Day', 'Charges', 'Payments', 'Refunds', 'Write-offs', ...other, 'Change in what is owed', 'Closed']}
        rows={days.map((day) => ({
          key: day.day,
          cells: [formatCalendarDate(day.day, 'medium'), ...amounts(day), day.isClosed ? 'Yes' : 'No'],
        }))}
        total={['Total', ...amounts(month), '']}
      />
      <p className="text-sm text-muted">
        Charges include cash advances, taxes, fees, and finance charges, less discounts and adjustments.
        {hasOther && ' Other is pre-need money and processors’ fees.'}
      </p>
    </div>
  );
};

/** Lists counts that differed from what was expected. They change nobody’s balance, so they have their own panel. */
const Differences = ({ differences }: Pick<MonthRevenue, 'differences'>) => {
  const sum = (key: 'expectedCents' | 'countedCents') => sumOf(differences, key);
  return (
    <Panel title="Over and short">
      <p className="mb-4 text-muted">
        Closed days where the count differed from what was expected. Nobody owes the difference, so no balance changes. The
        journal lists it as “Cash over and short,” for your books.
      </p>
      <MoneyTable
        caption="Days that were over or short"
        columns={['Day', 'Method', 'Expected', 'Counted', 'Difference', 'Why']}
        rows={differences.map(({ day, method, expectedCents, countedCents, reason }) => ({
          key: `${day} ${method}`,
          cells: [
            formatCalendarDate(day, 'medium'),
            closeMethod.label(method),
            <Amount key="expected" cents={expectedCents} />,
            <Amount key="counted" cents={countedCents} />,
            differenceWords(countedCents, expectedCents),
            reason,
          ],
        }))}
        total={[
          'Total',
          '',
          <Amount key="expected" cents={sum('expectedCents')} />,
          <Amount key="counted" cents={sum('countedCents')} />,
          differenceWords(sum('countedCents'), sum('expectedCents')),
          '',
        ]}
      />
    </Panel>
  );
};

const beside = 'grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-2 print:grid-cols-[minmax(0,1fr)]';

const Figures = ({ month }: { month: MonthRevenue }) => (
  <>
    <Panel title={`Charged and paid in ${monthName(month.month)}`}>
      <div className={beside}>
        <Balances month={month} />
        <Methods methods={month.methods} />
      </div>
    </Panel>
    {month.days.length === 0 ? (
      <EmptyState icon={CalendarRange} title="Nothing was charged or paid in this month." />
    ) : (
      <Panel title="Payments by day">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <PaymentChart month={month} />
          <Days month={month} />
        </div>
      </Panel>
    )}
    {month.differences.length > 0 && <Differences differences={month.differences} />}
  </>
);

/** Shows what a month charged and took in, and what was owed before and after it. */
export const Month = () => {
  const { timeZone } = useWorkspace();
  const [now] = useState(() => dateInZone(new Date().toISOString(), timeZone).slice(0, 7));
  const [month, setMonth] = useState(now);
  const found = useQuery(query.ledgerReports.getMonthRevenue.queryOptions({ input: { month }, staleTime: 0 }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Select
        label="Month"
        className="max-w-56"
        value={month}
        options={Array.from({ length: MONTHS }, (_, at) => addMonths(now, -at)).map((each) => ({
          ...{ value: each, label: monthName(each) },
        }))}
        onChange={({ target }) => setMonth(target.value)}
      />
      {found.isPending && <Waiting />}
      {found.isError && !found.data && (
        <FailedQuery of={found} title="We couldn’t load this month.">
          {messageOf(found.error)}
        </FailedQuery>
      )}
      {found.data && <Figures month={found.data} />}
    </div>
  );
};
