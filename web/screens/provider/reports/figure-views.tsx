import type { Report } from '#shared/reports/index.ts';
import { ColumnChart } from '#web/ui/column-chart.tsx';
import { chartWords, type Figure, monthName } from './report-words.ts';

/** Every second month has a label under the axis, counted from the last: few enough for a phone. */
const tickOf = (month: string, at: number, count: number) =>
  (count - 1 - at) % 3 === 0 ? monthName(month).slice(0, 3) : undefined;

/** Shows one figure by month, under its name and total. */
export const FigureChart = ({ report, figure, unit }: { report: Report; figure: Figure; unit?: string }) => (
  <figure className="min-w-0">
    <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-semibold">
        {figure.label}
        {unit && <span className="font-normal text-muted"> ({unit})</span>}
      </span>
      <span className="font-semibold tabular-nums">{figure.text(report.totals)}</span>
    </figcaption>
    <ColumnChart
      label={chartWords(report, figure)}
      columns={report.rows.map(({ month, counts }, at) => ({
        name: monthName(month),
        value: figure.value?.(counts) ?? 0,
        tick: tickOf(month, at, report.rows.length),
      }))}
    />
  </figure>
);

type FigureTableProps = { caption: string; report: Report; figures: readonly Figure[]; today: string };

/** Shows the numbers of the charts beside it, the newest month first. */
export const FigureTable = ({ caption, report, figures, today }: FigureTableProps) => (
  <section
    aria-label={caption}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus for the keyboard to scroll it
    tabIndex={0}
    className="min-w-0 self-start overflow-x-auto rounded-control border border-border print:break-inside-avoid print:overflow-visible"
  >
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="bg-sunken">
        <tr>
          <th scope="col" className="px-3 py-1.5 text-left font-semibold">
            Month
          </th>
          {figures.map(({ key, label }) => (
            <th key={key} scope="col" className="px-3 py-1.5 text-right align-bottom font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.rows.toReversed().map(({ month, counts }) => (
          <tr key={month} className="h-8 border-t border-border print:h-6">
            <th scope="row" className="whitespace-nowrap px-3 text-left font-normal">
              {monthName(month)}
              {today.startsWith(month) && <span className="text-muted"> so far</span>}
            </th>
            {figures.map(({ key, text }) => (
              <td key={key} className="whitespace-nowrap px-3 text-right tabular-nums">
                {text(counts)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="bg-sunken">
        <tr className="h-8 border-t border-border-strong font-semibold print:h-6">
          <th scope="row" className="px-3 text-left">
            Total
          </th>
          {figures.map(({ key, text }) => (
            <td key={key} className="whitespace-nowrap px-3 text-right tabular-nums">
              {text(report.totals)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </section>
);
