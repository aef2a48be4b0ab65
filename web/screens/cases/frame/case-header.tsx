import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ceremonyWords, nextCeremony } from '#shared/calendar/words.ts';
import { timing } from '#shared/model/enumerations/case.ts';
import { dayOf } from '#shared/values/wall-time.ts';
import { query as search } from '#web/path-parts.ts';
import { query } from '#web/session/index.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NavLink } from '#web/ui/link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { CareBadge, StatusBadge } from '../case-badges.tsx';
import { useAssigned } from '../use-assigned.ts';
import { useCaseFrame } from '../use-case.ts';
import { caseSections, sectionOfQuestions } from './case-sections.ts';

const linkClass =
  '-mb-px focus-visible:-outline-offset-3 inline-flex min-h-10 items-center whitespace-nowrap rounded-t-chip border-b-2 border-transparent px-3 lg:px-2 min-[90rem]:px-3 font-semibold text-muted transition-colors duration-(--hover) hover:text-text aria-[current=page]:border-primary aria-[current=page]:text-primary';

/** How much of the neighbors of the current page shows, in pixels, so that the row looks like one that scrolls. */
const PEEK = 48;

/** Links the pages of a case in a row, which scrolls sideways if the current one isn't in view from the start. */
const CaseNavigation = () => {
  const { locationId, caseId, sight } = useCaseFrame();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const sections = caseSections(sight);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current page of the case changes with the address.
  useEffect(() => {
    // Scroll only the row: `scrollIntoView` would scroll the page too.
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list.current || !current) return;
    const start = current.offsetLeft - list.current.offsetLeft;
    const fits = start + current.offsetWidth + PEEK <= list.current.clientWidth;
    list.current.scrollLeft = fits ? 0 : start - PEEK;
  }, [pathname]);
  if (sections.length < 2) return <div className="border-b border-border" />;
  return (
    <nav aria-label="Case" data-chrome className="border-b border-border">
      <ul ref={list} className="fades-sideways -mx-1 flex gap-1 overflow-x-auto px-1 pt-1">
        {sections.map(({ key, label, to }) => (
          <li key={key} className="shrink-0">
            <NavLink to={to({ locationId, caseId })} isExact={key === ''} className={linkClass}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Says who at the home the case is assigned to. */
const Assigned = () => {
  const { name, isPending } = useAssigned();
  if (isPending) return null;
  const words = name ?? 'nobody';
  return (
    <>
      <span aria-hidden="true">·</span>
      <span>Assigned to {words}</span>
    </>
  );
};

/** The service or viewing that is on or next, with its day and place, as a way to its day on the calendar. */
const NextService = () => {
  const { locationId, row } = useCaseFrame();
  const next = nextCeremony(row.ceremonies, Date.now());
  if (!next) return null;
  return (
    <>
      <span aria-hidden="true">·</span>
      <span className="wrap-anywhere">
        Next: <TextLink to={workPaths.calendar({ locationId, date: dayOf(next.startsAt) })}>{ceremonyWords(next)}</TextLink>
      </span>
    </>
  );
};

/** The way back to the message that the case was opened from, for those who read messages. */
const FirstMessage = () => {
  const { locationId, row, may } = useCaseFrame();
  if (row.messageId === undefined || !may('messages.read')) return null;
  return (
    <>
      <span aria-hidden="true" className="print:hidden">
        ·
      </span>
      <TextLink to={workPaths.thread({ locationId, threadId: row.messageId })} className="print:hidden">
        Their message
      </TextLink>
    </>
  );
};

/** The way to the sheet that everyone who works on the case prints. */
const FaceSheetLink = () => {
  const { locationId, caseId, may } = useCaseFrame();
  if (!may('case-files.read')) return null;
  return (
    <TextLink to={workPaths.faceSheet({ locationId, caseId })} className="ml-auto inline-flex items-center gap-1.5 print:hidden">
      <Icon of={Printer} size={16} />
      Face sheet
    </TextLink>
  );
};

/** Links the pages on which required answers are missing, each at its first one, with how many there are. A closed case is missing nothing. */
const MissingLinks = () => {
  const { caseId, locationId, row, sight } = useCaseFrame();
  const isOpen = row.status === 'active' || row.status === 'lead';
  const cards = useQuery({
    ...query.caseDetails.getCaseCards.queryOptions({ input: { id: caseId } }),
    enabled: isOpen && sight === 'staff',
  });
  const lacking = (isOpen && cards.data?.items.filter(({ missing }) => missing.length > 0)) || [];
  const links = lacking.flatMap(({ page, title, missing }) => {
    const section = sectionOfQuestions(page);
    if (!section) return [];
    const to = `${section.to({ locationId, caseId })}${search({ action: missing[0]?.identifier })}`;
    return [{ page, to, words: `${title} (${missing.length})` }];
  });
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-2 text-muted print:hidden">
      <span>Missing:</span>
      {links.map(({ page, to, words }) => (
        <TextLink key={page} to={to}>
          {words}
        </TextLink>
      ))}
    </p>
  );
};

/**
 * Says who the case is about and its status, above every page of it and in view while the page scrolls. The name is the h1 if the page has no other.
 */
export const CaseHeader = ({ isTitle, back }: { isTitle: boolean; back?: ReactNode }) => {
  const { locationId, row } = useCaseFrame();
  const name = row.decedentFullName;
  return (
    <div
      data-case-header
      className="z-10 -mx-(--page-gutter) -mt-4 mb-5 bg-bg px-(--page-gutter) pt-3 lg:sticky lg:top-(--desk-bar) print:static"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {isTitle ? (
          <h1 className="wrap-anywhere text-xl leading-tight">{name}</h1>
        ) : (
          <p className="wrap-anywhere font-serif text-xl font-semibold leading-tight">{name}</p>
        )}
        <p className="flex flex-wrap items-center gap-2">
          <StatusBadge status={row.status} />
          <CareBadge status={row.decedentStatus} />
        </p>
        <p className="flex flex-wrap gap-x-2 text-muted">
          <TextLink to={workPaths.cases({ locationId })} className="print:hidden">
            Cases
          </TextLink>
          <span aria-hidden="true" className="print:hidden">
            /
          </span>
          <span className="tabular-nums">
            <span className="sr-only">Case number </span>
            {row.caseNumber}
          </span>
          <span aria-hidden="true">·</span>
          <span>{timing.label(row.type)}</span>
          <Assigned />
          <NextService />
          <FirstMessage />
        </p>
        {back && <p className="print:hidden">{back}</p>}
        <MissingLinks />
        <FaceSheetLink />
      </div>
      <CaseNavigation />
    </div>
  );
};
