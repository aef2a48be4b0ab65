import { type ActivityOver, type ActivityPeriod, activityKinds } from '#shared/activity/index.ts';
import { barName, kindWords, periodWords } from './activity-words.ts';

const cell = 'px-3 py-2 text-right tabular-nums whitespace-nowrap';

/** Shows the numbers of every chart, the newest first. */
export const ActivityTable = ({ over, period }: { over: ActivityOver; period: ActivityPeriod }) => {
  const rows = over.bars.toReversed();
  return (
    <section
      aria-label="Activity as a table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus for the keyboard to scroll it
      tabIndex={0}
      className="max-h-[34rem] overflow-auto rounded-control border border-border print:max-h-none"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">Activity over the last {periodWords[period].label}</caption>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-semibold">
              {period === '12-months' ? 'Month' : 'Day'}
            </th>
            {activityKinds.map((kind) => (
              <th key={kind} scope="col" className="px-3 py-2 text-right font-semibold">
                {kindWords[kind].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((bar) => (
            <tr key={bar.from} className="border-t border-border">
              <th scope="row" className="whitespace-nowrap px-3 py-2 text-left font-normal">
                {barName(bar, period)}
              </th>
              {activityKinds.map((kind) => (
                <td key={kind} className={cell}>
                  {bar[kind].toLocaleString('en-US')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 bg-sunken">
          <tr className="border-t border-border-strong font-semibold">
            <th scope="row" className="px-3 py-2 text-left">
              Total
            </th>
            {activityKinds.map((kind) => (
              <td key={kind} className={cell}>
                {over.totals[kind].toLocaleString('en-US')}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
};
