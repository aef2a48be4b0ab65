import { useInfiniteQuery } from '@tanstack/react-query';
import { FileClock } from 'lucide-react';
import { exactWhenWords } from '#web/parts/when-words.ts';
import { query } from '#web/session/query.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ListFrame } from '../../providers/list-frame.tsx';

const changesWords = (count: number): string =>
  count === 1 ? '1 entry changed' : `${count.toLocaleString('en-US')} entries changed`;

/** /System/Releases: what was published, by whom, when, and why. */
export const Component = () => {
  const found = useInfiniteQuery(
    query.systemCatalog.getReleases.infiniteOptions({
      input: (cursor: string | undefined) => ({ pageSize: 50, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  );
  const listed = {
    ...found,
    data: found.data && {
      pages: found.data.pages.map(({ items }) => ({ items: items.map((each) => ({ ...each, id: String(each.release) })) })),
    },
  };
  return (
    <WorkspacePage
      title="Releases"
      lead="Each release changed the catalog for everyone in one instant. Reverting one makes drafts of how it was before."
      faq="catalog-releases"
    >
      <ListFrame
        found={listed}
        noun={['release', 'releases']}
        failed="We couldn’t load the releases."
        empty={
          <EmptyState icon={FileClock} title="Nothing was published yet.">
            The first release is made when you publish drafts.
          </EmptyState>
        }
        row={({ release, note, publishedBy, publishedOn, changeCount }) => (
          <Card className="p-4 text-sm">
            <h2 className="font-sans text-sm font-semibold">
              <TextLink data-row to={workPaths.systemRelease({ release })}>
                Release {release}
              </TextLink>
            </h2>
            <p className="mt-1 wrap-anywhere">{note}</p>
            <p className="mt-0.5 text-xs text-muted">
              {publishedBy}, {exactWhenWords(publishedOn)}
              {changeCount !== null && `, ${changesWords(changeCount)}`}
            </p>
          </Card>
        )}
      />
    </WorkspacePage>
  );
};
