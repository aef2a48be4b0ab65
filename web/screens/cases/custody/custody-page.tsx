import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { papersOf } from '#shared/custody/custody-papers.ts';
import type { CareValue } from '#shared/custody/pages/care-field.ts';
import { careValueOf, careWords, isEmbalmed } from '#shared/custody/pages/care-values.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import { isReleaseOwed } from '#shared/custody/pages/remains-locks.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { type CarePageName, type CustodyPaper, carePage, custodyPaper } from '#shared/model/enumerations/custody.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { OpenPdf } from '#web/parts/open-pdf.tsx';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { suggestAddresses } from '#web/parts/suggest-addresses.ts';
import { OtherCase } from '#web/parts/tags/other-case.tsx';
import { When } from '#web/parts/when.tsx';
import { QuestionSourcesContext } from '#web/questions/question-sources.ts';
import { useQuestionInAddress } from '#web/questions/use-question-in-address.ts';
import { api, messageOf, query } from '#web/session/index.ts';
import { WordedError } from '#web/session/worded-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { CasePage } from '../case-page.tsx';
import { MissingLines } from '../changes/missing-lines.tsx';
import { RemovalCompanies } from '../contacts/trade-companies.tsx';
import { SaveLine } from '../details/save-line.tsx';
import { useCase } from '../use-case.ts';
import { CareFields } from './care-fields.tsx';
import { CarePhotos } from './care-photos.tsx';
import { CareStatusBadge } from './care-status-badge.tsx';
import { ClosePage } from './close-page.tsx';
import { FirstCall, WhereToGo } from './from-first-call.tsx';
import { HoldBanner } from './hold-banner.tsx';
import { NextMoves } from './next-moves.tsx';
import { pagePeople } from './page-people.ts';
import { PreservationNotice } from './preservation-notice.tsx';
import { ReductionPanel } from './reduction-panel.tsx';
import { type Unfinished, unfinishedIn, withUnfinished } from './unfinished.ts';
import { fieldNamed, pageQuery, useCarePage, usePeople } from './use-care-page.ts';

/** Says above the report of an embalming what isn’t in place for one. A trade company, which doesn’t see gates, gets it with the page (`needs`). */
const EmbalmingWarning = ({ needs = [] }: { needs: CarePageView['embalmingNeeds'] }) => {
  const { caseId, locationId, sight } = useCase();
  const isStaff = sight === 'staff';
  const { data } = useQuery({ ...query.caseCare.getCaseGates.queryOptions({ input: { id: caseId } }), enabled: isStaff });
  const lines = isStaff ? (data?.gates.find(({ act }) => act === 'embalming')?.missing ?? []) : needs;
  if (lines.length === 0) return null;
  return (
    <Banner tone="danger" role="status" className="mb-4" title="Embalming can’t begin yet">
      <MissingLines lines={lines} at={{ caseId, locationId, sight }} />
    </Banner>
  );
};

const timeIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

type ArrivalProps = { view: CarePageView; receivedAt: string | undefined; onUse: (since: string) => void };

/** Offers the time that was recorded with “In care” while the intake doesn’t say when the person was received. */
const Arrival = ({ view, receivedAt, onUse }: ArrivalProps) => {
  const { row, dashboard } = useCase();
  const { kind, since } = dashboard.custody.custodian ?? {};
  const isOffered = view.page === 'intake' && view.editing !== 'none' && !view.closed && receivedAt === undefined;
  if (!isOffered || kind !== 'home' || since === undefined || row.decedentStatus !== 'in-care') return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        “{decedentStatus.label('in-care')}” was recorded for <When at={since} as="exactWhenWords" />.
      </span>
      <TextButton onClick={() => onUse(since)}>Use this time for “Received”</TextButton>
    </p>
  );
};

