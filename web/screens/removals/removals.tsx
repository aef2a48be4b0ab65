import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { notOffline } from '#shared/custody/trips/trip-queue.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { formatInstant } from '#shared/values/dates.ts';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { query } from '#web/session/query.ts';
import { queryClientOf } from '#web/session/query-client.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '#web/ui/link.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useIsKept } from './keep-files.ts';
import { NeedsYou } from './needs-you.tsx';
import type { TakenAlong, TripHelp } from './store/trip-database.ts';
import { TakeAlong } from './take-along.tsx';
import { TripCase } from './trip-case.tsx';
import { TripLine } from './trip-line.tsx';
import { type ShownTrip, useTrip } from './use-trip.ts';

/** Lets the help open without a connection, with the questions and answers that were taken along. */
function useKeptHelp(help: TripHelp | undefined): void {
  useEffect(() => {
    const { queryKey } = query.marketplace.getAllFaqQuestions.queryOptions({ input: { page: 'removals' } });
    if (help) queryClientOf(null).setQueryData(queryKey, (known) => known ?? help);
  }, [help]);
}

const tagWords = (count: number) => (count === 1 ? '1 unused tag' : `${count} unused tags`);

/** Says what was taken along and when, and whether it opens without a connection. */
const Taken = ({ taken: { pack, personName } }: { taken: TakenAlong }) => {
  const isKept = useIsKept();
  return (
    <p className="max-w-measure text-muted">
      Taken along by {personName} from {pack.homeName} on {formatInstant(pack.takenOn, pack.timeZone)}, with{' '}
      {tagWords(pack.tags.length)}.{isKept && ' This page opens without a connection.'} It’s forgotten when you sign out, or after
      three days, and a case once it no longer waits for you.
    </p>
  );
};

const Cases = ({ shown, taken }: { shown: ShownTrip; taken: TakenAlong }) => {
  const { cases, isAll } = taken.pack;
  if (cases.length === 0)
    return (
      <EmptyState title="Nobody waits to be brought into care.">
        A case shows here once its pickup was requested. Then take it along before you leave.
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-3">
        {cases.map((each) => {
          const waiting = shown.own.filter(({ caseId }) => caseId === each.id).length;
          return (
            <li key={each.id}>
              <Link
                to={workPaths.removals({ caseId: each.id })}
                className="grid min-h-16 gap-1 rounded-card border border-border bg-surface p-4 hover:border-border-strong"
              >
                <span className="wrap-anywhere text-lg font-semibold">{each.decedentFullName}</span>
                <span className="wrap-anywhere text-muted">
                  Case {each.caseNumber}. {each.place || 'Place not known yet'}
                </span>
                <span className="flex flex-wrap gap-2">
                  <Badge tone="info">{decedentStatus.label(each.decedentStatus)}</Badge>
                  {waiting > 0 && <Badge tone="warning">{waiting} only on this phone</Badge>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {!isAll && <p className="text-muted">More wait than one phone takes along. These are 20 of them.</p>}
    </>
  );
};

const List = ({ shown }: { shown: ShownTrip }) => {
  const { taken } = shown;
  return (
    <>
      {taken ? (
        <Cases shown={shown} taken={taken} />
      ) : (
        <EmptyState icon={WifiOff} title="Nothing is taken along yet.">
          Before you leave, take along who waits to be brought into care. Then everything here works without a connection, and is
          sent once you have one.
        </EmptyState>
      )}
      {taken && <Taken taken={taken} />}
      <TakeAlong isAgain={taken !== null} locationId={taken?.locationId} />
      <Disclosure title="What needs a connection">
        <ul className="list-disc pl-5">
          {notOffline.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
};

/** Shows the removals that were taken along, or one of them. Everything here works without a connection. */
export const Component = () => {
  const { caseId } = useParams();
  const shown = useTrip();
  const { taken, own } = shown;
  const of = taken?.pack.cases.find(({ id }) => id === caseId);
  const title = of?.decedentFullName ?? 'Removals';
  usePageTitle(title);
  useKeptHelp(taken?.help);
  if (!shown.isLoaded)
    return (
      <div aria-busy="true" className="mx-auto w-full max-w-3xl px-(--page-gutter) py-6">
        <SkeletonText lines={6} />
      </div>
    );
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-(--page-gutter) py-6">
      <div className="flex items-start gap-4">
        <h1 className="min-w-0 flex-1 wrap-anywhere text-2xl sm:text-3xl">{title}</h1>
        <FaqButton topic="removals" />
      </div>
      <TripLine shown={shown} />
      <NeedsYou queue={own} timeZone={taken?.pack.timeZone ?? 'UTC'} />
      {caseId && !of && (
        <EmptyState title="This case isn’t on this phone.">
          <TextLink to={workPaths.removals()}>See the removals that you took along</TextLink>
        </EmptyState>
      )}
      {taken && of && <TripCase key={of.id} {...{ of, taken }} queue={own} />}
      {!caseId && <List shown={shown} />}
    </div>
  );
};
