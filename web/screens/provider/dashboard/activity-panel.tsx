import { ChartColumn, Table2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import {
  type ActivityKind,
  type ActivityOver,
  type ActivityPeriod,
  activityKinds,
  activityOver,
  activityPeriods,
} from '#shared/activity/index.ts';
import type { Dashboard } from '#shared/contract/workspace.ts';
import { Button } from '#web/ui/button.tsx';
import { ColumnChart } from '#web/ui/column-chart.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { ActivityTable } from './activity-table.tsx';
import { barName, barTick, changeWords, chartWords, kindWords, periodWords } from './activity-words.ts';

/** Keeps what the panel shows in the address, so that it can be bookmarked and sent. */
const useActivityView = () => {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, flushSync: true, preventScrollReset: true },
    );
  return {
    period: activityPeriods.find((each) => each === search.get('period')) ?? activityPeriods[0],
    kind: activityKinds.find((each) => each === search.get('show')) ?? activityKinds[0],
    isTable: search.get('as') === 'table',
    setPeriod: (period: ActivityPeriod) => set('period', period),
    setKind: (kind: ActivityKind) => set('show', kind),
    setTable: (isTable: boolean) => set('as', isTable ? 'table' : null),
  };
};

const Total = ({ kind, over, period }: { kind: ActivityKind; over: ActivityOver; period: ActivityPeriod }) => (
  <span className="block">
    <span className="block text-sm font-semibold">{kindWords[kind].label}</span>
    <span className="block text-2xl font-semibold tabular-nums">{over.totals[kind].toLocaleString('en-US')}</span>
    <span className="block text-xs text-muted">{changeWords(over.totals[kind], over.before?.[kind], period)}</span>
  </span>
);

/** Shows what happened on the home's page: totals with their change, and each over time as a chart or, all together, as a table. */
export const ActivityPanel = ({ dashboard }: { dashboard: Dashboard }) => {
  const { period, kind, isTable, setPeriod, setKind, setTable } = useActivityView();
  const over = activityOver(dashboard.activity, dashboard.today, period);
  const isNothing = over.before === null && activityKinds.every((each) => over.totals[each] === 0);
  const periods = activityPeriods.map((value) => ({ value, label: periodWords[value].label }));
  return (
    <Panel title="Activity" aside={<Segments label="Over the last" segments={periods} value={period} onChange={setPeriod} />}>
      {isNothing ? (
        <EmptyState icon={ChartColumn} title="Nothing to count yet.">
          When families open your page, write to you, or start a plan, you’ll see it here, day by day.
        </EmptyState>
      ) : (
        <>
          <Segments
            label="Shown in the chart"
            layout="cards"
            segments={activityKinds.map((value) => ({ value, label: <Total kind={value} over={over} period={period} /> }))}
            value={kind}
            onChange={setKind}
          />
          <div className="mt-4">
            {isTable ? (
              <ActivityTable over={over} period={period} />
            ) : (
              <ColumnChart
                label={chartWords(over.bars, kind, period)}
                columns={over.bars.map((bar, at) => ({
                  name: barName(bar, period),
                  value: bar[kind],
                  tick: barTick(bar, at, over.bars.length, period),
                }))}
              />
            )}
          </div>
          <Button
            className="-ml-3.5 mt-3 print:hidden"
            size="compact"
            look="quiet"
            icon={isTable ? ChartColumn : Table2}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Show as a chart' : 'Show as a table'}
          </Button>
        </>
      )}
    </Panel>
  );
};
