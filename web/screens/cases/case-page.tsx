import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { FolderX } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { CaseDashboard } from '#shared/contract/cases-views.ts';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import { messageOf, problemOf } from '#web/session/index.ts';
import { whenNotFound } from '#web/session/not-found.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { EmptyState, FailedPanel, Skeleton, SkeletonText } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace, type Workspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { CaseGone } from './frame/case-gone.tsx';
import { CaseHeader } from './frame/case-header.tsx';
import { CaseContext, CaseFrameContext, caseQuery, type OpenCase, useOpenedRow } from './use-case.ts';

const BackToDocument = lazyPart(
  () => import('./documents/back-to-document.tsx').then((part) => ({ default: part.BackToDocument })),
  'The way back',
);

export type CasePageProps = {
  /** The h1; without it, it is the decedent's name (the case's dashboard). */
  title?: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Buttons beside the title. They may call `useCase`, as the children may. */
  actions?: ReactNode;
  width?: 'form' | 'text' | 'wide';
  /** The page whose questions and answers the round button opens. */
  faq?: FaqPage;
  children: ReactNode;
};

function openCaseOf(dashboard: CaseDashboard, { locationId, who, may, whyNot }: Workspace): OpenCase {
  const { case: row, sight } = dashboard;
  return { caseId: row.id, locationId, row, dashboard, sight, who, may, whyNot };
}

const Loading = () => (
  <div aria-busy="true" className="grid gap-3">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-8 w-72 max-w-full" />
    <Skeleton className="mt-4 mb-6 h-11 w-full" />
    <SkeletonText lines={6} />
  </div>
);

/** Says that a case doesn't exist, which also covers another home's and a deleted one. */
const NotThere = ({ locationId }: { locationId: string }) => (
  <WorkspacePage title="Case">
    <EmptyState
      icon={FolderX}
      title="This case doesn’t exist."
      action={
        <LinkButton look="primary" to={workPaths.cases({ locationId })}>
          See all cases
        </LinkButton>
      }
    >
      It may have been deleted, or it belongs to another home.
    </EmptyState>
  </WorkspacePage>
);

/**
 * Returns whether a case that was open no longer exists. When any call returns 404, even for a note or a contact, it asks for the case again, once at
 * a time.
 */
function useIsGone(whole: UseQueryResult<CaseDashboard>): boolean {
  const isGone = problemOf(whole.error)?.code === 'not_found';
  const latest = useRef({ ask: whole.refetch, isAsking: false, isGone });
  useEffect(() => {
    latest.current = { ask: whole.refetch, isAsking: whole.isFetching, isGone };
  });
  useEffect(
    () =>
      whenNotFound(() => {
        const { ask, isAsking, isGone: isKnown } = latest.current;
        if (!isAsking && !isKnown) void ask();
      }),
    [],
  );
  return isGone;
}

/**
 * Lays out every page of a case: the home's workspace, who the case is about and its status, the case's pages, and then the page itself. The children
 * may call `useCase()`; they render once the case is loaded.
 */
export const CasePage = ({ title, lead, actions, width, faq = 'case-pages', children }: CasePageProps) => {
  const { caseId = '' } = useParams();
  const from = useSearchParams()[0].get('from');
  const workspace = useWorkspace();
  const whole = useQuery(caseQuery(caseId));
  const isGone = useIsGone(whole);
  const value = useMemo(() => (whole.data ? openCaseOf(whole.data, workspace) : null), [whole.data, workspace]);
  const opened = useOpenedRow(caseId);
  const frame = value ?? (whole.isPending && opened ? { ...workspace, caseId, row: opened, sight: 'staff' as const } : null);
  const name = frame?.row.decedentFullName;
  usePageTitle(name && (title ? `${title}, ${name}` : name));
  if (frame)
    return (
      <CaseFrameContext value={frame}>
        <CaseContext value={value}>
          {isGone && <CaseGone />}
          {/* Keeps what was typed until the case comes back. */}
          <div hidden={isGone}>
            <WorkspacePage
              above={<CaseHeader isTitle={title === undefined} back={value && from && <BackToDocument from={from} />} />}
              {...{ title, lead, width, faq }}
              actions={value && actions}
            >
              {value ? children : <SkeletonText lines={6} />}
            </WorkspacePage>
          </div>
        </CaseContext>
      </CaseFrameContext>
    );
  if (whole.isPending)
    return (
      <WorkspacePage faq={faq}>
        <Loading />
      </WorkspacePage>
    );
  const problem = problemOf(whole.error);
  if (problem?.code === 'not_found' || problem?.status === 400) return <NotThere locationId={workspace.locationId} />;
  return (
    <WorkspacePage title="Case">
      <FailedPanel
        title="This case could not be loaded."
        requestId={problem?.requestId}
        onRetry={() => void whole.refetch()}
        isRetrying={whole.isRefetching}
      >
        {messageOf(whole.error)}
      </FailedPanel>
    </WorkspacePage>
  );
};
