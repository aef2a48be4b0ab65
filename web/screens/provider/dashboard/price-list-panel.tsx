import type { Dashboard } from '#shared/contract/workspace.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Which general price list families are given, and since when. */
export const PriceListPanel = ({ priceList, today }: Pick<Dashboard, 'priceList' | 'today'>) => {
  const at = useWorkspace();
  return (
    <Panel title="General price list">
      {priceList ? (
        <p>
          The list {priceList.effectiveOn > today ? 'comes into force on ' : 'in force has held since '}
          <strong>{formatCalendarDate(priceList.effectiveOn)}</strong>, with {priceList.lineCount}{' '}
          {priceList.lineCount === 1 ? 'line' : 'lines'}.
        </p>
      ) : (
        <p>
          There is no price list yet. The Funeral Rule requires every home to give one to anyone who asks about prices in person.
        </p>
      )}
      <LinkButton size="compact" className="mt-4 print:hidden" to={workPaths.priceList(at)}>
        {priceList ? 'Open the price list' : 'Make the price list'}
      </LinkButton>
    </Panel>
  );
};
