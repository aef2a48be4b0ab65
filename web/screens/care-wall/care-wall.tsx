import { useQuery } from '@tanstack/react-query';
import { BedDouble, Maximize2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { PersonInCare } from '#shared/contract/custody-pages.ts';
import { namesTwice } from '#shared/custody/wall/wall-names.ts';
import { byPlace, type PlaceOnWall, spanInShort, type WallWarning, wallWarnings } from '#shared/custody/wall/wall-warnings.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { useNow } from '#web/parts/use-now.ts';
import { When } from '#web/parts/when.tsx';
import { messageOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';

/** How often the wall asks again. */
const REFRESH_MS = 60_000;

const tones = { danger: 'bg-danger-soft text-danger', warning: 'bg-warning-soft text-warning' } as const;

/** Says what is to be looked after. On a wall it's read from far away, so the words are as large as the name. */
const Warnings = ({ warnings }: { warnings: readonly WallWarning[] }) => (
  <ul className="mt-2 grid gap-1.5">
    {warnings.map(({ tone, words }) => (
      <li key={words} className={classNames('rounded-control px-3 py-1.5 font-semibold', tones[tone])}>
        {words}
      </li>
    ))}
  </ul>
);

const coldWords = (cold: PersonInCare['cold'], now: Date): string => {
  if (!cold) return '';
  const span = `In cold for ${spanInShort(now.getTime() - Date.parse(cold.since))}`;
  return cold.reading ? `${span}, ${cold.reading.degrees} °F` : span;
};

const sameName: WallWarning = { tone: 'warning', words: 'Someone else here has the same name' };

type PersonProps = { person: PersonInCare; twins: ReadonlySet<string>; now: Date };

const Person = ({ person, twins, now }: PersonProps) => {
  const { locationId } = useWorkspace();
  const { caseId, caseNumber, name, status, place, cold } = person;
  const warnings = [...wallWarnings(person, now), ...(twins.has(name) ? [sameName] : [])];
  const shelf = place.kind === 'trade' ? place.shelf : place.shelf && `Shelf ${place.shelf}`;
  const where = place.kind === 'remains' ? place.name : shelf;
  const facts = [decedentStatus.label(status), where, coldWords(cold, now)].filter(Boolean);
  return (
    <li className="rounded-control border border-border bg-surface p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <TextLink to={workPaths.decedentCustody({ locationId, caseId })} className="wrap-anywhere text-[1.25em] font-semibold">
          {name}
        </TextLink>
        <span className="text-muted tabular-nums">{caseNumber}</span>
      </p>
      <p className="mt-0.5 wrap-anywhere text-muted">{facts.join(' · ')}</p>
      {warnings.length > 0 && <Warnings warnings={warnings} />}
    </li>
  );
};

type PlaceProps = Omit<PersonProps, 'person'> & { place: PlaceOnWall<PersonInCare> };

const Place = ({ place, ...of }: PlaceProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 text-[1.2em]">
        <span className="wrap-anywhere">{place.name}</span>
        <span className="text-muted tabular-nums">
          {place.people.length}
          <span className="sr-only">{place.people.length === 1 ? ' person' : ' people'}</span>
        </span>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {place.people.map((person) => (
          <Person key={person.caseId} person={person} {...of} />
        ))}
      </ul>
    </section>
  );
};

const Wall = () => {
  const wall = useRef<HTMLDivElement>(null);
  const now = useNow();
  const found = useQuery({
    ...query.custodyPages.getPeopleInCare.queryOptions({ input: {} }),
    ...{ staleTime: 0, refetchInterval: REFRESH_MS, refetchIntervalInBackground: true },
  });
  if (found.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    );
  if (!found.data)
    return (
      <FailedQuery of={found} title="We couldn’t load who is in your care.">
        {messageOf(found.error)}
      </FailedQuery>
    );
  const { people, isPartial } = found.data;
  const twins = namesTwice(people.map(({ name }) => name));
  const updated = <When at={new Date(found.dataUpdatedAt)} />;
  if (people.length === 0)
    return (
      <EmptyState icon={BedDouble} title="Nobody is in your care.">
        Once you record that someone came into your care, they’re listed here by place. Updated {updated}.
      </EmptyState>
    );
  return (
    <div ref={wall} className="overflow-auto bg-page text-base min-[100rem]:text-[1.375rem] [&:fullscreen]:p-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted tabular-nums">
          {people.length === 1 ? '1 person' : `${people.length} people`}. Updated {updated}.
        </p>
        {document.fullscreenEnabled && (
          <Button size="compact" icon={Maximize2} onClick={() => void wall.current?.requestFullscreen()}>
            Full screen
          </Button>
        )}
      </div>
      {found.isError && (
        <Banner tone="danger" role="alert" className="mb-4" title="This isn’t being updated">
          What you see is from {updated}. {messageOf(found.error)}
        </Banner>
      )}
      {isPartial && (
        <Banner tone="warning" className="mb-4" title="Not everyone is here">
          You have more open cases or more people in care than this page shows. See the list of cases for the others.
        </Banner>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20em),1fr))] items-start gap-x-6 gap-y-8">
        {byPlace(people).map((place) => (
          <Place key={place.key} place={place} twins={twins} now={now} />
        ))}
      </div>
    </div>
  );
};

/** /locations/{locationId}/people-in-care: everyone in care by place, large enough for a screen on a wall, which updates itself. */
export const Component = () => (
  <WorkspacePage title="People in care" lead="Where everyone is, and what is due. This page updates itself." faq="cases">
    <Wall />
  </WorkspacePage>
);
