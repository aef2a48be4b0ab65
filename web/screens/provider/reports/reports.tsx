import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Reports } from '#shared/contract/workspace.ts';
import { casesIn, type Report, type ReportPeriod, reportOver, reportYears } from '#shared/reports/index.ts';
import { ExportCsv } from '#web/parts/export-csv.tsx';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { FigureChart, FigureTable } from './figure-views.tsx';
import {
  answerFigures,
  callFigure,
  caseFigure,
  dispositionFigures,
  monthName,
  planFigures,
  reportFile,
  typeFigures,
} from './report-words.ts';

const RECENT = 'last-12-months';

/** Keeps the chosen period in the address, so that it can be bookmarked and sent. */
const usePeriod = (reports: Reports | undefined) => {
  const [search, setSearch] = useSearchParams();
  const years = reports ? reportYears(reports.months, reports.today) : [];
  const year = years.find((each) => String(each) === search.get('year'));
  const period: ReportPeriod = year ?? RECENT;
  const setPeriod = (value: string) =>
    setSearch(value === RECENT ? {} : { year: value }, { replace: true, preventScrollReset: true });
  return { period, years, setPeriod };
};

type SectionProps = { report: Report; today: string };

const Definition = ({ children }: { children: ReactNode }) => <p className="mb-4 max-w-measure text-muted">{children}</p>;
const beside = 'grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-2 print:grid-cols-[minmax(0,1fr)]';
const multiples = 'mb-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 sm:grid-cols-2 wide:grid-cols-3 print:grid-cols-3';

const Calls = ({ report, today }: SectionProps) => (
  <Panel title="Calls">
    <Definition>
      Cases that your team opened from a call, in the month they were opened. A case that was cancelled later still counts as a
      call; a deleted one doesn’t.
    </Definition>
    <div className={beside}>
      <FigureChart report={report} figure={callFigure} />
      <FigureTable caption="Calls by month" report={report} figures={[callFigure]} today={today} />
    </div>
  </Panel>
);

const Cases = ({ report, today }: SectionProps) => (
  <Panel title="Cases by type and disposition">
    <Definition>
      Active and completed cases, in the month they were opened, or the family sent its plan. Each counts under its type and
      disposition today. Leads, cancelled cases, and deleted cases don’t count.
    </Definition>
    <div className={multiples}>
      {[caseFigure, ...typeFigures, ...dispositionFigures]
        .filter((figure) => figure === caseFigure || (figure.value?.(report.totals) ?? 0) > 0)
        .map((figure) => (
          <FigureChart key={figure.key} report={report} figure={figure} />
        ))}
    </div>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FigureTable caption="Cases by month and type" report={report} figures={[caseFigure, ...typeFigures]} today={today} />
      <FigureTable caption="Cases by month and disposition" report={report} figures={dispositionFigures} today={today} />
    </div>
  </Panel>
);

const Plans = ({ report, today }: SectionProps) => (
  <Panel title="From plan to case">
    <Definition>
      Plans that families sent you online, in the month they sent them, and how many of those are active or completed cases today.
      A plan that is sent again counts once. Conversion is the share that became cases.
    </Definition>
    <div className={beside}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        <FigureChart report={report} figure={planFigures.received} />
        <FigureChart report={report} figure={planFigures.accepted} />
      </div>
      <FigureTable caption="Plans by month" report={report} figures={Object.values(planFigures)} today={today} />
    </div>
  </Panel>
);

const Answers = ({ report, today }: SectionProps) => {
  const { messages, answered, steps, average } = answerFigures;
  return (
    <Panel title="Time to answer">
      <Definition>
        Messages from families, in the month they wrote. The time runs from the message until someone on your team marks it as
        answered, nights and weekends included. Messages that still wait aren’t part of the average.
      </Definition>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
          <FigureChart report={report} figure={messages} />
          <FigureChart report={report} figure={average} unit="hours" />
        </div>
        <FigureTable
          caption="Messages and time to answer by month"
          report={report}
          figures={[messages, answered, ...steps, average]}
          today={today}
        />
      </div>
    </Panel>
  );
};

const hasFigures = ({ totals }: Report) => casesIn(totals) > 0 || Object.values(totals).some((count) => count > 0);

const Loading = () => (
  <div aria-busy="true" className="grid gap-6">
    {['calls', 'cases', 'plans'].map((key) => (
      <Card key={key} className="p-6">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="mt-4 h-60 w-full" />
      </Card>
    ))}
  </div>
);

const Figures = ({ reports, report, onRecent }: { reports: Reports; report: Report; onRecent: () => void }) => {
  if (reports.months.length === 0)
    return (
      <EmptyState icon={ChartColumn} title="Nothing to report yet.">
        Calls, cases, plans, and messages are counted here from your first one on.
      </EmptyState>
    );
  if (!hasFigures(report))
    return (
      <EmptyState
        icon={ChartColumn}
        title="Nothing was counted in these months."
        action={<Button onClick={onRecent}>Show the last 12 months</Button>}
      />
    );
  const at = { report, today: reports.today };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Calls {...at} />
      <Cases {...at} />
      <Plans {...at} />
      <Answers {...at} />
    </div>
  );
};

const spanWords = ({ rows }: Report) => {
  const [first, last] = [rows[0], rows.at(-1)].map((row) => monthName(row?.month ?? ''));
  return first === last ? first : `${first} to ${last}`;
};

/** /locations/{locationId}/reports: calls, cases, plans, and time to answer, by month. */
export const Component = () => {
  const { locationId, locationName } = useWorkspace();
  const found = useQuery(query.workspace.getReports.queryOptions({ input: {}, staleTime: 0 }));
  const { period, years, setPeriod } = usePeriod(found.data);
  const report = found.data && reportOver(found.data.months, found.data.today, period);
  return (
    <WorkspacePage
      title="Reports"
      lead={
        report &&
        found.data && (
          <>
            {locationName}, {spanWords(report)}. Months follow your time zone ({found.data.timeZone}).{' '}
            <TextLink data-chrome to={workPaths.money({ locationId })}>
              See what is owed and paid
            </TextLink>
          </>
        )
      }
      actions={
        report && (
          <>
            <Select
              label="Period"
              isLabelHidden
              value={String(period)}
              options={[
                { value: RECENT, label: 'Last 12 months' },
                ...years.map((year) => ({ value: String(year), label: String(year) })),
              ]}
              onChange={(event) => setPeriod(event.target.value)}
            />
            {hasFigures(report) && <ExportCsv name="reports" file={() => reportFile(report)} />}
            <Button size="compact" icon={Printer} onClick={() => print()}>
              Print
            </Button>
          </>
        )
      }
    >
      {found.isPending && <Loading />}
      {found.isError && !found.data && (
        <FailedQuery of={found} title="We couldn’t load the reports.">
          {messageOf(found.error)}
        </FailedQuery>
      )}
      {report && found.data && <Figures reports={found.data} report={report} onRecent={() => setPeriod(RECENT)} />}
    </WorkspacePage>
  );
};
