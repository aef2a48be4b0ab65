import { FailedQuery } from '#web/parts/failed-query.tsx';
import '#web/document-calls.ts';
import { useQuery } from '@tanstack/react-query';
import type { CarePageRow } from '#shared/contract/custody-pages.ts';
import { effectsStatus } from '#shared/custody/effects/effect-standing.ts';
import { isReleaseOwed } from '#shared/custody/pages/remains-locks.ts';
import { placeWords } from '#shared/custody/wall/wall-warnings.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { reductionAct } from '#shared/model/enumerations/handoff.ts';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { When } from '#web/parts/when.tsx';
import { api, messageOf, query } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { CareBadge } from '../case-badges.tsx';
import { CasePage } from '../case-page.tsx';
import { Fix } from '../changes/missing-lines.tsx';
import { NamesakesOfCase } from '../namesakes.tsx';
import { TimelineItem } from '../timeline-item.tsx';
import { useCase } from '../use-case.ts';
import { CareStatusBadge } from './care-status-badge.tsx';
import { CareTimeline } from './care-timeline.tsx';
import { FamilyUntold } from './family-untold.tsx';
import { CaseHandoffs } from './handoffs/case-handoffs.tsx';
import { HoldBanner } from './hold-banner.tsx';
import { NextMoves } from './next-moves.tsx';
import { PreservationNotice } from './preservation-notice.tsx';

/** How many missing fields of a page are named. */
const SHOWN = 4;

/** A page that is still to be done, with what it lacks. */
const OpenPage = ({ row }: { row: CarePageRow }) => {
  const { locationId, caseId, may } = useCase();
  const mayFill = may('decedent.move');
  const at = { locationId, caseId, page: row.page };
  const others = row.missing.length - SHOWN;
  return (
    <TimelineItem mark="next">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink to={workPaths.custodyPage(at)} className="font-semibold">
          {carePage.label(row.page)}
        </TextLink>
        <CareStatusBadge {...row} />
      </p>
      {row.missing.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
          <span className="text-muted">{row.status === 'missing-info' ? 'Missing:' : 'To fill in:'}</span>
          {row.missing.slice(0, SHOWN).map(({ name, label }) =>
            mayFill ? (
              <TextLink key={name} to={workPaths.custodyPage({ ...at, action: name })}>
                {label}
              </TextLink>
            ) : (
              <span key={name}>{label}</span>
            ),
          )}
          {others > 0 && <span className="text-muted">and {others} more</span>}
        </p>
      )}
    </TimelineItem>
  );
};

/** Says that the page of the cremated remains has them released, and the record doesn’t. */
const OwedRelease = () => {
  const { locationId, caseId } = useCase();
  return (
    <TimelineItem mark="next">
      <TextLink to={workPaths.custodyPage({ locationId, caseId, page: 'cremated-remains' })} className="font-semibold">
        Record the release
      </TextLink>
      <p className="mt-1 text-sm">The page says to whom the cremated remains were released. The record still has them in care.</p>
      <div className="mt-2">
        <NextMoves page="cremated-remains" />
      </div>
    </TimelineItem>
  );
};

/** Leads to the personal effects. How far they are is on the case's row, which a trade company isn't told. */
const OpenEffects = () => {
  const { locationId, caseId, row, sight } = useCase();
  return (
    <TimelineItem mark="next">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink to={workPaths.personalEffects({ locationId, caseId })} className="font-semibold">
          Personal effects
        </TextLink>
        {sight === 'staff' && <CareStatusBadge status={effectsStatus(row)} isNeeded />}
      </p>
    </TimelineItem>
  );
};

/** Leads to the pages that are done, or that nobody needs: the record below says who closed them. */
const DonePages = ({ rows, areEffectsDone }: { rows: readonly CarePageRow[]; areEffectsDone: boolean }) => {
  const { locationId, caseId } = useCase();
  const linkOf = ({ page, isNeeded }: CarePageRow) => (
    <span key={page}>
      <TextLink to={workPaths.custodyPage({ locationId, caseId, page })}>{carePage.label(page)}</TextLink>
      {!isNeeded && <span className="text-muted"> (not needed)</span>}
    </span>
  );
  if (rows.length === 0 && !areEffectsDone) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      <span className="text-muted">Done:</span>
      {rows.map(linkOf)}
      {areEffectsDone && <TextLink to={workPaths.personalEffects({ locationId, caseId })}>Personal effects</TextLink>}
    </p>
  );
};

/** Says where the person or the remains are now, and how far the reduction is while a facility has them. */
const Now = ({ place, awaitedAt, onTheWay, reduction }: Pick<Overview, 'place' | 'awaitedAt' | 'onTheWay' | 'reduction'>) => {
  const { row } = useCase();
  const act = reduction && reductionAct.label(reduction.act);
  return (
    <TimelineItem mark="now">
      <p className="font-semibold">{decedentStatus.label(row.decedentStatus)}</p>
      {place && <p className="wrap-anywhere">{placeWords(place)}</p>}
      {onTheWay && <p className="wrap-anywhere">On the way. {onTheWay.with}</p>}
      {awaitedAt && <p className="wrap-anywhere">Waits at {awaitedAt}</p>}
      {reduction && (
        <p className="wrap-anywhere">
          {act} started <When at={reduction.started.on} as="exactWhenWords" />, by {reduction.started.byName}.
          {reduction.ended && (
            <>
              {' '}
              It ended <When at={reduction.ended.on} as="exactWhenWords" />.
            </>
          )}
        </p>
      )}
    </TimelineItem>
  );
};

