import { FailedQuery } from '#web/parts/failed-query.tsx';
import '#web/document-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { placeWords } from '#shared/custody/wall/wall-warnings.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
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
import { CareTimeline } from './care-timeline.tsx';
import { DispositionHold } from './disposition-hold.tsx';
import { FamilyUntold } from './family-untold.tsx';
import { CaseHandoffs } from './handoffs/case-handoffs.tsx';
import { HoldBanner } from './hold-banner.tsx';
import { PreservationNotice } from './preservation-notice.tsx';
import { StillToCome } from './still-to-come.tsx';

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

/** Shows what is still to come, where the person is now, and what was recorded, in one timeline. */
const Whole = ({ pages, record, ...now }: Overview) => {
  const { row, may, whyNot, caseId } = useCase();
  return (
    <Panel title="Timeline" aside={<CareBadge status={row.decedentStatus} />}>
      <div className="grid gap-6">
        <section aria-labelledby="to-come" className="grid gap-3">
          <h3 id="to-come" className="font-semibold text-muted">
            Still to come
          </h3>
          <StillToCome pages={pages} />
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
      <HoldBanner hold={found.data?.hold} isThere={found.data?.hold?.isPlaced === true} />
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
              <p>
                Batteries can be dangerous during cremation, so it has to be removed first. Write down in the details which
                implant it is, and what became of it.
              </p>
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
          <DispositionHold since={found.data.heldSince} />
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
