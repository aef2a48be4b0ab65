import { CircleCheck } from 'lucide-react';
import { useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DraftInShort } from '#shared/contract/system-catalog-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { exactWhenWords } from '#web/parts/when-words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { ListSearch } from '#web/workspace/list-search.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ImportJob } from '../catalog/bulk/import-job.tsx';
import { changeWords } from '../catalog/drafts/chosen-drafts.ts';
import { useDrafts } from '../catalog/drafts/use-drafts.ts';
import { foundPath, resultWords } from '../catalog/found-entry.ts';
import { useCatalogSearch } from '../catalog/use-catalog-search.ts';
import { FullDryRuns } from '../dry-run/full-dry-runs.tsx';
import { systemGroups } from '../frame/system-links.ts';
import { ActingNow } from '../support-sessions.tsx';
import { SearchResults } from './search-results.tsx';

/** How many drafts and faults show here; the drafts' own screen has all. */
const FEW = 6;

const DraftLine = ({ draft }: { draft: DraftInShort }) => {
  const path = draft.kind === 'entry' ? foundPath(draft) : undefined;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2">
      <span className="min-w-0 font-semibold wrap-anywhere">
        <TextLink to={path ?? workPaths.systemDrafts()}>{draft.name}</TextLink>
      </span>
      <span className="text-xs text-muted">
        {changeWords(draft)}, {draft.savedBy}, {exactWhenWords(draft.savedOn)}
      </span>
    </li>
  );
};

type LinesProps = { drafts: readonly DraftInShort[]; empty: string };

const Lines = ({ drafts, empty }: LinesProps) =>
  drafts.length === 0 ? (
    <p className="flex items-center gap-2 text-muted">
      <Icon of={CircleCheck} size={18} className="text-success" />
      {empty}
    </p>
  ) : (
    <ul className="divide-y divide-border">
      {drafts.slice(0, FEW).map((draft) => (
        <DraftLine key={`${draft.noun} ${draft.id}`} draft={draft} />
      ))}
    </ul>
  );

/** The newest drafts, and those that need fixes before they can be published. */
const Work = () => {
  const found = useDrafts();
  if (found.isPending) return <SkeletonText lines={6} />;
  if (!found.data) return <FailedQuery of={found} title="We couldn’t load the drafts." />;
  const drafts = found.data.items;
  const faulty = drafts.filter(({ faults, isMoved }) => faults.length > 0 || isMoved);
  const toAll = <TextLink to={workPaths.systemDrafts()}>See all {drafts.length}</TextLink>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-2">
      <Panel title="Drafts" aside={drafts.length > 0 && toAll}>
        <Lines drafts={drafts} empty="Everything is published." />
      </Panel>
      <Panel title="Needs fixes">
        <Lines drafts={faulty} empty="No draft has problems." />
      </Panel>
    </div>
  );
};

/** Every screen, for people who look for one and on phones, which have no rail. */
const Screens = () => (
  <Panel title="Screens">
    <div className="gap-x-6 sm:columns-2 lg:columns-3 wide:columns-4">
      {systemGroups.map(({ key, label, links }) => (
        <section key={key} aria-labelledby={`screens-${key}`} className="mb-5 break-inside-avoid">
          <h3 id={`screens-${key}`} className="font-sans text-xs font-semibold text-subtle">
            {label}
          </h3>
          <ul className="mt-1">
            {links.map(({ key: link, label: title, to }) => (
              <li key={link}>
                <TextLink to={to} className="inline-flex min-h-8 items-center pointer-coarse:min-h-11">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </Panel>
);

/** /System: a search over everything, what is drafted, what needs fixes, and every screen. */
export const Component = () => {
  const [params, setParams] = useSearchParams();
  const query = params.get('query')?.trim() ?? '';
  const box = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const search = useCatalogSearch(query);
  return (
    <WorkspacePage title="System" faq="system">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <search>
          <ListSearch
            label="Search the catalog"
            placeholder="Search names and texts"
            isWide
            box={box}
            words={query}
            onChange={(words) => setParams(words ? { query: words } : {}, { replace: true })}
            onDown={() => document.querySelector<HTMLElement>('main [data-row]')?.focus()}
            describedBy={hintId}
          />
          <p id={hintId} className="mt-1 text-xs text-muted">
            Narrow it with “basic services” (words together), is:draft (a state), noun:services (one list), reads:timing (what a
            rule reads), or -word (leave it out).
          </p>
        </search>
        <p role="status" className="text-xs text-muted tabular-nums empty:hidden">
          {query !== '' && search.state === 'ready' && resultWords(search.found.length, search.total)}
        </p>
        {query !== '' && <SearchResults query={query} search={search} />}
        <ActingNow />
        <FullDryRuns />
        <ImportJob />
        <Work />
        <Screens />
      </div>
    </WorkspacePage>
  );
};
