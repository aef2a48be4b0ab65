import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus, Tag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TagRow, TagSheetView } from '#shared/contract/tags-views.ts';
import { type TagState, tagPaper, tagRetireReason, tagState } from '#shared/model/enumerations/tag.ts';
import { spelledCode } from '#shared/values/tag-code.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { useWhenWords, When } from '#web/parts/when.tsx';
import { api, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { focusInView } from '#web/ui/focus-in-view.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { MakeDialog } from './make-dialog.tsx';

/** Keeps which tags are shown in the address. */
const useShownState = () => {
  const [search, setSearch] = useSearchParams();
  const state = tagState.values.find((each) => each === search.get('state')) ?? 'unbound';
  const change = (next: TagState) =>
    setSearch(next === 'unbound' ? {} : { state: next }, { replace: true, flushSync: true, preventScrollReset: true });
  return { state, change };
};

function useTags(state: TagState) {
  const options = query.tags.getTags.infiniteOptions({
    input: (cursor: string | undefined) => ({ state, pageSize: 50, ...(cursor ? { cursor } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  return useInfiniteQuery({ ...options, refetchOnWindowFocus: true });
}

const noTags: Readonly<Record<TagState, { title: string; words: string }>> = {
  unbound: {
    title: 'There are no unused tags.',
    words: 'Make some and print them, so that a tag is at hand for the next person who comes into your care.',
  },
  bound: { title: 'No tag is in use.', words: 'A tag is bound to a person on the Tags page of their case.' },
  retired: { title: 'No tag was retired.', words: 'Tags that are damaged, lost, or no longer needed appear here.' },
};

const TagLine = ({ tag, onDiscard }: { tag: TagRow; onDiscard: () => void }) => {
  const { locationId, may } = useWorkspace();
  const { code, owner, state, retirement, changedOn } = tag;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 p-4">
      <span className="font-mono text-base font-semibold">{spelledCode(code)}</span>
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {owner && (
          <TextLink to={workPaths.caseTags({ locationId, caseId: owner.id })}>
            {owner.decedentFullName}, {owner.caseNumber}
          </TextLink>
        )}
        {retirement && (
          <span className="text-muted">
            {owner && '. '}
            {[tagRetireReason.label(retirement.reason), retirement.note].filter(Boolean).join(': ')}
          </span>
        )}
      </span>
      <span className="text-muted">
        <When at={changedOn} />
      </span>
      {state === 'unbound' && may('cases.change') && (
        <Button size="compact" look="quiet" onClick={onDiscard}>
          Retire <span className="sr-only">{spelledCode(code)}</span>
        </Button>
      )}
    </li>
  );
};

const TagList = ({ state, onMake }: { state: TagState; onMake: () => void }) => {
  const { may } = useWorkspace();
  const found = useTags(state);
  const [discarded, setDiscarded] = useState<TagRow | null>(null);
  if (found.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    );
  if (!found.data) return <FailedQuery of={found} title="We couldn’t load the tags." />;
  const items = found.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    const { title, words } = noTags[state];
    const canMake = state === 'unbound' && may('cases.change');
    return (
      <EmptyState icon={Tag} title={title} action={canMake && <Button onClick={onMake}>Make tags</Button>}>
        {words}
      </EmptyState>
    );
  }
  return (
    <>
      <Card>
        <ul aria-label={`Tags: ${tagState.label(state)}`} className="divide-y divide-border">
          {items.map((tag) => (
            <TagLine key={tag.id} tag={tag} onDiscard={() => setDiscarded(tag)} />
          ))}
        </ul>
      </Card>
      <LoadMore
        count={items.length}
        total={found.data.pages[0]?.counts[state]}
        noun="tags"
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        onLoadMore={() => void found.fetchNextPage()}
      />
      {discarded && <DiscardDialog tag={discarded} onClose={() => setDiscarded(null)} />}
    </>
  );
};

const countWords = (count: number): string => `${count} ${count === 1 ? 'tag' : 'tags'}`;

const fetchSheet = (id: string) => () => api.tagPapers.printTags({ id, site: location.origin });

/** Leads on to printing what was just made: its button has the focus. */
const Made = ({ sheet: { id, paper, count } }: { sheet: TagSheetView }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusInView(() => box.current), []);
  return (
    <Panel title={count === 1 ? 'Your new tag' : 'Your new tags'}>
      <div ref={box} className="grid justify-items-start gap-3">
        <p className="max-w-measure text-muted">
          {countWords(count)}, {tagPaper.label(paper)}. Print at 100%, not fitted to the page.
        </p>
        <OpenPdf look="primary" fetchPdf={fetchSheet(id)}>
          Print {count === 1 ? 'this tag' : `these ${count} tags`}
        </OpenPdf>
      </div>
    </Panel>
  );
};

/** Lists the latest prints, each to be printed again with what is unused of it. */
const Sheets = () => {
  const { may } = useWorkspace();
  const { whenWords } = useWhenWords();
  const sheets = useQuery(query.tags.getTagSheets.queryOptions({ input: {} }));
  if (!sheets.data || sheets.data.items.length === 0 || !may('cases.change')) return null;
  return (
    <Panel title="Prints">
      <p className="mb-3 max-w-measure text-muted">
        Print at 100%, not fitted to the page. If you print again, throw the first print away: tags that are in use or retired are
        left out.
      </p>
      <ul className="divide-y divide-border">
        {sheets.data.items.map(({ id, paper, count, madeBy, madeOn }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <span className="min-w-0 wrap-anywhere">
              {countWords(count)}, {tagPaper.label(paper)}
              <span className="block text-muted">
                {madeBy}, <When at={madeOn} />
              </span>
            </span>
            <OpenPdf size="compact" fetchPdf={fetchSheet(id)}>
              Print{' '}
              <span className="sr-only">
                the {countWords(count)} that {madeBy} made {whenWords(madeOn)}
              </span>
            </OpenPdf>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** How many tags are in each state, once that is known. */
const useCounts = (state: TagState) => useTags(state).data?.pages[0]?.counts;

/** /locations/{locationId}/tags: the home's tags, and prints of new ones. */
export const Component = () => {
  const { whyNot } = useWorkspace();
  const { state, change } = useShownState();
  const counts = useCounts(state);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<TagSheetView | null>(null);
  const reason = whyNot('cases.change');
  return (
    <WorkspacePage
      title="Tags"
      lead={reason ?? 'A tag stays with a person as long as they’re in your care. Scanning it shows who they are.'}
      actions={
        reason === null && (
          <Button size="compact" look="primary" icon={Plus} onClick={() => setIsMaking(true)}>
            Make tags
          </Button>
        )
      }
    >
      <div className="grid gap-6">
        {made && <Made key={made.id} sheet={made} />}
        <div className="grid gap-4">
          <Segments
            label="Which tags"
            value={state}
            onChange={change}
            segments={tagState.values.map((value) => ({
              value,
              label: counts ? `${tagState.label(value)} (${counts[value]})` : tagState.label(value),
            }))}
          />
          <TagList key={state} state={state} onMake={() => setIsMaking(true)} />
        </div>
        <Sheets />
      </div>
      {isMaking && <MakeDialog onMade={setMade} onClose={() => setIsMaking(false)} />}
    </WorkspacePage>
  );
};
