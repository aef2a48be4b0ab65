import { History } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { VersionView } from '#shared/contract/price-lists.ts';
import { type PriceListPaper, priceListPaper } from '#shared/model/enumerations/price-list.ts';
import { dateInZone, formatCalendarDate } from '#shared/values/dates.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { PdfPages } from '#web/parts/pdf-pages/index.ts';
import { messageOf } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { OpenPaper } from './open-paper.tsx';
import { versionSource } from './paper-source.ts';
import { useVersions } from './use-price-list.ts';

const dayOf = (instant: string, timeZone: string) => formatCalendarDate(dateInZone(instant, timeZone));

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

const handedOutWords = ({ handedOut, lastHandedOutAt }: VersionView, timeZone: string) =>
  lastHandedOutAt ? `Handed out ${times(handedOut)}, last on ${dayOf(lastHandedOutAt, timeZone)}` : 'Not handed out yet';

const retentionWords = ({ keepUntil }: VersionView) =>
  keepUntil ? `Keep until ${formatCalendarDate(keepUntil)} at least` : 'Kept while in effect, and for years afterward';

/** Keeps which PDF of which version is shown in the address, so that it is there again after a reload. */
function useSelectedPdf() {
  const [params, setParams] = useSearchParams();
  const show = (version: string | null, paper: PriceListPaper) =>
    setParams(
      (before) => {
        for (const name of ['version', 'paper']) before.delete(name);
        if (version) before.set('version', version);
        if (version && paper !== 'gpl') before.set('paper', paper);
        return before;
      },
      { replace: true },
    );
  return {
    isShown: (id: string, paper: string) => params.get('version') === id && (params.get('paper') ?? 'gpl') === paper,
    show,
  };
}

const Paper = ({ version, paper: { paper, pages, hash } }: { version: VersionView; paper: VersionView['papers'][number] }) => {
  const { isShown, show } = useSelectedPdf();
  const isOpen = isShown(version.id, paper);
  const name = priceListPaper.label(paper);
  const since = formatCalendarDate(version.effectiveOn);
  return (
    <li className="min-w-0">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        <OpenPaper id={version.id} paper={paper} label={name} isQuiet />
        <Button
          size="compact"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} the pages: ${name}, effective ${since}`}
          onClick={() => show(isOpen ? null : version.id, paper)}
        >
          {isOpen ? 'Hide the pages' : 'Show the pages'}
        </Button>
        <span className="min-w-0 text-muted">
          {pages} {pages === 1 ? 'page' : 'pages'} · SHA-256{' '}
          <code className="text-xs break-all" title={hash}>
            {hash.slice(0, 16)}…
          </code>
        </span>
      </div>
      {isOpen && (
        <div className="mt-3">
          <PdfPages
            name={`the ${name} effective ${since}`}
            source={versionSource(version.id, paper)}
            none={<p className="text-muted">This document is no longer kept.</p>}
          />
        </div>
      )}
    </li>
  );
};

const Version = ({ version }: { version: VersionView }) => {
  const { timeZone } = useWorkspace();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-base font-semibold">Effective {formatCalendarDate(version.effectiveOn)}</h3>
        {version.isInForce && <Badge tone="success">In force</Badge>}
        {version.isScheduled && <Badge tone="info">Scheduled</Badge>}
        {!version.isInForce && !version.isScheduled && <Badge>Past</Badge>}
      </div>
      <p>
        {version.isScheduled ? 'Scheduled' : 'Published'} on {dayOf(version.publishedOn, timeZone)}
        {version.publishedBy && ` by ${version.publishedBy}`}.
        {!version.isScheduled && ` ${handedOutWords(version, timeZone)}. ${retentionWords(version)}.`}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {version.papers.map((paper) => (
          <Paper key={paper.paper} version={version} paper={paper} />
        ))}
      </ul>
    </li>
  );
};

/** Lists what was published, the latest first. None of it ever changes, or goes away before its time. */
export const Versions = () => {
  const versions = useVersions();
  if (versions.isPending)
    return (
      <div aria-busy="true" className="pt-6">
        <SkeletonText lines={5} />
      </div>
    );
  if (versions.isError && !versions.data)
    return (
      <FailedQuery of={versions} className="mt-6" title="We couldn’t load the versions.">
        {messageOf(versions.error)}
      </FailedQuery>
    );
  const items = versions.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState className="mt-6" icon={History} title="Nothing has been published yet.">
        Every list you publish is kept here with its date, pages, and fingerprint.
      </EmptyState>
    );
  return (
    <div className="pt-6">
      <Card>
        <ul className="divide-y divide-border">
          {items.map((version) => (
            <Version key={version.id} version={version} />
          ))}
        </ul>
      </Card>
      <LoadMore
        count={items.length}
        total={versions.data.pages[0]?.total}
        noun="versions"
        hasMore={versions.hasNextPage}
        isLoading={versions.isFetchingNextPage}
        onLoadMore={() => void versions.fetchNextPage()}
      />
    </div>
  );
};
