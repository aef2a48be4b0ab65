import { useQuery } from '@tanstack/react-query';
import { FileQuestionMark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { blankEntry, copyOfEntry } from '#shared/catalog/blank-entry.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { entryPath, type NounScreen, ownScreenOf } from '../noun-screens.ts';
import { useNounScreen } from '../use-noun-screen.ts';
import { EntryPage } from './entry-page.tsx';

const newId = () => crypto.randomUUID();

/** What a new entry begins as: nothing of it is saved. */
const newRow = ({ noun, only = {} }: NounScreen): EntryRow => ({
  entry: { ...blankEntry(nouns[noun], newId), ...only },
  name: `New ${nouns[noun].one}`,
  version: 0,
  base: null,
  state: 'new',
  isMoved: false,
  isRetired: false,
  wasRetired: false,
  savedBy: null,
  savedOn: null,
  lastChange: null,
  faults: [],
  uses: { entries: 0, counted: null },
});

/** Loads an entry as it is now. One that is open isn't loaded again by itself: its form has it. */
const useEntry = (screen: NounScreen, id: string | null) =>
  useQuery({
    ...query.systemCatalog.getEntry.queryOptions({ input: { noun: screen.noun, id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

type EntryDetails = NonNullable<ReturnType<typeof useEntry>['data']>;
type LoadedProps = { screen: NounScreen; id: string; children: (row: EntryDetails) => ReactNode };

const Loaded = ({ screen, id, children }: LoadedProps) => {
  const found = useEntry(screen, id);
  if (found.data) return children(found.data);
  const { one } = nouns[screen.noun];
  const isMissing = ['not_found', 'invalid_input'].includes(problemOf(found.error)?.code ?? '');
  return (
    // Until it's loaded, the title is only a placeholder, which the entry's own title replaces.
    <div aria-busy={found.isPending || undefined}>
      <WorkspacePage title={screen.title} faq="catalog-entry">
        {found.isPending && (
          <div className="max-w-form">
            <SkeletonText lines={10} />
          </div>
        )}
        {isMissing && (
          <EmptyState
            icon={FileQuestionMark}
            title={`There is no such ${one}.`}
            action={<LinkButton to={screen.path}>See all {nouns[screen.noun].many}</LinkButton>}
          >
            It may have been a draft that was discarded.
          </EmptyState>
        )}
        {found.isError && !isMissing && <FailedQuery of={found} title={`We couldn’t load this ${one}.`} />}
      </WorkspacePage>
    </div>
  );
};

type NewEntryProps = { screen: NounScreen; from?: AnyEntry; onCreated: (id: string) => void };

const NewEntry = ({ screen, from, onCreated }: NewEntryProps) => {
  const [row] = useState(() => newRow(screen));
  const [copy] = useState(() => from && copyOfEntry(nouns[screen.noun], from, newId));
  const begun = copy ? { ...row, entry: { ...row.entry, id: copy.id } } : row;
  // Each kind of entry, and each copy, is unfinished on its own.
  const keptUnder = ['new', screen.path, ...(from ? [from.id] : [])].join(':');
  return <EntryPage screen={screen} row={begun} {...(copy ? { first: copy } : {})} {...{ keptUnder, onCreated }} />;
};

/** Opens an entry on the screen of its kind: a link that knows only its id may lead to another one of the noun. */
const OnOwnScreen = ({ screen, row }: { screen: NounScreen; row: EntryDetails }) => {
  const { search, hash } = useLocation();
  const own = ownScreenOf(screen, row.entry);
  if (own === screen) return <EntryPage screen={screen} row={row} />;
  return <Navigate to={{ pathname: entryPath(own, row.entry.id), search, hash }} replace />;
};

/** What an address asks for: an entry, or, with the id `new`, one that isn't saved yet, which may begin as a copy. */
type Asked = { id: string; from: string | null };

/**
 * Returns which form to show for an address, with a key of its own. The form of a new entry stays when the entry is saved and its address becomes the entry's: someone who types on
 * is still in the same field.
 */
function useShownForm(screen: NounScreen, asked: Asked) {
  const at = [screen.path, asked.id, asked.from].join(' ');
  const [shown, setShown] = useState({ at, form: asked, nth: 0, created: '' });
  let now = shown;
  if (shown.at !== at) {
    const goesOn = asked.id === shown.created;
    now = { ...shown, at, created: '', ...(goesOn ? {} : { form: asked, nth: shown.nth + 1 }) };
    setShown(now);
  }
  return { ...now.form, nth: now.nth, onCreated: (created: string) => setShown((before) => ({ ...before, created })) };
}

/** One entry of a noun: its form, its history, and what uses it. `new` is one that isn't saved yet, `?from=` a copy of another. */
export const Component = () => {
  const screen = useNounScreen();
  const { id: asked = '' } = useParams();
  const [search] = useSearchParams();
  const { id, from, nth, onCreated } = useShownForm(screen, { id: asked, from: search.get('from') });
  if (id.toLowerCase() !== 'new')
    return (
      <Loaded key={nth} screen={screen} id={id}>
        {(row) => <OnOwnScreen screen={screen} row={row} />}
      </Loaded>
    );
  if (from === null) return <NewEntry key={nth} {...{ screen, onCreated }} />;
  return (
    <Loaded key={nth} screen={screen} id={from}>
      {({ entry }) => <NewEntry {...{ screen, onCreated }} from={entry} />}
    </Loaded>
  );
};
