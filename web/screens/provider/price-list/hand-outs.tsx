import { HandHelping } from 'lucide-react';
import { useState } from 'react';
import { maxPageSize } from '#shared/contract/page.ts';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import { handOutHow, priceListPaper } from '#shared/model/enumerations/price-list.ts';
import { formatInstant } from '#shared/values/dates.ts';
import { ExportCsv } from '#web/parts/export-csv.tsx';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { HandOutDialog } from './hand-out-dialog.tsx';
import { useHandOuts } from './use-price-list.ts';

/** The most hand-outs in one file. */
const MAX_EXPORTED = 5000;

/** Reads every hand-out, page by page, and makes a file of them. */
async function handOutsFile(timeZone: string, onProgress: (rows: number) => void) {
  const rows: string[][] = [];
  let cursor: string | null | undefined;
  while (cursor !== null && rows.length < MAX_EXPORTED) {
    const page = await api.priceLists.getHandOuts({ pageSize: maxPageSize, ...(cursor ? { cursor } : {}) });
    for (const { to, caseName, how, at, by, paper, hash } of page.items)
      rows.push([to, caseName ?? '', priceListPaper.label(paper), handOutHow.label(how), by, formatInstant(at, timeZone), hash]);
    cursor = page.nextCursor;
    onProgress(rows.length);
  }
  const heading = ['Given to', 'Case', 'List', 'How', 'By', 'When', 'SHA-256 of the file'];
  const isCut = cursor !== null;
  return { heading, rows, ...(isCut ? { note: `A file has at most ${MAX_EXPORTED.toLocaleString('en-US')} hand-outs.` } : {}) };
}

const Table = ({ timeZone, list }: { timeZone: string; list: ReturnType<typeof useHandOuts> }) => {
  const { locationId } = useWorkspace();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <ul className="mt-6 divide-y divide-border border-y border-border">
        {items.map(({ id, to, how, at, by, paper, hash, caseId, caseName }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0 break-words">
              <p className="font-semibold">{to}</p>
              {caseId && (
                <p>
                  Case: <TextLink to={workPaths.caseDashboard({ locationId, caseId })}>{caseName}</TextLink>
                </p>
              )}
              <p className="text-muted">
                {priceListPaper.label(paper)}, {handOutHow.label(how).toLowerCase()}
                {by && `, by ${by}`} · <code className="text-xs">{hash.slice(0, 16)}…</code>
              </p>
            </div>
            <time dateTime={at} className="text-muted tabular-nums">
              {formatInstant(at, timeZone)}
            </time>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <ExportCsv name="hand-outs" file={(onProgress) => handOutsFile(timeZone, onProgress)} />
      </div>
      <LoadMore
        count={items.length}
        noun="hand-outs"
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </>
  );
};

/** Lists who got the lists: online views are recorded automatically, and staff record what they hand out. */
export const HandOuts = ({ draft }: { draft: PriceListDraft }) => {
  const { may, whyNot } = useWorkspace();
  const list = useHandOuts();
  const [isWriting, setIsWriting] = useState(false);
  const reason = draft.inForce ? whyNot('price-lists.hand-out') : 'You can record hand-outs once you publish a list.';
  return (
    <div className="pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-measure text-muted">
          Give the list, to keep, to everyone who asks about prices in person, before you discuss any. When someone opens a list
          on Yarrow, that is recorded automatically.
        </p>
        <Button
          size="compact"
          look="primary"
          disabled={!may('price-lists.hand-out') || !draft.inForce}
          onClick={() => setIsWriting(true)}
        >
          Record a hand-out
        </Button>
      </div>
      {reason && (
        <Banner tone="info" className="mt-4">
          {reason}
        </Banner>
      )}
      {list.isPending ? (
        <div aria-busy="true" className="mt-6">
          <SkeletonText lines={4} />
        </div>
      ) : list.isError && !list.data ? (
        <FailedQuery of={list} className="mt-6" title="We couldn’t load the hand-outs.">
          {messageOf(list.error)}
        </FailedQuery>
      ) : list.data.pages[0]?.items.length === 0 ? (
        <EmptyState className="mt-6" icon={HandHelping} title="No list has been handed out yet." />
      ) : (
        <Table timeZone={draft.timeZone} list={list} />
      )}
      {isWriting && draft.inForce && <HandOutDialog version={draft.inForce} onClose={() => setIsWriting(false)} />}
    </div>
  );
};
