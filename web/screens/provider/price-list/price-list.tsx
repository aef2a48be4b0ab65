import { useSearchParams } from 'react-router-dom';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { usePdfSoon } from '#web/parts/pdf-pages/index.ts';
import { messageOf } from '#web/session/index.ts';
import { Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { DraftPages, InForcePages } from './draft-pages.tsx';
import { Findings } from './findings.tsx';
import { HandOuts } from './hand-outs.tsx';
import { ListState } from './list-state.tsx';
import { Publish } from './publish.tsx';
import { SettingsForm } from './settings-form.tsx';
import { isDraft, usePriceListDraft } from './use-price-list.ts';
import { Versions } from './versions.tsx';

const tabKeys = ['list', 'draft', 'versions', 'hand-outs', 'settings'] as const;

const Loading = () => (
  <div aria-busy="true" className="grid gap-6">
    <Skeleton className="h-24 w-full rounded-card" />
    <Skeleton className="h-10 w-72" />
    <Skeleton className="h-96 w-full rounded-card" />
  </div>
);

const Loaded = ({ draft, at }: { draft: PriceListDraft; at: number }) => {
  const [params, setParams] = useSearchParams();
  const known = draft.inForceUrl === null ? null : { url: draft.inForceUrl, at };
  const first = draft.inForce ? 'list' : 'draft';
  const shown = tabKeys.filter((key) => (key !== 'list' || draft.inForce) && (key !== 'draft' || isDraft(draft)));
  const selected = shown.find((key) => key === params.get('tab')) ?? first;
  const select = (tab: string) =>
    setParams(
      (before) => {
        if (tab === first) before.delete('tab');
        else before.set('tab', tab);
        return before;
      },
      { replace: true },
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ListState draft={draft} />
      <Tabs
        label="Parts of the price list"
        selected={selected}
        onSelect={select}
        tabs={[
          {
            key: 'list',
            label: 'In force',
            panel: selected === 'list' && draft.inForce ? <InForcePages version={draft.inForce} known={known} /> : null,
          },
          {
            key: 'draft',
            label: 'Draft',
            panel:
              selected === 'draft' ? (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-6">
                  <Findings draft={draft} />
                  <DraftPages papers={draft.papers} />
                </div>
              ) : null,
          },
          { key: 'versions', label: 'Versions', panel: selected === 'versions' ? <Versions /> : null },
          { key: 'hand-outs', label: 'Hand-outs', panel: selected === 'hand-outs' ? <HandOuts draft={draft} /> : null },
          {
            key: 'settings',
            label: 'Settings',
            panel: selected === 'settings' ? <SettingsForm draft={draft} /> : null,
          },
        ].filter(({ key }) => shown.some((each) => each === key))}
      />
    </div>
  );
};

/** `/locations/{id}/price-list`: the home's price list, whether it complies with the Funeral Rule, and what was published and handed out. */
export const Component = () => {
  const draft = usePriceListDraft();
  usePdfSoon();
  return (
    <WorkspacePage
      title="General price list"
      lead="The price list that the Funeral Rule requires you to give to anyone who asks in person. We build it from your prices, packages, and paragraphs, and check it as you change them."
      actions={draft.data && <Publish draft={draft.data} />}
    >
      {draft.data ? (
        <Loaded draft={draft.data} at={draft.dataUpdatedAt} />
      ) : draft.isPending ? (
        <Loading />
      ) : (
        <FailedQuery of={draft} title="We couldn’t load the price list.">
          {messageOf(draft.error)}
        </FailedQuery>
      )}
    </WorkspacePage>
  );
};
