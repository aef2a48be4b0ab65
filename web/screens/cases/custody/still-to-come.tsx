import type { CarePageRow } from '#shared/contract/custody-pages.ts';
import { effectsStatus } from '#shared/custody/effects/effect-standing.ts';
import { isReleaseOwed } from '#shared/custody/pages/remains-locks.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { TimelineItem } from '../timeline-item.tsx';
import { useCase } from '../use-case.ts';
import { CareStatusBadge } from './care-status-badge.tsx';
import { NextMoves } from './next-moves.tsx';

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

const isDone = ({ isNeeded, status, closed }: CarePageRow): boolean => !isNeeded || (status === 'complete' && closed !== null);

/** Shows what is still to do of someone’s custody, and then what is done. The list is named by the heading above it (`to-come`). */
export const StillToCome = ({ pages }: { pages: readonly CarePageRow[] }) => {
  const { row, sight } = useCase();
  const areEffectsDone = sight === 'staff' && effectsStatus(row) === 'complete';
  const open = pages.filter((each) => !isDone(each));
  const isOwed = pages.some(
    ({ page, isNeeded, closed }) => page === 'cremated-remains' && isNeeded && isReleaseOwed(row.decedentStatus, closed !== null),
  );
  return (
    <>
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
    </>
  );
};
