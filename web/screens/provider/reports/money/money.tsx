import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { PrintedBy } from '#web/workspace/printed-by.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { Aging } from './aging.tsx';
import { DayClose } from './day-close.tsx';
import { Journal } from './journal.tsx';
import { Month } from './month.tsx';

const tabs = [
  { key: 'aging', label: 'Aging', panel: <Aging /> },
  { key: 'day', label: 'Day close', panel: <DayClose /> },
  { key: 'month', label: 'Month', panel: <Month /> },
  { key: 'journal', label: 'Journal', panel: <Journal /> },
];

/** /locations/{locationId}/reports/money: what all cases owe, what a day and a month brought, and the journal for bookkeeping. */
export const Component = () => {
  const { locationId, locationName } = useWorkspace();
  const [search, setSearch] = useSearchParams();
  const selected = tabs.find(({ key }) => key === search.get('tab'))?.key ?? 'aging';
  return (
    <WorkspacePage
      above={
        <p data-chrome className="mb-1">
          <TextLink to={workPaths.reports({ locationId })}>Reports</TextLink>
        </p>
      }
      title="Money"
      lead={`What is owed to ${locationName}, and what came in.`}
      actions={
        selected !== 'journal' && (
          <Button size="compact" icon={Printer} onClick={() => print()}>
            Print
          </Button>
        )
      }
    >
      <PrintedBy />
      <Tabs
        label="Parts of the money report"
        selected={selected}
        onSelect={(tab) => setSearch(tab === 'aging' ? {} : { tab }, { replace: true, preventScrollReset: true })}
        tabs={tabs}
      />
    </WorkspacePage>
  );
};
