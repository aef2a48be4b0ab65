import { SearchX } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { moveInList } from '#web/workspace/keys/move-in-list.ts';
import { foundPath, foundWords } from '../catalog/found-entry.ts';
import type { CatalogSearch } from '../catalog/use-catalog-search.ts';
import { searchesElsewhere } from '../frame/search-elsewhere.ts';

type SearchResultsProps = { query: string; search: CatalogSearch };

/** Shows what a search over the catalog found, each with where it's edited. */
export const SearchResults = ({ query, search: { found, state, total, failedWords, retry } }: SearchResultsProps) => {
  const elsewhere = searchesElsewhere(query);
  if (state === 'failed')
    return failedWords ? (
      <p role="alert" className="text-danger">
        {failedWords}
      </p>
    ) : (
      <FailedPanel title="We couldn’t search the catalog." onRetry={retry} />
    );
  if (state === 'loading') return <SkeletonText lines={5} />;
  if (found.length === 0)
    return (
      <EmptyState icon={SearchX} title={`Nothing found for “${query}”`}>
        Try fewer words, or a part of a name.{elsewhere.length > 0 && ' Homes and people are searched on their own screens:'}
        <ul className="mt-2 grid gap-1">
          {elsewhere.map(({ key, label, by, to }) => (
            <li key={key}>
              <TextLink to={to}>{label}</TextLink> <span className="text-xs">{by}</span>
            </li>
          ))}
        </ul>
      </EmptyState>
    );
  return (
    <Card data-list className="px-4 py-1">
      <ul className="divide-y divide-border" onKeyDown={moveInList}>
        {found.map((each, at) => {
          const path = foundPath(each);
          return (
            <li key={`${each.noun} ${each.id}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2">
              <span className="min-w-0 font-semibold wrap-anywhere">
                {path ? (
                  <TextLink to={path} data-row={at}>
                    {each.name}
                  </TextLink>
                ) : (
                  each.name
                )}
              </span>
              <span className="text-xs text-muted">{foundWords(each)}</span>
            </li>
          );
        })}
      </ul>
      {found.length < total && <p className="py-2 text-xs text-muted">More entries match. Add a word to see them.</p>}
    </Card>
  );
};
