import { FilePenLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DraftInShort } from '#shared/contract/system-catalog-views.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Box } from '#web/ui/choices.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { moveInList } from '#web/workspace/keys/move-in-list.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { useRangedChoice } from '../ranged-choice.ts';
import { choiceOf, chosenByAddress, chosenIn, keyOf } from './chosen-drafts.ts';
import { DraftRow } from './draft-row.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { useDrafts } from './use-drafts.ts';

/** The choice stays in this tab, with its dry run, while drafts are looked at. */
const storage = browserStorage('tab', 'catalog-chosen-drafts');

/** Returns which drafts are chosen: those whose version is still the one that was chosen, and whether that was at an earlier visit. */
function useChosen(drafts: readonly DraftInShort[]) {
  const [search, setSearch] = useSearchParams();
  const [asked] = useState(() => chosenByAddress(drafts, search));
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(() => asked ?? chosenIn(storage.read()));
  const [isFromBefore, setIsFromBefore] = useState(!asked && versions.size > 0);
  useEffect(() => {
    if (!asked) return;
    storage.write(Object.fromEntries(asked));
    // Someone who comes back, or loads the list again, finds what they chose since.
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [asked, setSearch]);
  const keys = new Set(drafts.filter((draft) => versions.get(keyOf(draft)) === draft.version).map(keyOf));
  const choose = (chosen: readonly DraftInShort[]) => {
    const next = new Map(chosen.map((draft) => [keyOf(draft), draft.version]));
    storage.write(next.size === 0 ? null : Object.fromEntries(next));
    setVersions(next);
    setIsFromBefore(false);
  };
  return {
    keys,
    isFromBefore,
    choose,
    toggle: useRangedChoice(keys, drafts.map(keyOf), (next) => choose(drafts.filter((draft) => next.has(keyOf(draft))))),
  };
}

const DraftList = ({ drafts }: { drafts: readonly DraftInShort[] }) => {
  const { keys, isFromBefore, choose, toggle } = useChosen(drafts);
  const choice = choiceOf(drafts, keys);
  const head = useRef<HTMLDivElement>(null);
  const chooseNone = () => {
    choose([]);
    // The button that was pressed is gone.
    head.current?.querySelector('input')?.focus();
  };
  const areAll = keys.size === drafts.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1fr)_24rem]">
      <section aria-labelledby="drafts" className="min-w-0">
        <div ref={head} className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="drafts" className="font-sans text-sm font-semibold">
            {drafts.length === 1 ? '1 draft' : `${drafts.length} drafts`}
          </h2>
          <Box
            kind="checkbox"
            label="Choose all"
            className="py-1.5 text-sm"
            checked={areAll}
            onChange={() => choose(areAll ? [] : drafts)}
          />
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" onKeyDown={moveInList}>
          {drafts.map((draft) => (
            <DraftRow
              key={keyOf(draft)}
              draft={draft}
              isChosen={keys.has(keyOf(draft))}
              isBroughtAlong={choice.broughtAlong.includes(draft)}
              onToggle={(event) => toggle(keyOf(draft), event)}
            />
          ))}
        </ul>
      </section>
      <PublishPanel choice={choice} isFromBefore={isFromBefore} onChooseNone={chooseNone} onPublished={() => choose([])} />
    </div>
  );
};

/** /System/Drafts: what administrators changed and nobody else sees yet, chosen and published together. */
export const Component = () => {
  const found = useDrafts();
  const drafts = found.data?.items ?? [];
  return (
    <WorkspacePage
      title="Drafts"
      lead="Every administrator sees these. Homes and families see them once they’re published."
      faq="catalog-drafts"
    >
      {found.isPending && <SkeletonText lines={8} />}
      {found.isError && !found.data && <FailedQuery of={found} title="We couldn’t load the drafts." />}
      {found.data && drafts.length === 0 && (
        <EmptyState
          icon={FilePenLine}
          title="There are no drafts."
          action={<LinkButton to={workPaths.systemReleases()}>See releases</LinkButton>}
        >
          What you save in the catalog appears here until it’s published.
        </EmptyState>
      )}
      {drafts.length > 0 && <DraftList drafts={drafts} />}
    </WorkspacePage>
  );
};