const Loaded = ({ loaded }: { loaded: CarePageView }) => {
  const { caseId, locationId, row, dashboard } = useCase();
  const { action } = useParams();
  const { values, save, errors, conflict, failure, progress: view, saver, otherTag } = useCarePage(caseId, loaded);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [unfinished, setUnfinished] = useState<readonly Unfinished[]>([]);
  useQuestionInAddress(action);
  const page = carePages[view.page];
  const people = usePeople(view);
  const { timeZone } = view;
  const sources = useMemo(
    () => ({ lists: { people: pagePeople(page, people, values) }, timeZone, suggestAddresses, isLog: true }),
    [page, people, values, timeZone],
  );
  const printed = async (paper: CustodyPaper) => {
    if (!(await saver.settle())) throw new WordedError('Some of what you typed isn’t saved yet. See what is marked.');
    return api.tagPapers.printCustodyPage({ id: caseId, paper });
  };
  // Closing the page offers it where it was closed.
  const isOwed = view.page === 'cremated-remains' && isReleaseOwed(row.decedentStatus, view.closed !== null);
  const isAsked = careValueOf(values, 'removalKind') === 'trade-company' && view.editing === 'all' && !view.closed;
  const { hold } = view;
  const differences = (conflict?.fields ?? []).flatMap((name) => {
    const field = fieldNamed(page, name);
    const words = (of: Readonly<Record<string, unknown>>) =>
      field ? careWords(field, of[name] as CareValue, { people, timeZone: view.timeZone }).join('; ') : '';
    return field && conflict ? [{ label: field.label, mine: words(conflict.mine), theirs: words(conflict.saved) }] : [];
  });
  return (
    <QuestionSourcesContext value={sources}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <CareStatusBadge {...view} request={page.request?.(values, { decedentStatus: row.decedentStatus })} />
        {!isOwed && <NextMoves page={view.page} happenedOn={view.page === 'intake' ? timeIn(values.receivedAt) : undefined} />}
        {view.isNeeded &&
          papersOf(view.page).map((paper) => (
            <OpenPdf key={paper} size="compact" fetchPdf={() => printed(paper)}>
              Print {custodyPaper.label(paper).toLowerCase()}
            </OpenPdf>
          ))}
        {view.page === 'removal' && view.editing !== 'none' && !view.closed && (
          <LinkButton size="compact" to={workPaths.removals({ home: locationId })}>
            Take along without a connection
          </LinkButton>
        )}
      </div>
      <HoldBanner hold={hold} isThere={hold?.link.carePage === view.page} />
      {view.page === 'preparation' && !view.closed && isEmbalmed(values) && <EmbalmingWarning needs={loaded.embalmingNeeds} />}
      {otherTag && (
        <OtherCase
          key={otherTag.nth}
          name={row.decedentFullName}
          belongsTo={otherTag.of.belongsTo}
          homePhone={dashboard.homePhone}
        />
      )}
      <PreservationNotice due={view.preservation} cold={view.cold} />
      {loaded.reduction && (
        <div className="mb-4">
          <ReductionPanel reduction={loaded.reduction} />
        </div>
      )}
      {view.editing === 'none' && (
        <Banner className="mb-4" role="status">
          You can read this page. Others fill it in.
        </Banner>
      )}
      {conflict && (
        <div className="mb-4">
          <StaleChoice
            level={2}
            conflict={conflict}
            title="Someone else changed this too"
            differences={differences}
            onKeepMine={() => saver.keepMine()}
            onTakeSaved={() => saver.takeSaved()}
          />
        </div>
      )}
      <WhereToGo page={view.page} />
      <Arrival view={view} receivedAt={timeIn(values.receivedAt)} onUse={(since) => saver.change('receivedAt', since)} />
      <CareFields
        {...{ page, view, values }}
        afterFirst={isAsked && <RemovalCompanies />}
        errors={{ ...refused, ...errors }}
        onChange={(name, value) => {
          setRefused(({ [name]: _, ...others }) => others);
          saver.change(name, value);
        }}
        onUnfinished={(name, part, fault) => setUnfinished((before) => withUnfinished(before, { name, part, fault }))}
      />
      <CarePhotos view={loaded} />
      <ClosePage
        view={view}
        isSaved={save.kind === 'saved' || save.kind === 'clean'}
        unfinished={unfinishedIn(page, unfinished, values, view)}
        onRefused={setRefused}
      />
      {view.editing !== 'none' && (!view.closed || (view.stillOpen ?? []).length > 0) && (
        <SaveLine {...{ save, failure }} hasErrors={Object.keys(errors).length > 0} onRetry={() => void saver.send()} />
      )}
      <FirstCall page={view.page} />
    </QuestionSourcesContext>
  );
};

const Page = ({ page }: { page: CarePageName }) => {
  const { caseId } = useCase();
  const loading = useQuery(pageQuery(caseId, page));
  if (loading.data) return <Loaded key={page} loaded={loading.data} />;
  if (loading.isPending) return <SkeletonText lines={8} />;
  return (
    <FailedQuery of={loading} title="This page could not be loaded.">
      {messageOf(loading.error)}
    </FailedQuery>
  );
};

const NoSuchPage = () => {
  const { locationId, caseId } = useCase();
  return (
    <EmptyState title="There is no such page.">
      <TextLink to={workPaths.decedentCustody({ locationId, caseId })}>See all pages of custody</TextLink>
    </EmptyState>
  );
};

/** Shows a page of a decedent's custody, such as the removal. */
export const Component = () => {
  const { page = '' } = useParams();
  if (!carePage.has(page))
    return (
      <CasePage title="Custody">
        <NoSuchPage />
      </CasePage>
    );
  return (
    <CasePage title={carePage.label(page)} lead={carePages[page].lead}>
      <Page page={page} />
    </CasePage>
  );
};