type Overview = Awaited<ReturnType<typeof api.custodyPages.getCustodyPages>>;

const isDone = ({ isNeeded, status, closed }: CarePageRow): boolean => !isNeeded || (status === 'complete' && closed !== null);

/** Shows what is still to come, where the person is now, and what was recorded, in one timeline. */
const Whole = ({ pages, record, ...now }: Overview) => {
  const { row, sight, may, whyNot, caseId } = useCase();
  const areEffectsDone = sight === 'staff' && effectsStatus(row) === 'complete';
  const open = pages.filter((each) => !isDone(each));
  const isOwed = pages.some(
    ({ page, isNeeded, closed }) => page === 'cremated-remains' && isNeeded && isReleaseOwed(row.decedentStatus, closed !== null),
  );
  return (
    <Panel title="Timeline" aside={<CareBadge status={row.decedentStatus} />}>
      <div className="grid gap-6">
        <section aria-labelledby="to-come" className="grid gap-3">
          <h3 id="to-come" className="font-semibold text-muted">
            Still to come
          </h3>
          {open.length > 0 || !areEffectsDone || isOwed ? (
            <ol aria-labelledby="to-come">
              {open.map((each) => (
                <OpenPage key={each.page} row={each} />
              ))}
              {isOwed && <OwedRelease />}
              {!areEffectsDone && <OpenEffects />}
            </ol>
          ) : (
            <p>Every page is done.</p>
          )}
          <DonePages rows={pages.filter(isDone)} areEffectsDone={areEffectsDone} />
          {whyNot('decedent.move') && <p className="text-sm text-muted">{whyNot('decedent.move')}</p>}
        </section>
        <section aria-labelledby="now" className="grid gap-3">
          <h3 id="now" className="font-semibold text-muted">
            Now
          </h3>
          <ol aria-labelledby="now">
            <Now {...now} />
          </ol>
        </section>
        <section aria-labelledby="so-far" className="grid gap-3">
          <h3 id="so-far" className="font-semibold text-muted">
            So far
          </h3>
          <CareTimeline />
        </section>
      </div>
      <p className="mt-6 text-sm text-muted">
        {record ? (
          <>
            The custody record has {record.sequence === 1 ? '1 entry' : `${record.sequence} entries`}. The last one’s hash begins
            with <code className="break-all">{record.hash.slice(0, 16)}</code>.
          </>
        ) : (
          'The custody record has no entry yet.'
        )}
      </p>
      {record && may('custody.export') && (
        <div className="mt-3">
          <OpenPdf size="compact" fetchPdf={() => api.casePapers.getCustodyExport({ id: caseId, as: 'pdf' })}>
            Print custody record
          </OpenPdf>
        </div>
      )}
    </Panel>
  );
};

/** Shows where the decedent is and since when, who has them, what is next, what is missing, and what was recorded. */
const Custody = () => {
  const { locationId, caseId, sight } = useCase();
  const found = useQuery({ ...query.custodyPages.getCustodyPages.queryOptions({ input: { id: caseId } }), gcTime: 0 });
  const at = { locationId, caseId, page: 'preservation' };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <HoldBanner hold={found.data?.hold} />
      <NamesakesOfCase />
      <CaseHandoffs place={found.data?.place} reduction={found.data?.reduction} onTheWay={found.data?.onTheWay} />
      {found.isPending && <SkeletonText lines={8} />}
      {found.isError && !found.data && (
        <FailedQuery of={found} title="The pages could not be loaded.">
          {messageOf(found.error)}
        </FailedQuery>
      )}
      {found.data && (
        <>
          {found.data.familyUntold && <FamilyUntold untold={found.data.familyUntold} />}
          {found.data.isImplantFound && (
            <Banner tone="warning" title="An implant was found at the intake">
              <p>A battery explodes in a cremation chamber. Write down in the details which one it is, and what became of it.</p>
              <Fix
                link={{ page: 'case-details', question: 'hasImplant' }}
                title="the implant"
                at={{ locationId, caseId, sight }}
              />
            </Banner>
          )}
          <PreservationNotice
            due={found.data.preservation}
            cold={found.data.cold}
            action={<TextLink to={workPaths.custodyPage(at)}>Open the preservation</TextLink>}
          />
          <Whole {...found.data} />
        </>
      )}
    </div>
  );
};

/** Shows the custody of the person whom the open case is about: where they are, what is next, what is missing, and what was recorded. */
export const Component = () => (
  <CasePage title="Custody" lead="Where the person is, what comes next, and what was recorded about their care.">
    <Custody />
  </CasePage>
);
