import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { NewPackage } from './list/new-package.tsx';
import { PackageList } from './list/package-list.tsx';
import { Paragraphs } from './paragraphs/paragraphs.tsx';

/** Shows the home's packages, and the paragraphs of its documents. */
export const Component = () => {
  const workspace = useWorkspace();
  const [search, setSearch] = useSearchParams();
  const [isBeginning, setBeginning] = useState(false);
  const tab = search.get('tab') === 'paragraphs' ? 'paragraphs' : 'packages';
  const begin = () => {
    setBeginning(true);
    requestAnimationFrame(() => document.getElementById('new-package')?.focus());
  };
  const select = (next: string) =>
    setSearch(next === 'paragraphs' ? { tab: 'paragraphs' } : {}, { replace: true, preventScrollReset: true });
  const packages = (
    <div className="grid gap-6">
      {isBeginning && <NewPackage locationId={workspace.locationId} />}
      <div>
        <PackageList workspace={workspace} onNew={begin} />
      </div>
    </div>
  );
  return (
    <WorkspacePage
      title="Packages"
      lead={
        workspace.whyNot('packages.change') ?? 'What families compare and choose. They see your active packages in this order.'
      }
      actions={
        tab === 'packages' &&
        workspace.may('packages.change') && (
          <Button look="primary" size="compact" icon={Plus} aria-expanded={isBeginning} onClick={begin}>
            New package
          </Button>
        )
      }
    >
      <Tabs
        label="Packages and paragraphs"
        selected={tab}
        onSelect={select}
        tabs={[
          { key: 'packages', label: 'Packages', panel: packages },
          { key: 'paragraphs', label: 'Document paragraphs', panel: <Paragraphs workspace={workspace} /> },
        ]}
      />
    </WorkspacePage>
  );
};
