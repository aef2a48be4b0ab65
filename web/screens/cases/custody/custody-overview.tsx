import '#web/document-calls.ts';
import { useQuery } from '@tanstack/react-query';
import type { CarePageRow } from '#shared/contract/custody-pages.ts';
import { effectsStatus } from '#shared/custody/effects/effect-standing.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { When } from '#web/parts/when.tsx';
import { api, messageOf, problemOf, query } from '#web/session/index.ts';
import { FailedPanel, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { CareBadge } from '../case-badges.tsx';
import { CasePage } from '../case-page.tsx';
import { useCase } from '../use-case.ts';
import { CareStatusBadge } from './care-status-badge.tsx';
import { CaseHandoffs } from './handoffs/case-handoffs.tsx';
import { PreservationNotice } from './preservation-notice.tsx';

/** How many missing fields of a page are named. */
const SHOWN = 4;

const PageRow = ({ row }: { row: CarePageRow }) => {
  const { locationId, caseId, may } = useCase();
  const mayFill = may('decedent.move');
  const at = { locationId, caseId, page: row.page };
  const others = row.missing.length - SHOWN;
  return (
    <li className="grid gap-1.5 border-t border-border py-3 first:border-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink to={workPaths.custodyPage(at)} className="font-semibold">
          {carePage.label(row.page)}
        </TextLink>
        <CareStatusBadge {...row} />
      </p>
      {row.closed && (
        <p className="text-sm text-muted">
          Closed by {row.closed.byName || 'someone'}, <When at={row.closed.on} />
        </p>
      )}
      {row.missing.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
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
    </li>
  );
};

/** Leads to the personal effects. How far they are is on the case's row, which a trade company isn't told. */
const EffectsRow = () => {
  const { locationId, caseId, row, sight } = useCase();
  return (
    <li className="border-t border-border py-3 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink to={workPaths.personalEffects({ locationId, caseId })} className="font-semibold">
          Personal effects
        </TextLink>
        {sight === 'staff' && <CareStatusBadge status={effectsStatus(row)} isNeeded />}
      </p>
    </li>
  );
};

const Pages = () => {
  const { locationId, caseId, row, may, whyNot } = useCase();
  const pages = useQuery({ ...query.custodyPages.getCustodyPages.queryOptions({ input: { id: caseId } }), gcTime: 0 });
  if (pages.isPending) return <SkeletonText lines={8} />;
  if (!pages.data)
    return (
      <FailedPanel
        title="The pages could not be loaded."
        requestId={problemOf(pages.error)?.requestId}
        onRetry={() => void pages.refetch()}
        isRetrying={pages.isRefetching}
      >
        {messageOf(pages.error)}
      </FailedPanel>
    );
  const { record, preservation, cold } = pages.data;
  const at = { locationId, caseId, page: 'preservation' };
  return (
    <>
      <PreservationNotice
        due={preservation}
        cold={cold}
        action={<TextLink to={workPaths.custodyPage(at)}>Open the preservation</TextLink>}
      />
      <Panel title="Pages" aside={<CareBadge status={row.decedentStatus} />}>
        <ul>
          {pages.data.pages.map((each) => (
            <PageRow key={each.page} row={each} />
          ))}
          <EffectsRow />
        </ul>
        {whyNot('decedent.move') && <p className="mt-4 text-sm text-muted">{whyNot('decedent.move')}</p>}
        <p className="mt-4 text-sm text-muted">
          {record ? (
            <>
              The custody record has {record.sequence === 1 ? '1 entry' : `${record.sequence} entries`}. The last one’s hash
              begins with <code className="break-all">{record.hash.slice(0, 16)}</code>.
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
    </>
  );
};

/** Shows where the decedent is and how far each page of their custody is, with a link to everything that is missing. */
export const Component = () => (
  <CasePage title="Custody" lead="Where the person is, and what is written down about their care.">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CaseHandoffs />
      <Pages />
    </div>
  </CasePage>
);
